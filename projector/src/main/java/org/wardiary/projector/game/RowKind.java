package org.wardiary.projector.game;

import java.util.function.Function;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.projector.fold.EventTable;
import org.wardiary.projector.fold.GameFold;

/**
 * A kind of row that a game has: all such rows of one game form one message, which is published
 * when the game ends.
 *
 * @param <V> the message that holds all rows of a game
 * @param name what the rows are, e.g. {@code attacks}; unique, since their topic has this name
 * @param view the message's generated class
 * @param events what the fold does with each kind of event; has entries for all kinds of its game
 *     and all common ones, and no others
 * @param begin makes a new fold from a game's first event
 */
public record RowKind<V extends SpecificRecord>(
    String name,
    Class<V> view,
    EventTable<? extends GameFold<V>> events,
    Function<GameEvent, GameFold<V>> begin) {}
