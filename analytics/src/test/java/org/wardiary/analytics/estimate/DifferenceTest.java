package org.wardiary.analytics.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferenceTest {

  /**
   * The first is an example of Newcombe (1998), table II, method 10; all are also computed by
   * {@code src/test/python/difference.py}.
   */
  @ParameterizedTest
  @CsvSource({
    "48, 80, 56, 70, 0.052431, 0.333873",
    "3, 30, 9, 30, -0.005389, 0.390346",
    "0, 20, 0, 30, -0.161125, 0.113513",
    "0, 20, 30, 30, 0.802905, 1.000000",
    "4, 25, 31, 90, -0.022662, 0.325018"
  })
  void shares_ofIndependentGames_haveNewcombesInterval(
      long one, long n, long other, long m, double low, double high) {
    Difference found =
        Difference.of(Ratio.counted(one, n).share(), Ratio.counted(other, m).share());

    assertThat(found.interval().low()).isCloseTo(low, within(0.000001));
    assertThat(found.interval().high()).isCloseTo(high, within(0.000001));
  }

  /** The numbers are those of {@code src/test/python/difference.py}. */
  @Test
  void means_ofTheSamePairings_differByWhatDiffersWithinThem() {
    Ratio first = pairings(0);
    Ratio second = pairings(1);
    Difference together = Difference.of(first.mean(), second.mean());
    double apart = Math.hypot(half(first.mean()), half(second.mean()));

    assertThat(together.value()).isCloseTo(1.035714285714292, within(1e-9));
    double student = 2.0518305 / 1.9599640; // 27 degrees of freedom
    assertThat(Math.sqrt(together.spread().chance()))
        .isCloseTo(0.1383208337931221 * student, within(1e-6));
    assertThat(together.interval().high() - together.value()).isLessThan(apart / 5);
    assertThat(together.chance()).isLessThan(0.01);
  }

  /** The numbers are those of {@code src/test/python/difference.py}. */
  @Test
  void fewPlayersAmongMany_leaveTheDegreesOfFreedomOfTheFew() {
    Difference found = Difference.of(pairings("p", 5, 0).mean(), pairings("p", 12, 1).mean());

    double student = 2.0435600 / 1.9599640; // 29.6 degrees of freedom
    assertThat(Math.sqrt(found.spread().chance()))
        .isCloseTo(5.139205112732577 * student, within(1e-5));
  }

  /** Games of one pairing do not deviate from their own mean, so that nothing can cancel out. */
  @Test
  void onePairingAmongMany_hasTheVarianceOfItsGames() {
    Estimate many = pairings("p", 12, 0).mean();
    Estimate one = alternating().mean();
    Difference found = Difference.of(one, many);

    assertThat(found.interval().high() - found.value())
        .isGreaterThanOrEqualTo(one.value() - one.interval().low());
  }

  private static Ratio alternating() {
    SortedMap<Pairing, Ratio.Sums> pairing = new TreeMap<>();
    pairing.put(Pairing.of("p0", "p1"), new Ratio.Sums(0, 40));
    return new Ratio(40, 0, 40, new Ratio.Squares(40 * 600 * 600, 0, 40), pairing);
  }

  /** The players of a large set say nothing of how much those of a small one differ. */
  @Test
  void difference_ofOtherPlayers_reachesAtLeastAsFarAsEachOfBoth() {
    Estimate few = pairings("few", 5, 0).mean();
    Estimate many = pairings("many", 12, 0).times(0.01).mean();
    Difference found = Difference.of(few, many);

    assertThat(found.interval().high() - found.value())
        .isGreaterThanOrEqualTo(few.value() - few.interval().low())
        .isGreaterThanOrEqualTo(many.interval().high() - many.value());
    assertThat(found.value() - found.interval().low())
        .isGreaterThanOrEqualTo(few.interval().high() - few.value())
        .isGreaterThanOrEqualTo(many.value() - many.interval().low());
  }

  @Test
  void difference_ofNumbersOfTwoFittedModels_hasTheVarianceOfBoth() {
    Difference alone = Difference.of(pairings(0).mean(), pairings(1).mean());
    Difference both =
        Difference.of(pairings(0).byModel(0.04).mean(), pairings(1).byModel(0.05).mean());

    assertThat(both.spread().variance() - alone.spread().variance()).isCloseTo(0.09, within(1e-9));
    assertThat(both.chance()).isGreaterThan(alone.chance());
  }

  private static double half(Estimate estimate) {
    return (estimate.interval().high() - estimate.interval().low()) / 2;
  }

  /** Each pairing has a level of its own, far from the others; its games differ little. */
  private static Ratio pairings(int more) {
    return pairings("p", 8, more);
  }

  private static Ratio pairings(String name, int players, int more) {
    SortedMap<Pairing, Ratio.Sums> pairings = new TreeMap<>();
    double part = 0;
    double parts = 0;
    int games = 0;
    for (int one = 0; one < players; one++) {
      for (int other = one + 1; other < players; other++) {
        double sum = 0;
        for (int game = 0; game < 2; game++) {
          int number = 10 * one + 3 * other + (games++ * 7 + more) % 3 - 1 + more;
          sum += number;
          parts += (double) number * number;
        }
        part += sum;
        pairings.put(Pairing.of(name + one, name + other), new Ratio.Sums(sum, 2));
      }
    }
    return new Ratio(games, part, games, new Ratio.Squares(parts, part, games), pairings);
  }

  @Test
  void chance_isBelowFivePercent_whereTheIntervalLeavesNothingOut() {
    Random random = new Random(5);
    for (int i = 0; i < 200; i++) {
      int n = 20 + random.nextInt(80);
      int m = 20 + random.nextInt(80);
      Difference found =
          Difference.of(
              Ratio.counted(random.nextInt(n + 1), n).share(),
              Ratio.counted(random.nextInt(m + 1), m).share());
      boolean out = found.interval().low() > 0 || found.interval().high() < 0;

      assertThat(found.chance() < 0.05).as("%s", found).isEqualTo(out);
    }
  }

  @Test
  void turnedRound_isTheSameWithTheOtherSign() {
    Estimate one = Ratio.counted(12, 40).rate();
    Estimate other = Ratio.counted(30, 50).rate();
    Difference there = Difference.of(one, other);
    Difference back = Difference.of(other, one);

    assertThat(back.value()).isEqualTo(-there.value());
    assertThat(back.interval().low()).isCloseTo(-there.interval().high(), within(1e-12));
    assertThat(back.chance()).isCloseTo(there.chance(), within(1e-9));
  }

  @Test
  void whatNeverHappenedHereOrThere_isToldApartFromNothingOnlyByManyGames() {
    Estimate never = Ratio.counted(0, 40).share();

    assertThat(Difference.of(never, never).chance()).isCloseTo(1, within(1e-6));
    assertThat(Difference.of(never, Ratio.counted(2, 40).share()).chance()).isGreaterThan(0.05);
    assertThat(Difference.of(never, Ratio.counted(12, 40).share()).chance()).isLessThan(0.001);
    assertThat(Difference.of(never, never).detectable(0.05)).isBetween(0.05, 0.3);
  }

  @Test
  void whatHardlyEverHappened_showsNoSmallerDifferenceThanTheIntervalAllows() {
    Difference rare = Difference.of(Ratio.counted(0, 20).share(), Ratio.counted(1, 5000).share());
    double reach = rare.value() - rare.interval().low();

    assertThat(reach).isGreaterThan(0.16);
    assertThat(rare.detectable(0.05)).isGreaterThan(reach);
    assertThat(rare.detectable(0.001)).isGreaterThan(rare.detectable(0.05));
    Difference back = Difference.of(Ratio.counted(1, 5000).share(), Ratio.counted(0, 20).share());
    assertThat(back.detectable(0.05)).isCloseTo(rare.detectable(0.05), within(1e-9));
  }

  @Test
  void estimatesOfWhichOnlyIntervalsAreKept_areComparedByThem() {
    Estimate one = Ratio.counted(48, 80).share();
    Estimate other = Ratio.counted(56, 70).share();
    Difference known = Difference.of(one, other);
    Difference plain = Difference.of(one.plain(), other.plain());

    assertThat(plain.interval().low()).isCloseTo(known.interval().low(), within(1e-9));
    assertThat(plain.chance()).isCloseTo(known.chance(), within(0.003));
  }

  @Test
  void fourTimesTheGames_showHalfTheDifference() {
    Difference found =
        Difference.of(Ratio.counted(50, 100).share(), Ratio.counted(48, 100).share());
    double seen = found.detectable(0.05);

    assertThat(found.times(seen, 0.05)).hasValue(1);
    assertThat(found.times(seen / 2, 0.05)).hasValue(4);
    assertThat(found.times(seen / 100, 0.05)).isEmpty();
  }

  @Test
  void rest_isTheSameDifferenceFromTheOtherSide() {
    Difference found = Difference.of(Ratio.counted(10, 40).share(), Ratio.counted(9, 20).share());
    Difference mirrored =
        Difference.of(Ratio.counted(30, 40).share(), Ratio.counted(11, 20).share());

    assertThat(found.rest().value()).isCloseTo(mirrored.value(), within(1e-12));
    assertThat(found.rest().interval().low()).isCloseTo(mirrored.interval().low(), within(1e-9));
    assertThat(found.rest().detectable(0.05)).isEqualTo(found.detectable(0.05));
  }
}
