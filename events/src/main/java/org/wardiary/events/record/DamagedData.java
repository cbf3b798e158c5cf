package org.wardiary.events.record;

import java.io.IOException;

/** Compressed data that cannot be read to its end; the message is {@code expected … but …}. */
public final class DamagedData extends IOException {

  private static final long serialVersionUID = 1L;

  /** Damaged data, and why they could not be read. */
  public DamagedData(String message, IOException cause) {
    super(message, cause);
  }

  /** Data that is not what it should be. */
  public DamagedData(String message) {
    super(message);
  }
}
