package org.wardiary.app.resident;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * What a command prints, in parts that wait to be sent to its caller. One thread prints, another
 * takes the parts; as many may wait as there are, since a command must not wait for a caller that
 * reads slowly.
 */
final class Reply {

  /** Few large parts are sent faster than many small ones. */
  private static final int PART = 1 << 16;

  private final BlockingQueue<Message> parts = new LinkedBlockingQueue<>();
  private volatile boolean abandoned;

  /** Thrown to end a command whose caller has gone. */
  static final class CallerGone extends UncheckedIOException {
    private static final long serialVersionUID = 1;

    CallerGone() {
      super(new IOException("the caller is gone"));
    }
  }

  /** A stream whose bytes are parts of this reply; throws {@link CallerGone} on writing. */
  OutputStream stream(Message.Stream stream) {
    OutputStream added =
        new OutputStream() {
          @Override
          public void write(int value) {
            write(new byte[] {(byte) value}, 0, 1);
          }

          @Override
          public void write(byte[] bytes, int from, int count) {
            if (abandoned) {
              throw new CallerGone();
            }
            for (int at = from, end = from + count; at < end; at += PART) {
              byte[] part = Arrays.copyOfRange(bytes, at, Math.min(at + PART, end));
              parts.add(new Message.Printed(stream, part));
            }
          }
        };
    return new BufferedOutputStream(added, PART);
  }

  /** Adds the last part, even if the caller has gone. */
  void end(Message part) {
    parts.add(part);
  }

  /** Takes the next part, waiting for it if necessary. */
  Message take() throws InterruptedException {
    return parts.take();
  }

  /** Whether {@link #take} would wait. */
  boolean isEmpty() {
    return parts.isEmpty();
  }

  /** Discards the waiting parts and ends the reply, since the caller has gone. */
  void abandon() {
    abandoned = true;
    parts.clear();
    parts.add(new Message.Failed());
  }
}
