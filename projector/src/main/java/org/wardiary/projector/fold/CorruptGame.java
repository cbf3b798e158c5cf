package org.wardiary.projector.fold;

import org.wardiary.events.text.Text;

/** A game's events cannot be what happened: the log is damaged at one event of one game. */
public final class CorruptGame extends RuntimeException {

  private final String gameId;
  private final long seq;

  /**
   * With the reason.
   *
   * @param gameId the game
   * @param seq seq of the event that cannot follow
   * @param reason {@code expected … but …}
   */
  public CorruptGame(String gameId, long seq, String reason) {
    super(Text.of("game %s, seq %d: %s", gameId, seq, reason));
    this.gameId = gameId;
    this.seq = seq;
  }

  /** With the reason and what brought it to light. */
  public CorruptGame(String gameId, long seq, String reason, Throwable cause) {
    this(gameId, seq, reason);
    initCause(cause);
  }

  /** The game. */
  public String gameId() {
    return gameId;
  }

  /** Number of the event that cannot follow. */
  public long seq() {
    return seq;
  }
}
