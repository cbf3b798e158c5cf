package org.wardiary.analytics.course;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class AttackPowerTest {

  private static final int REPETITIONS = 60;

  @Test
  void attacksThatBringNothing_butAreMadeByWhoLeads_areSeldomClaimed() {
    assertThat(new AttackPower(REPETITIONS, 7).found(16, 120, 0).claimed()).isLessThan(0.1);
  }

  @Test
  void attacksThatBringMore_thanIsSaidToBeShown_areFound() {
    AttackPower.Found planted = new AttackPower(REPETITIONS, 8).found(16, 120, 0.6);

    assertThat(planted.gained()).isGreaterThan(planted.detectable());
    assertThat(planted.claimed()).isGreaterThan(0.7);
  }
}
