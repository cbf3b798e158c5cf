package org.wardiary.analytics.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EstimateTest {

  private static final Estimate SHOWN = Estimate.of(0.5, new Interval(0.4, 0.6), 20);

  @Test
  void above_isTrueOnlyOfAWholeInterval() {
    assertThat(SHOWN.above(0.39)).isTrue();
    assertThat(SHOWN.above(0.4)).isFalse();
    assertThat(SHOWN.above(0.5)).isFalse();
  }

  @Test
  void below_isTrueOnlyOfAWholeInterval() {
    assertThat(SHOWN.below(0.61)).isTrue();
    assertThat(SHOWN.below(0.6)).isFalse();
    assertThat(SHOWN.below(0.5)).isFalse();
  }

  @Test
  void hidden_isNeitherAboveNorBelow() {
    Estimate hidden = Estimate.of(0.5, new Interval(0.4, 0.6), 19);
    assertThat(hidden).isEqualTo(Estimate.hidden(19));
    assertThat(hidden.above(-1)).isFalse();
    assertThat(hidden.below(1)).isFalse();
  }
}
