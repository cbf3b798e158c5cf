package org.wardiary.events.game;

/** Thrown when an event cannot follow the ones before it, which means that the log is damaged. */
public final class CorruptEvent extends RuntimeException {

  /** Creates an exception with a reason in the form {@code expected … but got …}. */
  public CorruptEvent(String reason) {
    super(reason);
  }

  /** Creates an exception with a reason and the exception that revealed the damage. */
  public CorruptEvent(String reason, Throwable cause) {
    super(reason, cause);
  }
}
