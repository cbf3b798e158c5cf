package org.wardiary.events.log.backup;

/** Thrown if a backup is damaged or inconsistent; the message is {@code expected … but …}. */
public final class BackupDamaged extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BackupDamaged(String message) {
    super(message);
  }

  BackupDamaged(String message, Throwable cause) {
    super(message, cause);
  }
}
