package org.wardiary.events.log.backup;

/** A backup that is not whole, or not what it says; the message is {@code expected … but …}. */
public final class BackupDamaged extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BackupDamaged(String message) {
    super(message);
  }

  BackupDamaged(String message, Throwable cause) {
    super(message, cause);
  }
}
