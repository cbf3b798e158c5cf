package org.wardiary.events.key;

/** Thrown if a text is not a position as {@code records.md} describes it; the message says why. */
public final class BadPosition extends RuntimeException {

  /** Creates an exception with a reason of the form {@code expected … but …}. */
  BadPosition(String reason) {
    super(reason);
  }
}
