package org.wardiary.projector.fold;

import org.wardiary.events.text.Text;

/**
 * Thrown when the events of a game cannot have happened: the log is damaged at one event of one
 * game.
 */
public final class CorruptGame extends RuntimeException {

  private final long seq;

  /**
   * Creates an exception with a reason.
   *
   * @param gameId the game
   * @param seq seq of the event that cannot follow
   * @param reason the reason, in the form {@code expected … but …}
   */
  public CorruptGame(String gameId, long seq, String reason) {
    super(Text.of("game %s, seq %d: %s", gameId, seq, reason));
    this.seq = seq;
  }

  /** Creates an exception with a reason and the exception that revealed it. */
  public CorruptGame(String gameId, long seq, String reason, Throwable cause) {
    this(gameId, seq, reason);
    initCause(cause);
  }

  /** The seq of the event that cannot follow. */
  public long seq() {
    return seq;
  }
}
