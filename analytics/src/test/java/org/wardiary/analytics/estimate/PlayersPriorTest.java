package org.wardiary.analytics.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlayersPriorTest {

  private static final int PLAYERS = 6;
  private static final int EACH = 16;

  /**
   * The mean over the games of a round robin; each player adds to its games a normal number whose
   * standard deviation is {@code players}.
   */
  private static Ratio games(double players, long seed) {
    Random random = new Random(seed);
    double[] adds = random.doubles(PLAYERS).map(any -> players * random.nextGaussian()).toArray();
    SortedMap<Pairing, Ratio.Sums> pairings = new TreeMap<>();
    double part = 0;
    double parts = 0;
    long games = 0;
    for (int one = 0; one < PLAYERS; one++) {
      for (int other = one + 1; other < PLAYERS; other++) {
        double sum = 0;
        for (int game = 0; game < EACH; game++) {
          double value = adds[one] + adds[other] + random.nextGaussian();
          sum += value;
          parts += value * value;
          games++;
        }
        part += sum;
        pairings.put(Pairing.of("p" + one, "p" + other), new Ratio.Sums(sum, EACH));
      }
    }
    return new Ratio(games, part, games, new Ratio.Squares(parts, part, games), pairings);
  }

  private static List<Ratio> several(double players) {
    return IntStream.range(0, 12).mapToObj(seed -> games(players, seed)).toList();
  }

  private static double width(Ratio ratio) {
    Interval interval = ratio.mean().interval();
    return interval.high() - interval.low();
  }

  @Test
  void weights_areTogetherOne_andTheirMedianIsThatOfTheStandardDeviation() {
    double[] weights = PlayersPrior.ALONE.weights(0.4);
    double[] shares = PlayersPrior.shares();

    assertThat(Arrays.stream(weights).sum()).isCloseTo(1, within(1e-12));
    double below = 0;
    for (int step = 0; shares[step] <= 0.16; step++) {
      below += weights[step];
    }
    assertThat(below).isCloseTo(0.5, within(0.05));
  }

  @Test
  void othersInWhichPlayersDoNotDiffer_narrowAnInterval_thoseInWhichTheyDoWidenIt() {
    Ratio one = games(0, 100);
    double among = width(one.among(PlayersPrior.of(several(0))));

    assertThat(among).isLessThan(0.8 * width(one));
    assertThat(width(one.among(PlayersPrior.of(several(1))))).isGreaterThan(1.1 * among);
  }

  @Test
  void whatIsComparedWithinGames_hasANarrowInterval_unlessPlayersClearlyDiffer() {
    Ratio alike = games(0, 100);
    Ratio different = games(1, 100);

    assertThat(width(alike.withinGames())).isLessThan(0.8 * width(alike));
    assertThat(width(different.withinGames())).isGreaterThan(0.8 * width(different));
  }

  @Test
  void oneThingAlone_tellsNothingOfItself() {
    assertThat(PlayersPrior.of(List.of(games(1, 1)))).isEqualTo(PlayersPrior.ALONE);
    assertThat(PlayersPrior.of(List.of(Ratio.counted(5, 30), Ratio.counted(7, 30))))
        .isEqualTo(PlayersPrior.ALONE);
  }

  @Test
  void thingsOfTheSamePlayersGoTogether_soManyTellNoMoreThanEight() {
    List<Ratio> many = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      many.addAll(several(0.3));
    }

    assertThat(PlayersPrior.of(many).things()).isEqualTo(8);
    assertThat(PlayersPrior.of(many).learned().stream().mapToDouble(weight -> weight).sum())
        .isCloseTo(1, within(1e-9));
  }

  @Test
  void theirOrder_makesNoDifferenceBeyondRounding() {
    List<Ratio> all = new ArrayList<>(several(0.5));
    Ratio one = games(0.5, 100);
    double width = width(one.among(PlayersPrior.of(all)));
    Collections.reverse(all);

    assertThat(width(one.among(PlayersPrior.of(all)))).isCloseTo(width, within(1e-9));
  }
}
