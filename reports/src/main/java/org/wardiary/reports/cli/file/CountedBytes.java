package org.wardiary.reports.cli.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Counts the bytes that are written to a stream. */
public final class CountedBytes extends FilterOutputStream {

  private long count;

  /**
   * Creates a stream that has counted no bytes yet.
   *
   * @param out receives the bytes; closed with this
   */
  public CountedBytes(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int b) throws IOException {
    out.write(b);
    count++;
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    out.write(bytes, from, length);
    count += length;
  }

  /** Number of bytes written so far. */
  public long count() {
    return count;
  }
}
