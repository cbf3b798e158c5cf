package org.wardiary.analytics.game;

import java.util.function.Function;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.analytics.study.OwnRows;

/**
 * A kind of message that holds all rows of one kind of a game.
 *
 * @param <V> class of the message
 * @param message the message's generated class, under which {@link OwnRows} finds it
 * @param gameId id of the game that a message belongs to
 */
public record RowReader<V extends SpecificRecord>(Class<V> message, Function<V, String> gameId) {

  /** Whether it reads messages of this class. */
  public boolean reads(SpecificRecord rows) {
    return message.isInstance(rows);
  }

  /** Id of the game that a message of its class belongs to. */
  public String gameOf(SpecificRecord rows) {
    return gameId.apply(message.cast(rows));
  }

  /** A game's rows with a message of its class. */
  public OwnRows add(OwnRows own, SpecificRecord rows) {
    return own.with(message, message.cast(rows));
  }
}
