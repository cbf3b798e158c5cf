package org.wardiary.analytics.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.game.squares.Rows;
import org.wardiary.analytics.game.squares.Rows.One;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/** The blocks of rounds of docs/statistics/win-conditions.md. */
class RoundsTest {

  private static Stream<String> blocks(Table table) {
    return table.rows().stream().map(row -> row.text("rounds")).distinct();
  }

  private static Row row(Table table, String rounds, String winner, String condition) {
    return table
        .find(
            row ->
                row.is("rounds", rounds)
                    && row.is("winner", winner)
                    && row.is("condition", condition))
        .orElseThrow();
  }

  /** A table of twenty games of each round, which makes each a block. */
  private static Table ofTwentyEach(String... rounds) {
    Rows rows = new Rows();
    for (String round : rounds) {
      rows.add(20, () -> new One().round(round));
    }
    return Study.table(Rounds.statistic(), rows.set().games());
  }

  @Test
  void rounds_thatProgramsNumber_areCountedByTheirFirstTwoDigits() {
    Rows rows = new Rows();
    IntStream.rangeClosed(990, 1210).forEach(i -> rows.add(new One().round(String.valueOf(i))));
    Table table = Study.table(Rounds.statistic(), rows.set().games());

    assertThat(blocks(table)).containsExactly("990–1099", "1100–1199", "1200–1299");
  }

  @Test
  void rounds_areOrderedByNumber_andPutTogetherToTwentyGames() {
    Table table =
        Study.table(
            Rounds.statistic(),
            new Rows()
                .add(12, () -> new One().round("10").ends("Gray", "attrition"))
                .add(12, () -> new One().round("9"))
                .add(25, () -> new One().round("2"))
                .add(3, () -> new One().round("?"))
                .set()
                .games());

    assertThat(blocks(table)).containsExactly("2", "9–10");
    assertThat(row(table, "9–10", "Blue", "any").number("share")).hasValue(0.5);
    assertThat(row(table, "9–10", "any", "attrition").count("games")).isEqualTo(12);
    assertThat(table.missing("share", List.of("9–10", "any", "limit")).n()).isEqualTo(24);
    assertThat(table.missing("share", List.of("11", "any", "limit")).n()).isZero();
  }

  @Test
  void rounds_areOrderedByAllTheirNumbers() {
    assertThat(blocks(ofTwentyEach("3.10", "4", "3.2", "3.1", "final")))
        .as("as on the pages of tournaments, those without a number first")
        .containsExactly("final", "3.1", "3.2", "3.10", "4");
  }

  @Test
  void rangesOfRounds_areOrderedByNumber() {
    assertThat(blocks(ofTwentyEach("10000", "1100", "1000.2", "999", "1000", "9900")))
        .containsExactly("999", "1000.2", "1000–1099", "1100–1199", "9900–9999", "10000–10999");
  }
}
