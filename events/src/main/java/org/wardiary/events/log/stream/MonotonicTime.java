package org.wardiary.events.log.stream;

import java.util.function.Supplier;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.utils.Time;

/**
 * The time of day at the start, advanced by a monotonic clock. Kafka Streams computes intervals
 * with its clock, and would wait for an hour if the system's clock were set back by an hour. Safe
 * to share between threads.
 */
final class MonotonicTime implements Time {

  private static final long NANOS_IN_MS = 1_000_000;

  private final long beginMs = System.currentTimeMillis();
  private final long beginNs = System.nanoTime();

  @Override
  public long milliseconds() {
    return beginMs + (nanoseconds() - beginNs) / NANOS_IN_MS;
  }

  @Override
  public long nanoseconds() {
    return System.nanoTime();
  }

  @Override
  public void sleep(long ms) {
    Time.SYSTEM.sleep(ms);
  }

  @Override
  public void waitObject(Object object, Supplier<Boolean> condition, long deadlineMs)
      throws InterruptedException {
    synchronized (object) {
      while (!condition.get()) {
        long left = deadlineMs - milliseconds();
        if (left <= 0) {
          throw new TimeoutException("expected a condition to hold in time but it did not");
        }
        object.wait(left);
      }
    }
  }
}
