package org.wardiary.events.text;

/**
 * Thrown if some input is refused, e.g. a record, or the id of a game that does not exist. Commands
 * then end with exit code 1.
 */
public class InputRefused extends RuntimeException {

  /** Creates an exception with the message to print. */
  public InputRefused(String message) {
    super(message);
  }
}
