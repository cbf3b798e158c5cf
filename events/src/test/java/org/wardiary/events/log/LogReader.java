package org.wardiary.events.log;

import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.CorruptMessage;

/** Receives the contents of the log. */
public interface LogReader {

  /**
   * Receives the next event of a game, which has been checked to follow the one before it.
   *
   * @param event the event
   * @param message the message's bytes
   */
  void event(GameEvent event, byte[] message);

  /**
   * Reports a damaged game, of which nothing more is passed on.
   *
   * @param gameId the message's key, the game's id
   * @param seq the seq of the event that was expected
   * @param reason what is wrong
   */
  void corrupt(String gameId, long seq, CorruptMessage reason);
}
