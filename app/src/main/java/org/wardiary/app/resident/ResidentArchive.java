package org.wardiary.app.resident;

import java.util.Optional;
import java.util.function.Supplier;
import org.wardiary.app.archive.Session;

/**
 * The archive of a resident program: one session, for one command at a time, which holds the lock
 * of this object. It is opened on first use, and again after a failure. The views catch up while no
 * other program uses the broker.
 */
public final class ResidentArchive implements AutoCloseable {

  private final Supplier<Session> open;
  private Optional<Session> opened = Optional.empty();
  private Progress views = Progress.UNKNOWN;

  /** How far the views have followed the log. */
  private enum Progress {
    /** Unknown, since another program may have written. */
    UNKNOWN,
    /** Behind the log: the application of the read side runs. */
    BEHIND,
    /** At the end of the log when last checked. */
    CAUGHT_UP
  }

  /**
   * Creates an archive that is not open yet.
   *
   * @param open opens a session, which this object closes
   */
  public ResidentArchive(Supplier<Session> open) {
    this.open = open;
  }

  /** The session on the archive. */
  public synchronized Session session() {
    Session session = opened.orElseGet(open);
    opened = Optional.of(session);
    return session;
  }

  /** Notes that another program uses the broker, and may write. */
  public synchronized void used() {
    views = Progress.UNKNOWN;
  }

  /** Whether the application of the read side runs here. */
  public synchronized boolean isFolding() {
    return views == Progress.BEHIND;
  }

  /**
   * Starts the application of the read side if the views are behind, and stops it once they are
   * not.
   */
  public synchronized void keepUp() {
    if (views == Progress.CAUGHT_UP) {
      return;
    }
    try {
      session().upkeep().keepUp();
      views = session().upkeep().isReading() ? Progress.BEHIND : Progress.CAUGHT_UP;
    } catch (RuntimeException e) {
      // the next command will fail too, and tell its caller
      close();
      views = Progress.CAUGHT_UP;
    }
  }

  /** Closes the session, which may be unusable after a failure; the next use opens another one. */
  @Override
  public synchronized void close() {
    Optional<Session> session = opened;
    opened = Optional.empty();
    session.ifPresent(Session::close);
  }
}
