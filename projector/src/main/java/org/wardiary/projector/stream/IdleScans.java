package org.wardiary.projector.stream;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.broker.Cluster;

/** Scans for any thread: of several that read at once each has a connection, kept for the next. */
final class IdleScans implements AutoCloseable {

  private final Cluster cluster;
  private final Queue<TopicScan> idle = new ConcurrentLinkedQueue<>();

  IdleScans(Cluster cluster) {
    this.cluster = cluster;
  }

  /** Lends one; when all is closed it must not be in use. */
  void use(Consumer<TopicScan> reading) {
    TopicScan own = Optional.ofNullable(idle.poll()).orElseGet(() -> new TopicScan(cluster));
    try {
      reading.accept(own);
    } finally {
      idle.add(own);
    }
  }

  @Override
  public void close() {
    idle.forEach(TopicScan::close);
  }
}
