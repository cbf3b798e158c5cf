package org.wardiary.reports.cli;

/** Some input is refused: a record, or a game that is not there. Ends in exit code 1. */
final class InputRefused extends RuntimeException {

  /** With the message to print. */
  InputRefused(String message) {
    super(message);
  }
}
