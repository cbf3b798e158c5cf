package org.wardiary.analytics.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("nightly")
class CoverageTest {

  private static final int REPETITIONS = 150;

  @Test
  void intervals_ofSixtyGamesOfEightPlayers_holdTheTruth() {
    Coverage coverage = new Coverage(REPETITIONS, 7);
    Map<Measures, Double> truth = Coverage.truth(0.05, 7);

    assertThat(coverage.covered(0.05, 8, 60, truth))
        .allSatisfy(
            (measure, covered) -> assertThat(covered).as(measure.label()).isBetween(89.0, 100.0));
  }

  @Test
  void reportsOfFairGames_seldomClaimAnything() {
    assertThat(new Coverage(REPETITIONS, 7).verdicts(8, 60, 0).claimed()).isLessThan(0.08);
  }

  @Test
  void largeEdge_isFound() {
    Coverage.Verdicts verdicts = new Coverage(REPETITIONS, 7).verdicts(16, 60, 0.35);

    assertThat(verdicts.detectable()).isLessThan(0.35);
    assertThat(verdicts.found()).isGreaterThan(0.8);
  }
}
