package org.wardiary.events.log;

import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.CorruptMessage;

/** Receives what the log holds. */
public interface LogReader {

  /**
   * The next event of a game, checked to follow the one before it.
   *
   * @param event the event
   * @param message the message's bytes
   */
  void event(GameEvent event, byte[] message);

  /**
   * A game is damaged; nothing more of it is passed on.
   *
   * @param gameId the message's key, the game's id
   * @param seq the event that should have stood there
   * @param reason what is wrong
   */
  void corrupt(String gameId, long seq, CorruptMessage reason);
}
