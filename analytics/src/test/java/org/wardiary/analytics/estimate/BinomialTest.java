package org.wardiary.analytics.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BinomialTest {

  /** The examples of Newcombe (1998), table I: method 3 (Wilson) and method 5 (exact). */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662, 0.2527, 0.3676",
    "15, 148, 0.0624, 0.1605, 0.0578, 0.1617",
    "0, 20, 0.0000, 0.1611, 0.0000, 0.1684",
    "1, 29, 0.0061, 0.1718, 0.0009, 0.1776"
  })
  void intervals_ofPublishedExamples_areThePublishedOnes(
      long successes, long n, double low, double high, double exactLow, double exactHigh) {
    Interval wilson = Binomial.wilson(successes, n, 0.95);
    Interval exact = Binomial.exact(successes, n, 0.95);

    assertThat(wilson.low()).isCloseTo(low, within(0.00006));
    assertThat(wilson.high()).isCloseTo(high, within(0.00006));
    assertThat(exact.low()).isCloseTo(exactLow, within(0.00006));
    assertThat(exact.high()).isCloseTo(exactHigh, within(0.00006));
  }

  @Test
  void intervals_ofNoTrials_sayNothing() {
    assertThat(Binomial.wilson(0, 0, 0.95)).isEqualTo(new Interval(0, 1));
    assertThat(Binomial.exact(0, 0, 0.95)).isEqualTo(new Interval(0, 1));
  }

  /** By hand: with n = 1 and a success the lower bound is 1 / (1 + z²) = 1 / 4.84146. */
  @Test
  void wilson_ofOneTrial_isWide() {
    assertThat(Binomial.wilson(1, 1, 0.95).low()).isCloseTo(0.20655, within(0.00001));
    assertThat(Binomial.wilson(1, 1, 0.95).high()).isEqualTo(1);
  }

  /** By hand: the exact lower bound of n successes in n is 0.025^(1/n). */
  @Test
  void exact_ofSuccessesOnly_endsAtOne() {
    assertThat(Binomial.exact(20, 20, 0.95).low())
        .isCloseTo(Math.pow(0.025, 1 / 20.0), within(1e-9));
    assertThat(Binomial.exact(20, 20, 0.95).high()).isEqualTo(1);
  }

  @Test
  void wilson_ofMoreSuccessesThanTrials_isRefused() {
    assertThatThrownBy(() -> Binomial.wilson(3, 2, 0.95)).hasMessageContaining("0 to 2");
  }
}
