package org.wardiary.analytics.game;

import java.util.function.Function;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.analytics.study.OwnRows;

/**
 * Reads a type of message that holds all rows of one type of a game.
 *
 * @param <V> class of the message
 * @param message the generated class of the message, by which {@link OwnRows} finds it
 * @param gameId id of the game to which a message belongs
 */
public record RowReader<V extends SpecificRecord>(Class<V> message, Function<V, String> gameId) {

  /** Whether this reads messages of the class of {@code rows}. */
  public boolean reads(SpecificRecord rows) {
    return message.isInstance(rows);
  }

  /** Id of the game to which a message belongs; the message must be of the class read. */
  public String gameOf(SpecificRecord rows) {
    return gameId.apply(message.cast(rows));
  }

  /** Adds a message to a game's rows; replaces an earlier one of the same class. */
  public OwnRows add(OwnRows own, SpecificRecord rows) {
    return own.with(message, message.cast(rows));
  }
}
