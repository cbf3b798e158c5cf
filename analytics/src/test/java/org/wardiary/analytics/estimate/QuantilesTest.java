package org.wardiary.analytics.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class QuantilesTest {

  @Test
  void quantiles_ofFourValues_lieBetweenNeighbours() {
    Quantiles quantiles = Quantiles.of(4, 1, 3, 2);

    assertThat(quantiles.at(0)).isEqualTo(1);
    assertThat(quantiles.at(0.25)).isEqualTo(1.75);
    assertThat(quantiles.at(0.5)).isEqualTo(2.5);
    assertThat(quantiles.at(1)).isEqualTo(4);
  }

  @Test
  void quantile_ofNothing_isRefused() {
    assertThatThrownBy(() -> Quantiles.of().at(0.5)).hasMessageContaining("got none");
  }

  @Test
  void quantile_ofOneValue_isTheValue() {
    assertThat(Quantiles.of(7).at(0.9)).isEqualTo(7);
  }

  /** The textbook's table: n = 20 gives the 6th and the 15th, covering 95.86 %. */
  @Test
  void median_ofTwentyValues_goesFromTheSixthToTheFifteenth() {
    Estimate median =
        Quantiles.of(DoubleStream.iterate(1, x -> x + 1).limit(20).toArray()).median();

    assertThat(median.value()).isEqualTo(10.5);
    assertThat(median.interval()).isEqualTo(new Interval(6, 15));
  }

  /** n = 25 gives the 8th and the 18th, covering 95.67 %. */
  @Test
  void median_ofTwentyFiveValues_goesFromTheEighthToTheEighteenth() {
    Estimate median =
        Quantiles.of(DoubleStream.iterate(1, x -> x + 1).limit(25).toArray()).median();

    assertThat(median.interval()).isEqualTo(new Interval(8, 18));
  }

  @Test
  void median_ofTies_hasNoWidth() {
    assertThat(Quantiles.of(DoubleStream.generate(() -> 3).limit(40).toArray()).median().interval())
        .isEqualTo(new Interval(3, 3));
  }

  @Test
  void median_ofNineteenValues_isNotShown() {
    Estimate median = Quantiles.of(new double[19]).median();

    assertThat(median.shown()).isFalse();
    assertThat(median.n()).isEqualTo(19);
  }
}
