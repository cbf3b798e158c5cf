package org.wardiary.analytics.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Numbers below 0, small ones and large ones are stored in three ways but ranked as one sorted
 * list.
 */
class DistributionTest {

  private static long[] numbers(long seed) {
    Random random = new Random(seed);
    return random
        .ints(300, 0, 6)
        .mapToLong(
            kind ->
                switch (kind) {
                  case 0 -> -1 - random.nextInt(3);
                  case 1 -> 254 + random.nextInt(4);
                  case 2 -> 1_000_000_000L + random.nextInt(2);
                  default -> random.nextInt(5);
                })
        .toArray();
  }

  @Test
  void ranks_areThoseOfASortedList_howeverItWasMerged() {
    for (long seed = 1; seed <= 20; seed++) {
      long[] some = numbers(seed);
      long[] others = numbers(-seed);
      Distribution all = Distribution.of(some);
      all.merge(Distribution.of(others));
      long[] sorted = Arrays.copyOf(some, some.length + others.length);
      System.arraycopy(others, 0, sorted, some.length, others.length);
      Arrays.sort(sorted);

      assertThat(all.n()).isEqualTo(sorted.length);
      for (int rank = 1; rank <= sorted.length; rank++) {
        assertThat(all.ranked(rank)).isEqualTo(sorted[rank - 1]);
      }
    }
  }

  @Test
  void between_countsBothEnds() {
    long[] some = numbers(7);
    Distribution all = Distribution.of(some);
    long[] borders = {Long.MIN_VALUE, -3, -1, 0, 2, 4, 254, 255, 256, 257, 1_000_000_000, 1L << 60};
    for (long from : borders) {
      for (long to : borders) {
        assertThat(all.between(from, to))
            .isEqualTo(Arrays.stream(some).filter(it -> it >= from && it <= to).count());
      }
    }
  }

  @Test
  void ranksThatNothingHas_areRefused() {
    Distribution all = Distribution.of(1, 2);
    assertThatIllegalArgumentException().isThrownBy(() -> all.ranked(0));
    assertThatIllegalArgumentException().isThrownBy(() -> all.ranked(3));
    assertThatIllegalArgumentException().isThrownBy(() -> new Distribution().ranked(1));
  }

  @Test
  void quantiles_ofFourValues_lieBetweenNeighbours() {
    Distribution four = Distribution.of(4, 1, 3, 2);
    assertThat(four.quantile(0)).isEqualTo(1);
    assertThat(four.quantile(0.25)).isEqualTo(1.75);
    assertThat(four.quantile(0.5)).isEqualTo(2.5);
    assertThat(four.quantile(1)).isEqualTo(4);
    assertThat(Distribution.of(7).quantile(0.9)).isEqualTo(7);
  }

  @Test
  void quantile_ofNothing_isRefused() {
    assertThatThrownBy(() -> new Distribution().quantile(0.5)).hasMessageContaining("got none");
  }
}
