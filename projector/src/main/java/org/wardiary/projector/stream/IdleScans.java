package org.wardiary.projector.stream;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.broker.Cluster;

/**
 * Lends scans to any thread: if several read at once, each has a connection of its own, which is
 * kept for the next reader.
 */
final class IdleScans implements AutoCloseable {

  private final Cluster cluster;
  private final Queue<TopicScan> idle = new ConcurrentLinkedQueue<>();

  IdleScans(Cluster cluster) {
    this.cluster = cluster;
  }

  /** Lends a scan; none may be in use when this is closed. */
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
