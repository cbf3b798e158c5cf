package org.wardiary.reports.csv;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** A stream that closing only flushes, since the stream below it belongs to the caller. */
final class Unclosed extends FilterOutputStream {

  Unclosed(OutputStream stream) {
    super(stream);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    out.write(bytes, offset, length);
  }

  @Override
  public void close() throws IOException {
    flush();
  }
}
