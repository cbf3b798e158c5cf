package org.wardiary.analytics.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class ExactSumTest {

  @Test
  void sum_ofLargeProducts_isExact_inAnyParts() {
    ExactSum all = new ExactSum();
    ExactSum[] parts = {new ExactSum(), new ExactSum(), new ExactSum()};
    BigInteger expected = BigInteger.ZERO;
    long[] values = {Long.MAX_VALUE, Long.MIN_VALUE, -1, 3, 1L << 40, Long.MAX_VALUE - 7, 0};
    int part = 0;
    for (long one : values) {
      for (long other : values) {
        all.addProduct(one, other);
        parts[part++ % 3].addProduct(one, other);
        expected = expected.add(BigInteger.valueOf(one).multiply(BigInteger.valueOf(other)));
      }
    }
    parts[2].add(parts[0]);
    parts[2].add(parts[1]);

    assertThat(all.value()).isEqualTo(expected);
    assertThat(parts[2].value()).isEqualTo(expected);
  }

  @Test
  void sum_thatPassesTheLargestLong_doesNotWrap() {
    ExactSum sum = new ExactSum();
    sum.addProduct(Long.MAX_VALUE, 1);
    sum.addProduct(Long.MAX_VALUE, 1);

    assertThat(sum.value()).isEqualTo(BigInteger.valueOf(Long.MAX_VALUE).shiftLeft(1));
  }
}
