package org.wardiary.events.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream on another one that reads in blocks only; a single byte is a block of one. */
public abstract class BlockInputStream extends FilterInputStream {

  /** Creates a stream on another one, which it closes when it is closed. */
  protected BlockInputStream(InputStream in) {
    super(in);
  }

  @Override
  public final int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public abstract int read(byte[] bytes, int from, int length) throws IOException;
}
