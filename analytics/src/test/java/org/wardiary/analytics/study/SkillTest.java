package org.wardiary.analytics.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.strength.PlayersSpread;
import org.wardiary.analytics.table.Row;

/** Skill and chance among players whose strengths are known. */
class SkillTest {

  private static final int PLAYERS = 12;

  /** Each of twelve players plays each other one {@code rounds} times with either side. */
  private static Row played(double deviation, int rounds, long seed) {
    Random random = new Random(seed);
    double[] strengths =
        IntStream.range(0, PLAYERS).mapToDouble(i -> deviation * random.nextGaussian()).toArray();
    List<PlayedGame> games = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      for (int blue = 0; blue < PLAYERS; blue++) {
        for (int gray = 0; gray < PLAYERS; gray++) {
          if (blue != gray) {
            double chance = 1 / (1 + Math.exp(strengths[gray] - strengths[blue]));
            String winner = random.nextDouble() < chance ? "Blue" : "Gray";
            games.add(
                new PlayedGame(
                    Summaries.game(games.size(), "P" + blue, "P" + gray, winner).build(),
                    List.of(),
                    OwnRows.NONE));
          }
        }
      }
    }
    return Study.table(Skill.statistic(), games).rows().get(0);
  }

  @Test
  void sharesOfASpread_areThoseOfTheWorkedExample() {
    assertThat(PlayersSpread.strongerWins(1)).isCloseTo(0.7252, within(0.0001));
    assertThat(PlayersSpread.explained(1)).isCloseTo(0.2737, within(0.0001));
    assertThat(PlayersSpread.strongerWins(0)).isEqualTo(0.5);
    assertThat(PlayersSpread.explained(0)).isZero();
    assertThat(PlayersSpread.explained(1000)).isCloseTo(1, within(0.01));
  }

  @Test
  void playersWhoDiffer_areToldFromThoseWhoDoNot() {
    Row alike = played(0, 2, 1);
    Row different = played(1, 2, 1);

    assertThat(alike.count("players")).isEqualTo(PLAYERS);
    assertThat(alike.count("games")).isEqualTo(264);
    assertThat(alike.number("explained_high").orElseThrow())
        .isLessThan(different.number("explained_low").orElseThrow());
  }

  /**
   * 20 tournaments of players with a standard deviation of 1 logit; 19 intervals are expected to
   * hold.
   */
  @Test
  void intervals_holdTheTruth() {
    long held =
        IntStream.rangeClosed(1, 20)
            .mapToObj(seed -> played(1, 1, seed))
            .filter(row -> row.number("spread_low").orElseThrow() <= 173.7)
            .filter(row -> row.number("spread_high").orElseThrow() >= 173.7)
            .count();

    assertThat(held).isGreaterThanOrEqualTo(17);
  }
}
