package org.wardiary.reports.game.squares;

import java.util.List;
import java.util.function.Predicate;
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
    Predicate<Row> withRate = row -> row.number("adjusted").isPresent();
    return RowChart.of(
            Value.share("adjusted", RowWords.of("%s: %s", "side", "opening"))
                .n(RowWords.of("n = %s", "games"))
                .colour("side"),
            Look.sharesAbout("score between equals; short line: with any first action"),
            "Score between equals with the most frequent first actions, draws as half, 95 % intervals")
        .rows(table -> mostFrequent(table, ofLength(1).and(withRate)))
        .over((table, row) -> row.number("any"));
  }

  /** Matches rows of openings of a given number of actions that were played more than once. */
  static Predicate<Row> ofLength(int actions) {
    return row ->
        row.is("moves", "first or second")
            && row.count("actions") == actions
            && !row.is("orders", "");
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
