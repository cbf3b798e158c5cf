package org.wardiary.app.resident;

import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import org.wardiary.app.archive.CatchUpLimit;
import org.wardiary.app.archive.Session;
import org.wardiary.app.tally.RetentionPolicy;
import org.wardiary.events.log.broker.BrokerUse;
import org.wardiary.events.log.broker.Cluster;

/**
 * The archive of the background program: answers commands once the broker is up, and has the views
 * catch up when other programs are done. A session is opened on first use, and again after a
 * failure.
 */
public final class LingeringArchive implements OpenArchive, AutoCloseable {

  /**
   * The backlog that this program, whose code is compiled once and quickly, reads in seconds. A
   * program with optimised code reads more than twice as fast, but takes a second to start.
   */
  private static final CatchUpLimit QUICKLY = new CatchUpLimit(60_000, 5_000);

  /** How long a caller may take until it reads the log itself. */
  private static final Duration START_OF_CALLER = Duration.ofSeconds(10);

  private final Path data;
  private final CountDownLatch decided = new CountDownLatch(1);
  private volatile boolean up;
  private Optional<Cluster> cluster = Optional.empty();
  private Optional<Session> opened = Optional.empty();
  private Standing views = Standing.UNKNOWN;
  private boolean counted;
  private long leftUntil = System.nanoTime();

  // held only briefly, whereas the lock of this object is held as long as a command runs
  private final Object uses = new Object();
  private int answering;
  private Optional<BrokerUse> use = Optional.empty();

  /** How far the views have followed the log. */
  private enum Standing {
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
   * @param data the data directory
   */
  public LingeringArchive(Path data) {
    this.data = data;
  }

  /**
   * Answers commands on this archive; until it is {@link #open} or closed, commands wait.
   *
   * @param commands runs the commands
   */
  public Responder responder(Responder commands) {
    return new Responder() {
      @Override
      public OptionalInt run(
          List<String> arguments, Caller caller, OutputStream out, OutputStream err) {
        if (!isUp() || !begin()) {
          return OptionalInt.empty();
        }
        try {
          return commands.run(arguments, caller, out, err);
        } finally {
          end();
        }
      }

      @Override
      public boolean isInterruptible() {
        return true;
      }
    };
  }

  private boolean isUp() {
    try {
      decided.await();
    } catch (InterruptedException e) {
      return false;
    }
    return up;
  }

  /**
   * Begins to answer. Registers the use of the broker, since a caller that is not a Java program
   * does not register it itself.
   *
   * @return false if this program is about to end
   */
  private boolean begin() {
    synchronized (uses) {
      if (!up) {
        return false;
      }
      if (answering == 0) {
        use = BrokerUse.begin(data);
      }
      answering += use.isPresent() ? 1 : 0;
      return use.isPresent();
    }
  }

  private void end() {
    synchronized (uses) {
      answering--;
      if (answering == 0) {
        use.ifPresent(BrokerUse::close);
        use = Optional.empty();
      }
    }
  }

  /** Whether no program uses the broker, this one included. */
  public boolean isUnused() {
    synchronized (uses) {
      // a process that releases one lock on a file loses its other locks on it too
      Optional<BrokerUse> alone = answering > 0 ? Optional.empty() : BrokerUse.alone(data);
      alone.ifPresent(BrokerUse::close);
      return alone.isPresent();
    }
  }

  /**
   * Keeps all programs from starting to use the broker, as long as this process runs.
   *
   * @return false if a program uses it
   */
  public boolean retire() {
    synchronized (uses) {
      if (answering > 0) {
        return false;
      }
      use = BrokerUse.alone(data);
      up = up && use.isEmpty();
      return use.isPresent();
    }
  }

  /** Sets the broker, which is up; it is closed with this. */
  public synchronized void open(Cluster broker) {
    cluster = Optional.of(broker);
    up = true;
    decided.countDown();
  }

  @Override
  public synchronized Session session() {
    Session session = opened.orElseGet(() -> Session.on(cluster.orElseThrow(), data, QUICKLY));
    opened = Optional.of(session);
    return session;
  }

  @Override
  public boolean isInterruptible() {
    return true;
  }

  @Override
  public boolean makesReports() {
    return true;
  }

  /** Notes that another program uses the broker, and may write. */
  public synchronized void used() {
    views = Standing.UNKNOWN;
    counted = false;
  }

  /** Whether the application of the read side runs here. */
  public synchronized boolean isFolding() {
    return views == Standing.BEHIND;
  }

  @Override
  public synchronized void leaveCatchUp() {
    leftUntil = System.nanoTime() + START_OF_CALLER.toNanos();
    session().upkeep().stopReading();
    views = Standing.UNKNOWN;
  }

  /**
   * Starts the application of the read side if the views are behind, and stops it once they are
   * not.
   */
  public synchronized void keepUp() {
    if (views == Standing.CAUGHT_UP || System.nanoTime() - leftUntil < 0) {
      return;
    }
    try {
      session().upkeep().keepUp();
      views = session().upkeep().isReading() ? Standing.BEHIND : Standing.CAUGHT_UP;
    } catch (RuntimeException e) {
      // the next command will fail too, and tell its caller
      failed();
      views = Standing.CAUGHT_UP;
    }
  }

  /**
   * Whether the caller has to count games for reports now: once after each use, when the views have
   * caught up.
   *
   * @param retention which archives are worth it; counting a small one costs no more than asking
   */
  public synchronized boolean claimCount(RetentionPolicy retention) {
    boolean claimed = views == Standing.CAUGHT_UP && !counted;
    counted |= claimed;
    return claimed && retention.isReached(session().read());
  }

  @Override
  public synchronized void failed() {
    Optional<Session> session = opened;
    opened = Optional.empty();
    session.ifPresent(Session::close);
  }

  @Override
  public synchronized void close() {
    up = false;
    failed();
    cluster.ifPresent(Cluster::close);
    cluster = Optional.empty();
    decided.countDown();
  }
}
