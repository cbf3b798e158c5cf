package org.wardiary.reports.remote;

import java.io.OutputStream;
import java.util.Arrays;

/** Puts what is written to it into a reply, in parts. */
final class PrintedStream extends OutputStream {

  private static final int PART = 1 << 16;

  private final Message.Stream stream;
  private final Reply reply;

  PrintedStream(Message.Stream stream, Reply reply) {
    this.stream = stream;
    this.reply = reply;
  }

  @Override
  public void write(int value) {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    for (int at = from; at < from + length; at += PART) {
      reply.add(
          new Message.Printed(
              stream, Arrays.copyOfRange(bytes, at, Math.min(at + PART, from + length))));
    }
  }
}
