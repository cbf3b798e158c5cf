package org.wardiary.analytics.coverage;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.GammaDistribution;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.choice.AnswersGiven;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.DecisionRows;
import org.wardiary.projector.view.FirstAnswer;

/**
 * Measures how often the interval of the effective number of answers contains the true number.
 * There are 40 legal answers: each of the first 17 is given 0.7 times as often as the one before
 * it, the others never. Players have habits of their own.
 */
final class AnswersCoverage {

  private static final String GAME = "squares/civil-war";
  private static final int LEGAL = 40;
  private static final int GIVEN = 17;
  private static final double NEXT = 0.7;

  private final int repetitions;
  private final long seed;
  private final double[] often;

  AnswersCoverage(int repetitions, long seed) {
    this.repetitions = repetitions;
    this.seed = seed;
    this.often =
        scaled(IntStream.range(0, GIVEN).mapToDouble(answer -> Math.pow(NEXT, answer)).toArray());
  }

  /** Prints the table: {@code java … AnswersCoverage REPETITIONS}. */
  public static void main(String[] args) {
    AnswersCoverage coverage = new AnswersCoverage(Integer.parseInt(args[0]), 1996);
    for (double share : new double[] {0, 0.01, 0.05, 0.1}) {
      StringBuilder row = new StringBuilder(Text.of("| %.0f %% |", 100 * share));
      for (int players : new int[] {4, 8, 16}) {
        for (int games : new int[] {20, 60, 240}) {
          row.append(Text.of(" %.1f |", 100 * coverage.covered(share, players, games)));
        }
      }
      System.out.println(row);
    }
  }

  /**
   * The share of tournaments whose interval contains the true number.
   *
   * @param share how much more often than by chance two answers of a player are the same
   */
  double covered(double share, int players, int games) {
    Random random = new Random(seed + players * 1000L + games);
    double truth = Math.exp(-Arrays.stream(often).map(chance -> chance * Math.log(chance)).sum());
    int covered = 0;
    for (int i = 0; i < repetitions; i++) {
      Row row = tournament(share, players, games, random);
      covered +=
          row.number("effective_low").orElseThrow() <= truth
                  && truth <= row.number("effective_high").orElseThrow()
              ? 1
              : 0;
    }
    return (double) covered / repetitions;
  }

  private Row tournament(double share, int players, int games, Random random) {
    List<double[]> habits =
        IntStream.range(0, players).mapToObj(player -> habit(share, random)).toList();
    List<PlayedGame> all =
        IntStream.range(0, games)
            .mapToObj(
                id -> {
                  int one = random.nextInt(players);
                  int other = (one + 1 + random.nextInt(players - 1)) % players;
                  return game(id, one, other, drawn(habits.get(one), random));
                })
            .toList();
    return Study.table(AnswersGiven.statistic(), all).rows().get(0);
  }

  /**
   * How often a player gives each answer: drawn from a Dirichlet distribution around how often all
   * do.
   */
  private double[] habit(double share, Random random) {
    if (share == 0) {
      return often;
    }
    return scaled(
        Arrays.stream(often)
            .map(chance -> chance * (1 / share - 1))
            .map(
                shape ->
                    GammaDistribution.of(shape, 1)
                        .inverseCumulativeProbability(random.nextDouble()))
            .toArray());
  }

  private static double[] scaled(double... weights) {
    double all = Arrays.stream(weights).sum();
    return Arrays.stream(weights).map(weight -> weight / all).toArray();
  }

  private static int drawn(double[] chances, Random random) {
    double left = random.nextDouble();
    int answer = 0;
    while (answer < chances.length - 1 && left >= chances[answer]) {
      left -= chances[answer];
      answer++;
    }
    return answer;
  }

  private static PlayedGame game(int id, int one, int other, int answer) {
    FirstAnswer first = new FirstAnswer("Blue", "turn", LEGAL, Text.of("a%d", answer));
    return new PlayedGame(
        Summaries.game(id, Text.of("p%d", one), Text.of("p%d", other), "Blue").build(),
        List.of(),
        OwnRows.NONE.with(
            DecisionRows.class, new DecisionRows("", GAME, List.of(), List.of(first))));
  }
}
