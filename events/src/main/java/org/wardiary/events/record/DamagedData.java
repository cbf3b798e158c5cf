package org.wardiary.events.record;

import java.io.IOException;

/** Thrown if compressed data cannot be read to its end; the message is {@code expected … but …}. */
public final class DamagedData extends IOException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with the failure that revealed the damage. */
  public DamagedData(String message, IOException cause) {
    super(message, cause);
  }

  /** Creates an exception for data that is not what it should be. */
  public DamagedData(String message) {
    super(message);
  }
}
