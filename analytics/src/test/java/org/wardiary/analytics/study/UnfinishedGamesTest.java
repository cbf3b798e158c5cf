package org.wardiary.analytics.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.game.squares.Rows;
import org.wardiary.analytics.game.squares.Rows.One;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/** An unfinished game has an ending that is counted, but neither a length nor parts. */
class UnfinishedGamesTest {

  private static One unfinished() {
    return new One().ends("*", "unfinished").turns(2);
  }

  private static Study study(Statistic statistic, Rows rows) {
    Study study = new Study(GameInfo.plain(""), List.of(statistic));
    rows.set().games().forEach(study::add);
    return study;
  }

  private static Table table(Statistic statistic, UnaryOperator<Rows> games) {
    return Study.table(statistic, games.apply(new Rows()).set().games());
  }

  private static Rows fortyOfThirtyTurns(Rows rows) {
    return rows.add(40, () -> new One().turns(30)).add(60, UnfinishedGamesTest::unfinished);
  }

  @Test
  void length_isThatOfTheGamesThatFinished() {
    Table table = table(GameLength.statistic(), UnfinishedGamesTest::fortyOfThirtyTurns);

    assertThat(table.rows())
        .extracting(row -> row.text("measure") + ", " + row.text("condition"))
        .containsExactly("turns, any", "turns, strategic", "answers, any", "answers, strategic");
    Row turns = table.rows().get(0);
    assertThat(turns.count("games")).isEqualTo(40);
    assertThat(turns.number("shortest")).hasValue(30);
    assertThat(turns.number("median")).hasValue(30);
    assertThat(table.rows().get(2).number("median")).hasValue(60);
  }

  @Test
  void distributionOfLengths_countsTheGamesThatFinished() {
    Table table = table(GameLength.distribution(), UnfinishedGamesTest::fortyOfThirtyTurns);

    assertThat(table.rows()).extracting(row -> row.text("condition")).containsOnly("strategic");
    assertThat(table.rows().stream().mapToLong(row -> row.count("games")).sum()).isEqualTo(40);
    assertThat(table.note()).startsWith("Counts of 40 finished games;");
  }

  @Test
  void gamesOfWhichNoneFinished_haveNoLengths() {
    for (Statistic statistic : List.of(GameLength.statistic(), GameLength.distribution())) {
      Table table = table(statistic, rows -> rows.add(25, () -> unfinished().score(1, 1, 0)));
      assertThat(table.rows()).as(table.id()).isEmpty();
    }
    Study study = study(GameLength.statistic(), new Rows().add(25, () -> unfinished()));
    assertThat(CommonFindings.of(study)).extracting(Finding::table).doesNotContain(GameLength.ID);
  }

  @Test
  void gamesOfWhichNoneFinished_didNotEndByAnything() {
    Study study = study(WinConditions.ways(), new Rows().add(25, () -> unfinished()));

    assertThat(CommonFindings.of(study))
        .extracting(Finding::text)
        .containsExactly("All 25 games were unfinished.");
  }

  @Test
  void gamesThatAllEndedInOneWay_areSaidToHave() {
    Rows rows = new Rows().add(25, () -> new One().ends("Blue", "resignation"));

    assertThat(CommonFindings.of(study(WinConditions.ways(), rows)).get(0).text())
        .isEqualTo("All 25 games were won by no rule (resignation and the like).");
  }
}
