package org.wardiary.analytics.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PairingSumsTest {

  @Test
  void sums_areThoseOfAMap() {
    Random random = new Random(7);
    for (int most : new int[] {1, 3, 40, 1 << 20, Integer.MAX_VALUE}) {
      PairingSums sums = new PairingSums();
      Map<Integer, Long> expected = new TreeMap<>();
      for (int i = 0; i < 2000; i++) {
        int pairing = random.nextInt(most);
        long number = random.nextInt(5) - 2L;
        sums.add(pairing, number);
        expected.merge(pairing, number, Long::sum);
      }
      Map<Integer, Long> all = new TreeMap<>();
      sums.forEach(pairing -> all.put(pairing, sums.get(pairing)));

      assertThat(all).isEqualTo(expected);
    }
  }

  @Test
  void pairing_thatGotNothing_has0() {
    PairingSums sums = new PairingSums();

    assertThat(sums.get(3)).isZero();

    sums.add(3, 0);
    sums.forEach(pairing -> assertThat(pairing).isEqualTo(3));
    assertThat(sums.get(4)).isZero();
  }
}
