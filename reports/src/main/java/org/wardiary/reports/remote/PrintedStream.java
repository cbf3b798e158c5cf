package org.wardiary.reports.remote;

import java.io.OutputStream;
import java.util.Arrays;
import java.util.Queue;

/** Puts what is written to it into a queue, in parts. */
final class PrintedStream extends OutputStream {

  private static final int PART = 1 << 16;

  private final Message.Stream stream;
  private final Queue<Message> parts;

  PrintedStream(Message.Stream stream, Queue<Message> parts) {
    this.stream = stream;
    this.parts = parts;
  }

  @Override
  public void write(int value) {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    for (int at = from; at < from + length; at += PART) {
      parts.add(
          new Message.Printed(
              stream, Arrays.copyOfRange(bytes, at, Math.min(at + PART, from + length))));
    }
  }
}
