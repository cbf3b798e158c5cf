package org.wardiary.events.key;

/** A text is no position as {@code records.md} describes it; the message says why. */
public final class BadPosition extends RuntimeException {

  /** With the reason, {@code expected … but …}. */
  BadPosition(String reason) {
    super(reason);
  }
}
