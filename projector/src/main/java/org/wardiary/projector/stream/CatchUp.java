package org.wardiary.projector.stream;

import java.time.Duration;
import java.util.Map;
import java.util.function.LongConsumer;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/** Waits until the projector has caught up with the log. For one thread. */
final class CatchUp {

  private static final Duration PAUSE = Duration.ofMillis(20);
  private static final Duration TIMEOUT = Duration.ofSeconds(120);

  private final ConsumerLag lag;
  private final Runnable keepRunning;
  private final LongConsumer remaining;

  /**
   * Prepares to wait.
   *
   * @param keepRunning called again and again while the projector is behind; starts it, and throws
   *     if it has failed
   * @param remaining receives again and again how many offsets the projector has left to pass
   */
  CatchUp(ConsumerLag lag, Runnable keepRunning, LongConsumer remaining) {
    this.lag = lag;
    this.keepRunning = keepRunning;
    this.remaining = remaining;
  }

  /**
   * Waits until the projector has passed the current end of the log, and its views can be read.
   *
   * @throws ClusterException if no offset is passed for {@link #TIMEOUT}
   */
  void await() {
    Map<TopicPartition, Long> ends = lag.ends();
    long least = Long.MAX_VALUE;
    long deadline = deadline();
    while (true) {
      long left = lag.of(ends);
      remaining.accept(left);
      if (left == 0) {
        lag.awaitViews();
        return;
      }
      if (left < least) {
        least = left;
        deadline = deadline();
      } else if (System.nanoTime() - deadline > 0) {
        throw new ClusterException(
            Text.of(
                "expected the %s to pass the end of the log but %d offsets are left and none was passed for %s",
                Projection.APPLICATION, left, TIMEOUT));
      }
      keepRunning.run();
      pause();
    }
  }

  private static long deadline() {
    return System.nanoTime() + TIMEOUT.toNanos();
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to catch up with the log but was interrupted", e);
    }
  }
}
