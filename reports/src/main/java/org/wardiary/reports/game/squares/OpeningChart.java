package org.wardiary.reports.game.squares;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import org.wardiary.analytics.game.squares.Openings;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.Look;
import org.wardiary.reports.chart.RowChart;
import org.wardiary.reports.chart.RowChart.Value;
import org.wardiary.reports.chart.RowWords;

/** The chart of the most frequent first actions of each side. */
final class OpeningChart {

  private static final int MOST = 8;

  private OpeningChart() {}

  static Chart firstActions() {
    Predicate<Row> withRate = row -> row.number("win_rate").isPresent();
    return RowChart.of(
            Value.share("win_rate", RowWords.of("%s: %s", "side", "opening"))
                .n(RowWords.of("n = %s", "games"))
                .colour("side"),
            Look.sharesAbout(
                "games won with that first action; short line: of all that side's games"),
            "Games won by the most frequent first actions, 95 % intervals")
        .rows(table -> mostFrequent(table, ofLength(1).and(withRate)))
        .over((table, row) -> ofAll(table, row.text("side")));
  }

  /** The games that a side won of all, whatever it did first. */
  private static OptionalDouble ofAll(Table table, String side) {
    long games = 0;
    long wins = 0;
    for (Row row : table.select(row -> isOfLength(row, 1) && row.is("side", side))) {
      games += row.count("games");
      wins += row.count("wins");
    }
    return games == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) wins / games);
  }

  /** Whether a row is of an opening of so many actions that was played more than once. */
  static Predicate<Row> ofLength(int actions) {
    return row -> isOfLength(row, actions) && !row.is("opening", Openings.ONCE);
  }

  private static boolean isOfLength(Row row, int actions) {
    return row.is("moves", "first or second") && row.count("actions") == actions;
  }

  /** The first rows of each side; the table lists frequent openings first. */
  private static List<Row> mostFrequent(Table table, Predicate<Row> fits) {
    return table.rows().stream()
        .map(row -> row.text("side"))
        .distinct()
        .flatMap(side -> table.select(fits.and(row -> row.is("side", side))).stream().limit(MOST))
        .toList();
  }
}
