package org.wardiary.reports.remote;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** The parts of a reply that wait to be sent. One thread adds, another takes. */
final class Reply {

  private final BlockingQueue<Message> parts = new LinkedBlockingQueue<>();
  private volatile boolean abandoned;

  /**
   * Adds a part.
   *
   * @throws UncheckedIOException if nobody is there any more to read it
   */
  void add(Message part) {
    if (abandoned) {
      throw new UncheckedIOException(new IOException("the caller is gone"));
    }
    parts.add(part);
  }

  /** Adds the last part, whether somebody is there to read it or not. */
  void end(Message part) {
    parts.add(part);
  }

  /** The next part; waits for it. */
  Message take() throws InterruptedException {
    return parts.take();
  }

  /** Whether {@link #take} would wait. */
  boolean isEmpty() {
    return parts.isEmpty();
  }

  /** The caller is gone. */
  void abandon() {
    abandoned = true;
    parts.clear();
    parts.add(new Message.Declined());
  }
}
