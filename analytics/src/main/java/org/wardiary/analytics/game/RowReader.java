package org.wardiary.analytics.game;

import java.util.function.Function;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.analytics.study.OwnRows;

/**
 * How the message that holds all rows of one kind of a game becomes what the statistics keep of
 * them.
 *
 * @param <V> class of the message
 * @param <T> class of what is kept
 * @param message the message's generated class
 * @param gameId id of the game that a message belongs to
 * @param type the class under which {@link OwnRows} finds what is kept
 * @param read makes it of a message
 */
public record RowReader<V extends SpecificRecord, T>(
    Class<V> message, Function<V, String> gameId, Class<T> type, Function<V, T> read) {

  /** Whether it reads messages of this class. */
  public boolean reads(SpecificRecord rows) {
    return message.isInstance(rows);
  }

  /** Id of the game that a message of its class belongs to. */
  public String gameOf(SpecificRecord rows) {
    return gameId.apply(message.cast(rows));
  }

  /** A game's rows with what is kept of a message of its class. */
  public OwnRows add(OwnRows own, SpecificRecord rows) {
    return own.with(type, read.apply(message.cast(rows)));
  }
}
