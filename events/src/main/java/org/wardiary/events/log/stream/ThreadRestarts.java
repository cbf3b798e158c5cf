package org.wardiary.events.log.stream;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Stream;
import org.apache.kafka.common.KafkaException;
import org.wardiary.events.log.broker.FinalFailure;

/**
 * Decides which failed threads of an application on a cluster are replaced: brokers come and go
 * there, and failures from which Kafka's clients do not recover by themselves are usually
 * temporary. Safe to share between threads.
 */
final class ThreadRestarts {

  /**
   * The largest number of replacements within {@link #WITHIN}; further failures do not look
   * temporary.
   */
  static final int MOST = 6;

  static final Duration WITHIN = Duration.ofMinutes(10);

  private final Deque<Long> given = new ArrayDeque<>();

  /**
   * Whether a failed thread should be replaced by a new one.
   *
   * @param now the current time of {@link System#nanoTime}
   */
  synchronized boolean allow(Throwable failure, long now) {
    while (!given.isEmpty() && now - given.peek() > WITHIN.toNanos()) {
      given.remove();
    }
    return isOfKafka(failure) && given.size() < MOST && given.add(now);
  }

  /**
   * Whether Kafka's clients failed themselves, rather than the code that they run, and trying again
   * may help.
   */
  private static boolean isOfKafka(Throwable failure) {
    return !FinalFailure.is(failure)
        && Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
            .allMatch(KafkaException.class::isInstance);
  }
}
