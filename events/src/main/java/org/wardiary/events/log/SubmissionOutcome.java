package org.wardiary.events.log;

import org.wardiary.events.text.Text;

/** What can become of a command. */
public enum SubmissionOutcome {
  /** The game's events were written. */
  ACCEPTED("accepted"),
  /** The game stands already, with this very record. */
  DUPLICATE("duplicate"),
  /** The game stands already, with another record; nothing was written. */
  DIFFERENT("different"),
  /** The record is that of an earlier edition; nothing was written. */
  SUPERSEDED("superseded"),
  /** The game was withdrawn, and stays so; nothing was written. */
  WITHDRAWN("withdrawn"),
  /** An open game has gone on since the sender saw it; nothing was written. */
  OVERTAKEN("overtaken"),
  /** Refused; nothing was written. */
  REJECTED("rejected");

  private final String text;

  SubmissionOutcome(String text) {
    this.text = text;
  }

  /** As messages write it. */
  public String text() {
    return text;
  }

  /**
   * The outcome that a message writes.
   *
   * @throws IllegalArgumentException if there is none such
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
