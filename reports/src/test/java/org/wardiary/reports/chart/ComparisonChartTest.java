package org.wardiary.reports.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComparisonChartTest {

  @ParameterizedTest
  @CsvSource({
    "0.004, 0 %, 0 %",
    "-0.004, 0 %, 0 %",
    "0, 0.0, 0.0",
    "-0.04, 0.0, 0.0",
    "0.26, 0 %, +26 %",
    "-1.26, 0.0, \u22121.3"
  })
  void zeroHasNoSign_fromWhicheverSideItWasRounded(double value, String format, String text) {
    assertThat(ComparisonChart.signed(value, format)).isEqualTo(text);
  }
}
