package org.wardiary.reports.archive;

/** Some input is refused: a record, or a game that is not there. Ends in exit code 1. */
public final class InputRefused extends RuntimeException {

  /** With the message to print. */
  public InputRefused(String message) {
    super(message);
  }
}
