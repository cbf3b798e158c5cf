package org.wardiary.analytics.study;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Interval;

class PhrasesTest {

  @ParameterizedTest
  @CsvSource({
    "45.3812, 42.987, 47.83, 45.4, 43.0 to 47.8",
    "0.2312, 0.2, 0.2718, 0.23, 0.20 to 0.27",
    "131.4, 90.2, 170.5, 131, 90 to 171",
    "-0.001, -0.2, 0.2, 0.00, -0.20 to 0.20",
    "1, 1, 1, 1.00, 1.00 to 1.00"
  })
  void anEstimate_hasTheDecimalsThatItsIntervalAllows_andBothHaveTheSame(
      double value, double low, double high, String told, String interval) {
    Estimate estimate = Estimate.of(value, new Interval(low, high), 100);
    assertThat(Phrases.value(estimate)).isEqualTo(told);
    assertThat(Phrases.interval(estimate)).isEqualTo("95\u00A0% interval " + interval);
  }
}
