package org.wardiary.app.resident;

import java.io.OutputStream;
import java.util.Arrays;

/**
 * Buffers output and adds it to a reply in parts, when a part is full or on flush. A caller that is
 * a shell script starts a program for each part, so there should be few.
 */
final class PrintedStream extends OutputStream {

  private static final int PART = 1 << 16;

  private final Message.Stream stream;
  private final Reply reply;
  private final byte[] part = new byte[PART];
  private int length;

  PrintedStream(Message.Stream stream, Reply reply) {
    this.stream = stream;
    this.reply = reply;
  }

  @Override
  public void write(int value) {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int count) {
    for (int at = from, end = from + count; at < end; ) {
      int copied = Math.min(end - at, PART - length);
      System.arraycopy(bytes, at, part, length, copied);
      at += copied;
      length += copied;
      if (length == PART) {
        flush();
      }
    }
  }

  @Override
  public synchronized void flush() {
    if (length > 0) {
      int count = length;
      length = 0;
      reply.add(new Message.Printed(stream, Arrays.copyOf(part, count)));
    }
  }
}
