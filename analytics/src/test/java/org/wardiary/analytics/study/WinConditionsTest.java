package org.wardiary.analytics.study;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.game.squares.Rows;
import org.wardiary.analytics.game.squares.Rows.One;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.ScorePoint;

/** The worked examples of docs/statistics: win-conditions, balance, game-length, score. */
class WinConditionsTest {

  private static Row row(Table table, String... textInOrder) {
    return table
        .find(
            row -> {
              for (int i = 0; i < textInOrder.length; i++) {
                if (!row.is(table.columns().list().get(i).name(), textInOrder[i])) {
                  return false;
                }
              }
              return true;
            })
        .orElseThrow();
  }

  @Test
  void winConditions_ofFortyGames_areThoseOfTheWorkedExample() {
    Table table =
        Study.table(
            WinConditions.statistic(),
            new Rows()
                .add(10, () -> new One().ends("Blue", "strategic"))
                .add(12, () -> new One().ends("Gray", "attrition").first("Gray"))
                .add(13, () -> new One().ends("Gray", "resignation"))
                .add(4, () -> new One().ends("draw", "agreement"))
                .add(1, () -> new One().ends("*", "unfinished"))
                .set()
                .games());

    Row blue = row(table, "either", "Blue", "strategic");
    assertThat(blue.count("games")).isEqualTo(10);
    assertThat(blue.count("of")).isEqualTo(40);
    assertThat(blue.number("share")).hasValue(0.25);
    assertThat(blue.number("share_low").orElseThrow()).isBetween(0.1415, 0.1425);
    assertThat(blue.number("share_high").orElseThrow()).isBetween(0.4015, 0.4025);
    assertThat(row(table, "either", "Gray", "other").count("games")).isEqualTo(13);
    assertThat(row(table, "either", "draw", "other").count("games")).isEqualTo(4);
    assertThat(row(table, "either", "nobody (unfinished)", "other").count("games")).isEqualTo(1);
    // 28 games in which Blue moved first have a rate, 12 in which Gray did have none
    assertThat(row(table, "Blue", "Gray", "other").count("of")).isEqualTo(28);
    assertThat(row(table, "Gray", "Gray", "attrition").count("games")).isEqualTo(12);
    assertThat(row(table, "Gray", "Gray", "attrition").number("share")).isEmpty();
    long all =
        table.select(r -> r.is("moved_first", "either")).stream()
            .mapToLong(r -> r.count("games"))
            .sum();
    assertThat(all).isEqualTo(40);
  }

  @Test
  void balance_ofSixtyInAHundred_showsNoEdge_andOfSixtyOneDoes() {
    Table sixty =
        Study.table(
            Balance.statistic(),
            new Rows()
                .add(60, () -> new One().ends("Blue", "strategic"))
                .add(40, () -> new One().ends("Gray", "strategic"))
                .add(5, () -> new One().ends("draw", "agreement"))
                .set()
                .games());
    Row blue = row(sixty, "Blue", "first or second");

    assertThat(blue.count("decided")).isEqualTo(100);
    assertThat(blue.count("draws")).isEqualTo(5);
    assertThat(blue.number("win_rate_low").orElseThrow()).isBetween(0.5015, 0.5025);
    assertThat(blue.number("chance").orElseThrow()).isBetween(0.0455, 0.0456);
    assertThat(blue.text("verdict")).isEqualTo("wins more than half");
    assertThat(row(sixty, "Gray", "first").text("verdict")).isEqualTo("too few games");

    Table more =
        Study.table(
            Balance.statistic(),
            new Rows()
                .add(61, () -> new One().ends("Blue", "strategic"))
                .add(39, () -> new One().ends("Gray", "strategic"))
                .set()
                .games());
    assertThat(row(more, "Blue", "first or second").text("verdict"))
        .isEqualTo("wins more than half");
    assertThat(row(more, "Gray", "first or second").text("verdict"))
        .isEqualTo("wins less than half");
    assertThat(row(more, Balance.FIRST_MOVER, "first").count("wins")).isEqualTo(61);
  }

  @Test
  void length_ofOneToTwentyTurns_isThatOfTheWorkedExample() {
    Rows rows = new Rows();
    for (int turns = 20; turns >= 1; turns--) {
      rows.add(new One().turns(turns));
    }
    Row row = row(Study.table(GameLength.statistic(), rows.set().games()), "turns", "any");

    assertThat(row.number("shortest")).hasValue(1);
    assertThat(row.number("lower_quartile")).hasValue(5.75);
    assertThat(row.number("median")).hasValue(10.5);
    assertThat(row.number("median_low")).hasValue(6);
    assertThat(row.number("median_high")).hasValue(15);
    assertThat(row.number("upper_quartile")).hasValue(15.25);
    assertThat(row.number("longest")).hasValue(20);

    Table spans = Study.table(GameLength.distribution(), rows.set().games());
    assertThat(spans.rows()).hasSize(11);
    assertThat(spans.rows().get(0).count("games")).as("turns 0 and 1").isEqualTo(1);
    assertThat(spans.rows().stream().mapToLong(r -> r.count("games")).sum()).isEqualTo(20);
  }

  @Test
  void widths_ofSpans_makeAtMostTwenty() {
    assertThat(GameLength.width(19)).isEqualTo(1);
    assertThat(GameLength.width(20)).isEqualTo(2);
    assertThat(GameLength.width(99)).isEqualTo(5);
    assertThat(GameLength.width(100)).isEqualTo(10);
    assertThat(GameLength.width(1234)).isEqualTo(100);
  }

  @Test
  void score_atTheEnd_isThatOfTheWorkedExample() {
    GameSet set = new Rows().add(20, () -> new One().turns(10).score(3, 1, 0).score(8, 3, 2)).set();
    Row end = row(Study.table(Scores.atEnd(), set.games()), "Blue", "any");
    assertThat(end.number("winner_losses")).hasValue(3);
    assertThat(end.number("loser_losses")).hasValue(2);
  }

  @Test
  void rows_inAnotherOrder_giveTheSameTables() {
    Rows there = new Rows();
    GameSet set = there.add(new One()).add(new One().turns(9)).set();
    Archive back =
        new Archive.Builder()
            .add(set.games().get(1).summary())
            .add(set.games().get(0).summary())
            .build();

    assertThat(Study.table(GameLength.distribution(), back.sets().get(0).games()))
        .isEqualTo(Study.table(GameLength.distribution(), set.games()));
  }

  @Test
  void rows_thatNoStatisticReads_areLeftOut() {
    GameSummary summary = new Rows().add(new One()).set().games().get(0).summary();
    SpecificRecord unread = new ScorePoint(1L, 1, 1, 0, 0);

    Archive archive = new Archive.Builder().add(unread).add(summary).build();

    assertThat(archive.sets()).hasSize(1);
    assertThat(archive.sets().get(0).games().get(0).own()).isSameAs(OwnRows.NONE);
  }
}
