package org.wardiary.events.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The order of results, and what ends the work. */
@Timeout(30)
class OrderedWorkTest {

  private static int slowly(int number) {
    try {
      Thread.sleep(ThreadLocalRandom.current().nextInt(3));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return -number;
  }

  @Test
  void results_comeInTheOrderInWhichThingsWereAdded() {
    for (int atOnce : List.of(1, 7, 100)) {
      List<Integer> out = new ArrayList<>();
      try (OrderedWork<Integer, Integer> work =
          new OrderedWork<>(atOnce, OrderedWorkTest::slowly, out::add)) {
        IntStream.range(0, 500).forEach(work::add);
        work.finish();
      }
      assertThat(out)
          .as("%d at once", atOnce)
          .isEqualTo(IntStream.range(0, 500).map(i -> -i).boxed().toList());
    }
  }

  @Test
  void moreIsNotWanted_thenNothingMoreIsHandedOver() {
    List<Integer> out = new ArrayList<>();
    int added = 0;
    try (OrderedWork<Integer, Integer> work =
        new OrderedWork<>(1, number -> number, number -> out.add(number) && out.size() < 3)) {
      while (work.add(added)) {
        added++;
        assertThat(added).isLessThan(10_000);
      }
      work.finish();
    }
    assertThat(out).containsExactly(0, 1, 2);
  }

  @Test
  void failure_comesToTheThreadThatAdds_afterTheResultsBeforeIt() {
    List<Integer> out = new ArrayList<>();
    try (OrderedWork<Integer, Integer> work =
        new OrderedWork<>(1, number -> 60 / (20 - number), out::add)) {
      assertThatThrownBy(
              () -> {
                IntStream.range(0, 500).forEach(work::add);
                work.finish();
              })
          .isInstanceOf(ArithmeticException.class);
    }
    assertThat(out).hasSize(20);
  }

  @Test
  void whatIsDone_isHandedOver_beforeAllOfItsTurnAreAdded() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    List<Integer> out = new ArrayList<>();
    try (OrderedWork<Integer, Integer> work =
        new OrderedWork<>(
            1,
            number -> {
              done.countDown();
              return number;
            },
            out::add)) {
      work.add(1);
      done.await();
      for (int i = 2; out.isEmpty() && i < 5; i++) {
        Thread.sleep(20);
        work.add(i);
      }
      assertThat(out).startsWith(1);
    }
  }
}
