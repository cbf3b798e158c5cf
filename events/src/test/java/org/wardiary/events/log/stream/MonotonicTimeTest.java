package org.wardiary.events.log.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.utils.Time;
import org.junit.jupiter.api.Test;

/**
 * What Kafka Streams requires of a clock. The fault {@code clock} tests that the system's clock may
 * be set back.
 */
class MonotonicTimeTest {

  private final Time time = new MonotonicTime();

  @Test
  void itIsTheTimeOfDay_whereNobodySetsIt() {
    assertThat(time.milliseconds()).isCloseTo(System.currentTimeMillis(), within(2000L));
    long before = time.milliseconds();
    time.sleep(20);
    assertThat(time.milliseconds() - before).isGreaterThanOrEqualTo(19);
  }

  @Test
  void waitEnds_whenTheConditionHolds_orTheTimeIsOver() throws Exception {
    Object object = new Object();
    AtomicBoolean holds = new AtomicBoolean();
    Thread other =
        new Thread(
            () -> {
              holds.set(true);
              synchronized (object) {
                object.notifyAll();
              }
            });
    other.start();
    time.waitObject(object, holds::get, time.milliseconds() + 60_000);
    assertThat(holds).isTrue();
    other.join();
    long deadline = time.milliseconds() + 30;
    assertThatExceptionOfType(TimeoutException.class)
        .isThrownBy(() -> time.waitObject(object, () -> false, deadline));
    assertThat(time.milliseconds()).isGreaterThanOrEqualTo(deadline);
  }
}
