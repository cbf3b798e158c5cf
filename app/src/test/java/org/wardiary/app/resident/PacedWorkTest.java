package org.wardiary.app.resident;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Work takes at most a fifth of the time. */
class PacedWorkTest {

  private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 50); // so that it overflows
  private final PacedWork work = new PacedWork(clock::get);

  @Test
  void workIsDueAtFirst_andAgainAfterFourTimesAsLong() {
    assertThat(work.isDue()).isTrue();
    long result =
        work.run(
            () -> {
              clock.addAndGet(100);
              return 7;
            });
    assertThat(result).isEqualTo(7);
    assertThat(work.isDue()).isFalse();
    clock.addAndGet(399);
    assertThat(work.isDue()).isFalse();
    clock.addAndGet(1);
    assertThat(work.isDue()).isTrue();
    work.run(() -> clock.addAndGet(1));
    clock.addAndGet(4);
    assertThat(work.isDue()).isTrue();
  }

  @Test
  void workThatTakesNoTime_isAlwaysDue() {
    work.run(() -> 1);
    assertThat(work.isDue()).isTrue();
  }
}
