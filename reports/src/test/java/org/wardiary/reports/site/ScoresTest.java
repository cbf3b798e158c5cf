package org.wardiary.reports.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers as the pages and their JSON have them. */
class ScoresTest {

  @ParameterizedTest
  @CsvSource({"-0.04, 0.0", "0.04, 0.0", "-0.06, -0.1", "1500.26, 1500.3"})
  void rounded_neverGivesMinusZero(double value, String json) {
    assertThat(Double.toString(Scores.rounded(value))).isEqualTo(json);
  }
}
