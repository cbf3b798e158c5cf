package org.wardiary.events.game;

/** An event that cannot follow the ones before it: the log is damaged. */
public final class CorruptEvent extends RuntimeException {

  /** With the reason, {@code expected … but got …}. */
  public CorruptEvent(String reason) {
    super(reason);
  }

  /** With the reason and the exception in which the damage showed. */
  public CorruptEvent(String reason, Throwable cause) {
    super(reason, cause);
  }
}
