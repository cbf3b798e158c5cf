package org.wardiary.app.resident;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A queue of the parts of a reply that wait to be sent. One thread adds parts, another takes them.
 */
final class Reply {

  private final Deque<Message> parts = new ArrayDeque<>();
  private final long most;
  private long waiting;
  private boolean abandoned;

  /**
   * A reply without parts.
   *
   * @param most number of waiting bytes from which {@link #add} blocks
   */
  Reply(long most) {
    this.most = most;
  }

  /** Thrown to end a command whose caller has gone. */
  static final class CallerGone extends UncheckedIOException {
    private static final long serialVersionUID = 1;

    private CallerGone() {
      super(new IOException("the caller is gone"));
    }
  }

  /**
   * Adds a part.
   *
   * @throws CallerGone if the caller has gone
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

  /** Adds the last part, even if the caller has gone. */
  synchronized void end(Message part) {
    parts.add(part);
    notifyAll();
  }

  /** Takes the next part, waiting for it if necessary. */
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

  /** Discards the waiting parts and ends the reply, since the caller has gone. */
  synchronized void abandon() {
    abandoned = true;
    parts.clear();
    waiting = 0;
    parts.add(new Message.Declined());
    notifyAll();
  }
}
