package org.wardiary.events.pack.coding;

import java.io.IOException;

/** Thrown if a block is cut off or not as it was written; the message says where. */
public final class DamagedBlock extends IOException {

  private static final long serialVersionUID = 1L;

  DamagedBlock(String message) {
    super(message);
  }
}
