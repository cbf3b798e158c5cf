package org.wardiary.events.log;

import org.wardiary.events.text.Text;

/** The outcome of a command. */
public enum SubmissionOutcome {
  /** The events were appended. */
  ACCEPTED("accepted"),
  /** The game is stored already, with this very record. */
  DUPLICATE("duplicate"),
  /** The game is stored already, with another record; nothing was written. */
  DIFFERENT("different"),
  /** The record is that of an earlier edition; nothing was written. */
  SUPERSEDED("superseded"),
  /** The game has been withdrawn and stays withdrawn; nothing was written. */
  WITHDRAWN("withdrawn"),
  /** An open game has advanced since the sender saw it; nothing was written. */
  OVERTAKEN("overtaken"),
  /** The command was refused; nothing was written. */
  REJECTED("rejected");

  private final String text;

  SubmissionOutcome(String text) {
    this.text = text;
  }

  /** The outcome as messages give it. */
  public String text() {
    return text;
  }

  /**
   * The outcome that a message gives.
   *
   * @throws IllegalArgumentException if there is no such outcome
   */
  public static SubmissionOutcome of(String text) {
    for (SubmissionOutcome outcome : values()) {
      if (outcome.text.equals(text)) {
        return outcome;
      }
    }
    throw new IllegalArgumentException(
        Text.of("expected an outcome such as accepted or rejected but got '%s'", text));
  }
}
