package org.wardiary.reports.remote;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** The parts of a reply that wait to be sent. One thread adds, another takes. */
final class Reply {

  private final Deque<Message> parts = new ArrayDeque<>();
  private final long most;
  private long waiting;
  private boolean abandoned;

  /**
   * A reply without parts.
   *
   * @param most of so many bytes that wait, whoever adds more waits too
   */
  Reply(long most) {
    this.most = most;
  }

  /** Nobody is there any more to read a part: what prints it has nothing left to do. */
  static final class CallerGone extends UncheckedIOException {
    private static final long serialVersionUID = 1;

    private CallerGone() {
      super(new IOException("the caller is gone"));
    }
  }

  /**
   * Adds a part.
   *
   * @throws CallerGone if nobody is there any more to read it
   */
  synchronized void add(Message.Printed part) {
    try {
      while (waiting >= most && !abandoned) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      abandoned = true;
    }
    if (abandoned) {
      throw new CallerGone();
    }
    waiting += part.bytes().length;
    parts.add(part);
    notifyAll();
  }

  /** Adds the last part, whether somebody is there to read it or not. */
  synchronized void end(Message part) {
    parts.add(part);
    notifyAll();
  }

  /** The next part; waits for it. */
  synchronized Message take() throws InterruptedException {
    while (parts.isEmpty()) {
      wait();
    }
    Message part = parts.remove();
    if (part instanceof Message.Printed printed) {
      waiting -= printed.bytes().length;
      notifyAll();
    }
    return part;
  }

  /** Whether {@link #take} would wait. */
  synchronized boolean isEmpty() {
    return parts.isEmpty();
  }

  /** The caller is gone. */
  synchronized void abandon() {
    abandoned = true;
    parts.clear();
    waiting = 0;
    parts.add(new Message.Declined());
    notifyAll();
  }
}
