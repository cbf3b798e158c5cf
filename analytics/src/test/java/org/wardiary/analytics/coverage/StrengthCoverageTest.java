package org.wardiary.analytics.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class StrengthCoverageTest {

  @Test
  void intervals_holdTheTrueStrength_alsoOfWhoLostOrWonNearlyAll() {
    StrengthCoverage.Result result = new StrengthCoverage(150, 7).of(1, 8, 60);

    assertThat(result.every().percent()).isBetween(89.0, 99.0);
    assertThat(result.onesided().players()).isGreaterThan(50);
    assertThat(result.onesided().percent()).isGreaterThan(93);
  }
}
