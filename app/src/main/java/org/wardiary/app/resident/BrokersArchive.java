package org.wardiary.app.resident;

import java.nio.file.Path;
import java.util.Optional;
import org.wardiary.app.archive.Session;
import org.wardiary.events.log.broker.Cluster;

/**
 * The archive on a running broker, for the commands that the broker's program answers: opened on
 * first use, and reopened after a failure. Callers hold its lock.
 */
public final class BrokersArchive implements OpenArchive, AutoCloseable {

  private final Cluster cluster;
  private final Path data;
  private Optional<Session> opened = Optional.empty();

  /**
   * Creates an archive that is not open yet.
   *
   * @param cluster the broker
   * @param data the data directory
   */
  public BrokersArchive(Cluster cluster, Path data) {
    this.cluster = cluster;
    this.data = data;
  }

  /** Opens the archive ahead of need, so that the first command need not wait for that. */
  public void prepare() {
    Thread thread = new Thread(this::open, "prepare commands");
    thread.setDaemon(true);
    thread.start();
  }

  private synchronized void open() {
    try {
      session().caughtUp(remaining -> {}).rows().summaries();
    } catch (RuntimeException e) {
      // the first command will fail too, and tell its caller
      failed();
    }
  }

  @Override
  public Session session() {
    Session session = opened.orElseGet(() -> Session.on(cluster, data));
    opened = Optional.of(session);
    return session;
  }

  @Override
  public void failed() {
    close();
  }

  @Override
  public synchronized void close() {
    Optional<Session> session = opened;
    opened = Optional.empty();
    session.ifPresent(Session::close);
  }
}
