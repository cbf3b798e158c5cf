package org.wardiary.projector.stream;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.broker.Cluster;

/**
 * Lends scans to any thread: if several read at once, each has a connection of its own, which is
 * kept for the next reader.
 */
final class IdleScans implements AutoCloseable {

  private final Supplier<TopicScan> open;
  private final Queue<TopicScan> idle = new ConcurrentLinkedQueue<>();
  private boolean closed;

  private IdleScans(Supplier<TopicScan> open) {
    this.open = open;
  }

  /** Scans that read topics. */
  static IdleScans ofTopics(Cluster cluster) {
    return new IdleScans(() -> new TopicScan(cluster));
  }

  /** Scans that read short parts. */
  static IdleScans ofParts(Cluster cluster) {
    return new IdleScans(() -> TopicScan.ofParts(cluster));
  }

  /** Lends a scan. */
  void use(Consumer<TopicScan> reading) {
    TopicScan own = Optional.ofNullable(idle.poll()).orElseGet(open);
    try {
      reading.accept(own);
    } finally {
      giveBack(own);
    }
  }

  private synchronized void giveBack(TopicScan scan) {
    if (closed) {
      scan.close();
    } else {
      idle.add(scan);
    }
  }

  /** Closes the scans; one that is in use is closed by its user as soon as it has finished. */
  @Override
  public synchronized void close() {
    closed = true;
    idle.forEach(TopicScan::close);
  }
}
