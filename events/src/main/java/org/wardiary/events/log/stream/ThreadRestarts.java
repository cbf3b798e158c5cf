package org.wardiary.events.log.stream;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Stream;
import org.apache.kafka.common.KafkaException;
import org.wardiary.events.log.broker.MissingRight;

/**
 * Which failed threads of an application on a cluster are followed by a new one: brokers come and
 * go there, and what Kafka's clients do not get over by themselves passes. Safe to share between
 * threads.
 */
final class ThreadRestarts {

  /** One more within {@link #WITHIN} does not look as if it would pass. */
  static final int MOST = 6;

  static final Duration WITHIN = Duration.ofMinutes(10);

  private final Deque<Long> given = new ArrayDeque<>();

  /**
   * Whether a new thread is to take a failed one's place.
   *
   * @param now by {@link System#nanoTime}
   */
  synchronized boolean allow(Throwable failure, long now) {
    while (!given.isEmpty() && now - given.peek() > WITHIN.toNanos()) {
      given.remove();
    }
    return isOfKafka(failure) && given.size() < MOST && given.add(now);
  }

  /** Whether Kafka's clients failed, not what they ran, and not for want of a right. */
  private static boolean isOfKafka(Throwable failure) {
    return MissingRight.in(failure).isEmpty()
        && Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
            .allMatch(KafkaException.class::isInstance);
  }
}
