package org.wardiary.analytics.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatioTest {

  /**
   * A round robin in which each pairing plays as many games and wins as many as its number says.
   */
  private static Ratio roundRobin(int players, int each, int[] wins) {
    SortedMap<Pairing, Ratio.Sums> pairings = new TreeMap<>();
    double part = 0;
    int pair = 0;
    for (int one = 0; one < players; one++) {
      for (int other = one + 1; other < players; other++) {
        int won = wins[pair++ % wins.length];
        part += won;
        pairings.put(Pairing.of("player" + one, "player" + other), new Ratio.Sums(won, each));
      }
    }
    double games = (double) pair * each;
    return new Ratio((long) games, part, games, new Ratio.Squares(part, part, games), pairings);
  }

  /** Examples of Newcombe (1998), table I, method 3: games whose players are not known. */
  @ParameterizedTest
  @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0, 0.1611"})
  void share_ofIndependentGames_hasWilsonsInterval(long part, long games, double low, double high) {
    Interval interval = Ratio.counted(part, games).share().interval();

    assertThat(interval.low()).isCloseTo(low, within(0.00006));
    assertThat(interval.high()).isCloseTo(high, within(0.00006));
  }

  @Test
  void chance_isBelowFivePercent_whereTheIntervalLeavesTheReferenceOut() {
    for (int wins = 0; wins <= 100; wins++) {
      Ratio ratio = roundRobin(5, 10, new int[] {wins / 10, (wins + 9) / 10});
      Interval interval = ratio.share().interval();
      boolean out = interval.low() > 0.5 || interval.high() < 0.5;
      assertThat(ratio.chance(0.5) < 0.05).as("%s wins", wins).isEqualTo(out);
    }
  }

  @Test
  void rate_ofWhatNeverHappened_hasAnUpperBound() {
    Estimate rate = Ratio.counted(0, 40).rate();

    assertThat(rate.value()).isZero();
    assertThat(rate.interval().low()).isZero();
    assertThat(rate.interval().high()).isCloseTo(3.84 / 40, within(0.0001));
  }

  @Test
  void mean_thatIsTheSameInAllGames_hasAnIntervalWithWidth() {
    Ratio same = new Ratio(50, 100, 50, new Ratio.Squares(200, 100, 50), new TreeMap<>());

    assertThat(same.mean().interval().high() - 2).isCloseTo(3.84 / 50, within(0.0001));
  }

  @Test
  void varianceOfAFittedModel_isAddedToThatOfTheGames() {
    Ratio games = Ratio.counted(200, 400);
    double alone = 0.25 / 400;
    Interval wide = games.byModel(3 * alone).mean().interval();

    assertThat(wide.high() - wide.low())
        .isCloseTo(2 * 2 * 1.959964 * Math.sqrt(alone), within(0.0001));
    assertThat(games.byModel(0.5).times(0.1).model()).isCloseTo(0.005, within(1e-12));
  }

  @Test
  void errorOfAFittedModel_isAddedToEitherBound_alsoOfWhatNeverHappened() {
    Ratio games = Ratio.counted(8, 100);
    Interval chance = games.share().interval();
    double reach = 1.959964 * 0.05;
    Interval all = games.byModel(0.05 * 0.05).share().interval();

    assertThat(all.low()).isZero(); // 8 % minus 10.3 points
    assertThat(all.high())
        .isCloseTo(0.08 + Math.hypot(chance.high() - 0.08, reach), within(0.0001));
    assertThat(Ratio.counted(0, 100).byModel(0.05 * 0.05).rate().interval().high())
        .isCloseTo(Math.hypot(0.0384, reach), within(0.0001));
  }

  @Test
  void chance_isNoLessThanWhatIsKnownOfIt() {
    Ratio games = Ratio.counted(30, 60).times(2); // each of 60 games differs from the mean by 1

    double half = games.mean().interval().high() - 1;
    assertThat(games.atLeast(4 * 60).mean().interval().high() - 1)
        .isCloseTo(2 * half, within(1e-9));
    assertThat(games.atLeast(59).mean().interval().high() - 1).isCloseTo(half, within(1e-12));
  }

  @Test
  void playersWhoDiffer_widenTheInterval_andMoreGamesOfTheSameDoNotHelp() {
    int[] alike = {5, 5, 5, 5, 5, 5};
    int[] differing = {10, 10, 10, 0, 0, 0};
    double independent = width(Ratio.counted(30, 60));

    assertThat(width(roundRobin(4, 10, differing))).isGreaterThan(2 * independent);
    assertThat(width(roundRobin(4, 10, alike))).isLessThan(2 * independent);
    int[] more = {100, 100, 100, 0, 0, 0};
    assertThat(width(roundRobin(4, 100, more)))
        .isGreaterThan(0.9 * width(roundRobin(4, 10, differing)));
  }

  private static double width(Ratio ratio) {
    return ratio.share().interval().high() - ratio.share().interval().low();
  }

  @Test
  void edge_ofFewPlayersWhoDiffer_cannotBeSettledByMoreOfTheirGames() {
    assertThat(roundRobin(4, 10, new int[] {10, 10, 10, 0, 0, 0}).needed(0.05, 0.05)).isEmpty();
    assertThat(Ratio.counted(50, 100).needed(0.05, 0.05)).hasValue(785);
    assertThat(Ratio.counted(50, 100).detectable(0.5, 0.05)).isCloseTo(0.1401, within(0.0001));
  }

  @Test
  void sum_ofTwoHalves_isTheWhole() {
    Ratio whole = roundRobin(6, 4, new int[] {1, 2, 3});
    Ratio first = Ratio.counted(3, 8);

    assertThat(Ratio.sum(List.of(whole, first)).part()).isEqualTo(whole.part() + 3);
    assertThat(Ratio.sum(List.of(whole)).share()).isEqualTo(whole.share());
  }
}
