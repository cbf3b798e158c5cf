package org.wardiary.analytics.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BootstrapTest {

  private static double[] of(int games, double value) {
    double[] values = new double[games];
    Arrays.fill(values, value);
    return values;
  }

  /** Half of the games at 0, half at 1: the standard error of the mean is 0.5 / √400 = 0.025. */
  @Test
  void ratio_ofIndependentGames_isAsWideAsTheNormalInterval() {
    double[] ones = of(400, 0);
    Arrays.fill(ones, 0, 200, 1);

    Estimate mean = new Bootstrap(7, 400).ratio(ones, of(400, 1));

    assertThat(mean.value()).isEqualTo(0.5);
    assertThat(mean.interval().low()).isCloseTo(0.5 - 1.96 * 0.025, within(0.006));
    assertThat(mean.interval().high()).isCloseTo(0.5 + 1.96 * 0.025, within(0.006));
  }

  /** Ten attacks a game that all end alike are no better than one: the interval does not shrink. */
  @Test
  void share_ofAttacksThatAgreeWithinGames_isAsWideAsThatOfGames() {
    double[] parts = of(100, 0);
    Arrays.fill(parts, 0, 50, 10);
    double[] single = of(100, 0);
    Arrays.fill(single, 0, 50, 1);
    Bootstrap bootstrap = new Bootstrap(7, 100);

    Interval ten = bootstrap.share(parts, of(100, 10)).interval();

    assertThat(ten).isEqualTo(bootstrap.share(single, of(100, 1)).interval());
    assertThat(ten.high() - ten.low()).isGreaterThan(0.15);
  }

  @Test
  void ratio_ofUnequalGames_isTheRatioOfTheSums() {
    double[] parts = of(40, 1);
    double[] wholes = of(40, 1);
    Arrays.fill(wholes, 0, 20, 3);

    assertThat(new Bootstrap(7, 40).share(parts, wholes).value()).isEqualTo(0.5);
  }

  @Test
  void share_withoutVariance_hasWilsonsIntervalOverGames() {
    Bootstrap bootstrap = new Bootstrap(7, 30);

    assertThat(bootstrap.share(of(30, 0), of(30, 5)).interval())
        .isEqualTo(Binomial.wilson(0, 30, 0.95));
    assertThat(bootstrap.share(of(30, 5), of(30, 5)).interval())
        .isEqualTo(Binomial.wilson(30, 30, 0.95));
  }

  @Test
  void ratio_ofTies_hasNoWidth() {
    assertThat(new Bootstrap(7, 30).ratio(of(30, 6), of(30, 3)).interval())
        .isEqualTo(new Interval(2, 2));
  }

  @Test
  void ratio_ofFewGamesConcerned_isNotShown() {
    double[] wholes = of(100, 0);
    Arrays.fill(wholes, 0, 19, 50);

    Estimate estimate = new Bootstrap(7, 100).ratio(of(100, 0), wholes);

    assertThat(estimate.shown()).isFalse();
    assertThat(estimate.n()).isEqualTo(19);
  }

  @Test
  void ratio_ofNoGames_isNotShown() {
    assertThat(new Bootstrap(7, 0).ratio(new double[0], new double[0]).n()).isZero();
  }

  @Test
  void interval_ofTheSameSeed_isTheSame_andOfAnotherOneIsNot() {
    double[] values = IntStream.range(0, 50).mapToDouble(game -> game * game / 7.0).toArray();
    Estimate one = new Bootstrap(7, 50).ratio(values, of(50, 1));

    assertThat(new Bootstrap(7, 50).ratio(values, of(50, 1))).isEqualTo(one);
    assertThat(new Bootstrap(8, 50).ratio(values, of(50, 1))).isNotEqualTo(one);
  }

  @Test
  void ratio_ofAnotherNumberOfGames_isRefused() {
    assertThatThrownBy(() -> new Bootstrap(7, 3).ratio(of(2, 1), of(2, 1)))
        .hasMessageContaining("values of 3 games");
  }

  @Test
  void note_namesMethodAndSeed() {
    assertThat(new Bootstrap(7, 30).note())
        .contains("percentile bootstrap over whole games", "splitmix64 seed 7)")
        .endsWith("shows n and no rate.");
  }
}
