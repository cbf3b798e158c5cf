package org.wardiary.analytics.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.course.AttackComparison.Done;
import org.wardiary.analytics.estimate.Interval;

/** The worked example of docs/statistics/worth-of-attacks.md, and one with unequal weights. */
class AttackComparisonTest {

  private static Done done(String sort, String cell, double gain, double won) {
    return new Done(new Attack(1, 0, sort, "I"), cell, gain, won);
  }

  @Test
  void flankAttacks_ofTheWorkedExample() {
    List<List<Done>> games =
        List.of(
            List.of(done("flank", "5 I", 0.2, 1), done("other", "5 I", 0.1, 1)),
            List.of(done("flank", "5 I", 0, 0), done("other", "5 I", -0.1, 0)));
    AttackComparison compared = new AttackComparison(games, "flank");

    assertThat(compared.number()).isEqualTo(2);
    assertThat(gain(compared, games)).isCloseTo(0.1, within(1e-12));
    assertThat(ratio(compared, games)).isCloseTo(1, within(1e-12));
  }

  @Test
  void others_areWeightedAsThoseOfTheSort_andWhatHasNoLike_isLeftOut() {
    List<List<Done>> games =
        List.of(
            List.of(
                done("flank", "5 I", 0.3, 1),
                done("flank", "5 I", 0.1, 1),
                done("flank", "9 I", 0.9, 1),
                done("other", "2 I", -0.9, 0)),
            List.of(
                done("flank", "6 I", 0.2, 0.5),
                done("other", "6 I", 0.3, 0.5),
                done("other", "6 I", 0.5, 0),
                done("other", "5 I", 0.05, 0.5)));
    AttackComparison compared = new AttackComparison(games, "flank");

    assertThat(compared.number()).isEqualTo(3);
    // the three flank attacks gain 0.6, the others at equal positions 0.05, 0.05 and 0.4
    assertThat(gain(compared, games)).isCloseTo((0.6 - 0.5) / 3, within(1e-12));
    // the three flank attacks win 2.5 games, the others 0.5, 0.5 and 0.25
    assertThat(ratio(compared, games)).isCloseTo(2, within(1e-12));
  }

  @Test
  void eValues_areThoseOfVanderWeeleAndDing() {
    // their example: a ratio of 3.9 with the interval 1.8 to 8.7 has 7.26 and 3.0
    assertThat(MatchedAttacks.eValue(3.9)).isCloseTo(7.26, within(0.005));
    assertThat(MatchedAttacks.eValue(MatchedAttacks.bound(new Interval(1.8, 8.7))))
        .isCloseTo(3.0, within(0.005));
    assertThat(MatchedAttacks.eValue(1 / 3.9)).isCloseTo(7.26, within(0.005));
    assertThat(MatchedAttacks.eValue(MatchedAttacks.bound(new Interval(0.9, 1.5)))).isEqualTo(1);
    assertThat(MatchedAttacks.bound(new Interval(0.5, 0.8))).isEqualTo(0.8);
  }

  private static double gain(AttackComparison compared, List<List<Done>> games) {
    return games.stream().mapToDouble(game -> compared.part(game, "flank").gain()).sum()
        / compared.number();
  }

  private static double ratio(AttackComparison compared, List<List<Done>> games) {
    return Math.exp(
        games.stream().mapToDouble(game -> compared.part(game, "flank").ratio()).sum()
            / compared.number());
  }
}
