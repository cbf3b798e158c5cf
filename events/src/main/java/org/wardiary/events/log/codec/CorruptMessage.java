package org.wardiary.events.log.codec;

/**
 * Thrown if bytes are not the expected message: the log is damaged or was written by a newer
 * program.
 */
public final class CorruptMessage extends RuntimeException {

  /** The kinds of problems. */
  public enum Problem {
    /** The bytes do not begin as a single-object message does. */
    NOT_A_MESSAGE,
    /** The schema that the message was written with has not been published. */
    UNKNOWN_WRITER,
    /** Messages with the writer's schema cannot be read as the expected type. */
    INCOMPATIBLE_WRITER,
    /** A newer program wrote a kind of event that this one does not know. */
    UNKNOWN_TYPE,
    /** The bytes end too early, continue too long or are invalid. */
    DAMAGED,
    /** The message is valid but does not continue the game's chain. */
    BROKEN_CHAIN
  }

  private final Problem problem;

  /** Creates an exception with a reason of the form {@code expected … but …}. */
  public CorruptMessage(Problem problem, String reason) {
    super(reason);
    this.problem = problem;
  }

  /** Creates an exception with a reason and its cause. */
  public CorruptMessage(Problem problem, String reason, Throwable cause) {
    super(reason, cause);
    this.problem = problem;
  }

  /** The kind of problem. */
  public Problem problem() {
    return problem;
  }
}
