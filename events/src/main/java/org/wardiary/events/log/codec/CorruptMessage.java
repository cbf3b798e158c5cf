package org.wardiary.events.log.codec;

/** Bytes that are not the message that should stand there: the log is damaged or too new. */
public final class CorruptMessage extends RuntimeException {

  /** What is wrong. */
  public enum Problem {
    /** The bytes do not begin as a single-object message does. */
    NOT_A_MESSAGE,
    /** Nobody has published the schema that the message was written with. */
    UNKNOWN_WRITER,
    /** The schema that it was written with cannot be read as the one expected. */
    INCOMPATIBLE_WRITER,
    /** A newer program wrote a kind of event that this one does not know. */
    UNKNOWN_TYPE,
    /** The bytes end too early, go on too long or make no sense. */
    DAMAGED,
    /** The message is sound but does not follow the game's message before it. */
    BROKEN_CHAIN
  }

  private final Problem problem;

  /** With the reason, {@code expected … but …}. */
  public CorruptMessage(Problem problem, String reason) {
    super(reason);
    this.problem = problem;
  }

  /** With the reason and what brought it to light. */
  public CorruptMessage(Problem problem, String reason, Throwable cause) {
    super(reason, cause);
    this.problem = problem;
  }

  /** What is wrong. */
  public Problem problem() {
    return problem;
  }
}
