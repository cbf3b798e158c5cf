package org.wardiary.analytics.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/** Games in which the worth of a lead is known: the model's results must be near it. */
class WinProbabilityTest {

  @Test
  void predictedScores_areObserved() {
    PlantedGames planted = new PlantedGames(600, 0.8, 1);

    Table table = Study.table(WinProbability.calibration(planted), planted.games());

    assertThat(table.rows()).hasSize(10);
    assertThat(table.rows().stream().mapToLong(row -> row.count("positions")).sum())
        .isEqualTo(600L * PlantedGames.TURNS);
    for (Row row : table.rows()) {
      if (row.number("observed").isPresent()) {
        assertThat(row.number("observed_low").orElseThrow())
            .isLessThan(row.number("mean_predicted").orElseThrow() + 0.05);
        assertThat(row.number("observed_high").orElseThrow())
            .isGreaterThan(row.number("mean_predicted").orElseThrow() - 0.05);
      }
    }
  }

  @Test
  void forecasts_areBetterThanNone_andBetterLate() {
    PlantedGames planted = new PlantedGames(600, 0.8, 2);

    Table table = Study.table(WinProbability.scores(planted), planted.games());

    double first = number(table, "quarter 1", "brier");
    double last = number(table, "quarter 4", "brier");
    assertThat(last).isLessThan(first - 0.03);
    assertThat(number(table, "quarter 1", "better")).isBetween(-0.01, 0.1);
    assertThat(number(table, "whole game", "better")).isGreaterThan(0.1);
    assertThat(number(table, "whole game", "brier_without_position")).isCloseTo(0.25, within(0.01));
  }

  @Test
  void resultsThatHaveNothingToDoWithPositions_areNotPredicted() {
    PlantedGames planted = new PlantedGames(600, 0, 3);

    Table table = Study.table(WinProbability.scores(planted), planted.games());

    assertThat(number(table, "whole game", "better")).isBetween(-0.02, 0.01);
    assertThat(number(table, "whole game", "favourite_won")).isCloseTo(0.5, within(0.08));
  }

  @Test
  void worthOfAPoint_liesInItsInterval() {
    PlantedGames planted = new PlantedGames(600, 0.8, 4);

    Row point = Study.table(AssetWorth.holdings(planted), planted.games()).rows().get(0);

    // a point is worth less in an earlier turn, because the lead may still be lost
    assertThat(point.number("log_odds_low").orElseThrow()).isBetween(0.3, 0.8);
    assertThat(point.number("log_odds_high").orElseThrow()).isBetween(0.5, 1.1);
    assertThat(point.number("win_probability").orElseThrow())
        .isCloseTo(WinModel.logistic(point.number("log_odds").orElseThrow()) - 0.5, within(1e-9));
  }

  @Test
  void withFewerThanTwentyWinsOfASide_nothingIsShown() {
    PlantedGames planted = new PlantedGames(30, 0.8, 5);

    assertThat(Study.table(WinProbability.calibration(planted), planted.games()).rows()).isEmpty();
    assertThat(Study.table(WinProbability.scores(planted), planted.games()).rows()).isEmpty();
    assertThat(Study.table(AssetWorth.holdings(planted), planted.games()).rows()).isEmpty();
    assertThat(Study.table(AssetWorth.model(planted), planted.games()).rows()).isEmpty();
  }

  private static double number(Table table, String part, String column) {
    return table.find(row -> row.is("part", part)).orElseThrow().number(column).orElseThrow();
  }
}
