package org.wardiary.projector.stream;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/** Waits until applications have caught up with the log. For one thread. */
final class CatchUp {

  private static final Duration PAUSE = Duration.ofMillis(20);
  private static final Duration TIMEOUT = Duration.ofSeconds(120);

  private final ConsumerLag lag;
  private final Consumer<Set<Projection>> keepRunning;
  private final LongConsumer remaining;

  /**
   * Nothing is waited for yet.
   *
   * @param keepRunning receives again and again the applications that are behind; starts them and
   *     throws if one has failed
   * @param remaining receives again and again how many offsets are left to pass
   */
  CatchUp(ConsumerLag lag, Consumer<Set<Projection>> keepRunning, LongConsumer remaining) {
    this.lag = lag;
    this.keepRunning = keepRunning;
    this.remaining = remaining;
  }

  /**
   * Waits until applications have passed the end of the log as it is now.
   *
   * @throws ClusterException if no offset is passed for {@link #TIMEOUT}
   */
  void await(Set<Projection> wanted) {
    Map<TopicPartition, Long> ends = lag.ends();
    Set<Projection> behind = EnumSet.noneOf(Projection.class);
    behind.addAll(wanted);
    long least = Long.MAX_VALUE;
    long deadline = deadline();
    while (true) {
      long left = left(behind, ends);
      remaining.accept(left);
      if (behind.isEmpty()) {
        return;
      }
      if (left < least) {
        least = left;
        deadline = deadline();
      } else if (System.nanoTime() - deadline > 0) {
        throw new ClusterException(
            Text.of(
                "expected %s to pass the end of the log but %d offsets are left and none was passed for %s",
                behind, left, TIMEOUT));
      }
      keepRunning.accept(behind);
      pause();
    }
  }

  private static long deadline() {
    return System.nanoTime() + TIMEOUT.toNanos();
  }

  /** Removes those from {@code behind} that have caught up, and counts what the others lack. */
  private long left(Set<Projection> behind, Map<TopicPartition, Long> ends) {
    if (behind.isEmpty()) {
      return 0;
    }
    Map<Projection, Long> lags = lag.of(behind, ends);
    behind.removeIf(projection -> lags.get(projection) == 0);
    return lags.values().stream().mapToLong(Long::longValue).sum();
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
