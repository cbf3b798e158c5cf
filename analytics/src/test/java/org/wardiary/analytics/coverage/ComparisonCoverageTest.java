package org.wardiary.analytics.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wardiary.analytics.coverage.ComparisonCoverage.Size;

@Tag("nightly")
class ComparisonCoverageTest {

  private static final int REPETITIONS = 40;

  @ParameterizedTest
  @EnumSource(ComparisonCoverage.Who.class)
  void gamesThatDoNotDiffer_areNotToldApart(ComparisonCoverage.Who who) {
    Size each = new Size(8, 60);
    ComparisonCoverage.Result result =
        new ComparisonCoverage(REPETITIONS, 7).of(who, each, each, 0);

    assertThat(result.claimed()).isLessThanOrEqualTo(0.05);
    assertThat(result.covered()).isGreaterThan(0.93);
  }

  @Test
  void fewGames_areNotToldApartFromMany_ofOthers() {
    ComparisonCoverage.Result result =
        new ComparisonCoverage(REPETITIONS, 7)
            .of(ComparisonCoverage.Who.OTHERS, new Size(4, 60), new Size(16, 2000), 0);

    assertThat(result.claimed()).isLessThanOrEqualTo(0.05);
    assertThat(result.covered()).isGreaterThan(0.97);
  }

  @Test
  void gamesOfTwo_areNotToldApartFromThoseOfMany_amongWhomTheyAre() {
    ComparisonCoverage.Result result =
        new ComparisonCoverage(REPETITIONS, 7)
            .of(ComparisonCoverage.Who.MORE, new Size(2, 60), new Size(16, 2000), 0);

    assertThat(result.claimed()).isLessThanOrEqualTo(0.05);
    assertThat(result.covered()).isGreaterThan(0.97);
  }

  @Test
  void aLargeEdgeInOneSet_isFound() {
    Size each = new Size(16, 240);
    ComparisonCoverage.Result result =
        new ComparisonCoverage(10, 7).of(ComparisonCoverage.Who.OTHERS, each, each, 0.4);

    assertThat(result.claimed()).isGreaterThan(0.8);
  }
}
