package org.wardiary.reports.game.squares;

import java.util.List;
import org.wardiary.analytics.game.squares.Openings;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.Look;
import org.wardiary.reports.chart.RowChart;
import org.wardiary.reports.chart.RowChart.Value;

/** The chart of the most frequent first actions of each side. */
final class OpeningChart {

  private static final int MOST_OF_A_SIDE = 8;

  private OpeningChart() {}

  static Chart firstActions() {
    return RowChart.of(
            Value.share("win_rate", row -> row.text("side") + ": " + row.text("opening"))
                .n(row -> "n = " + row.count("games"))
                .colour("side"),
            Look.shareDots("games won, of all games with that first action"),
            "Games won by the most frequent first actions, 95 % intervals (Wilson)")
        .rows(OpeningChart::mostFrequent);
  }

  private static List<Row> mostFrequent(Table table) {
    return table.rows().stream()
        .map(row -> row.text("side"))
        .distinct()
        .flatMap(
            side ->
                table.select(row -> row.is("side", side) && isFirstAction(row)).stream()
                    .limit(MOST_OF_A_SIDE))
        .toList();
  }

  private static boolean isFirstAction(Row row) {
    return row.is("moves", "first or second")
        && row.count("actions") == 1
        && !row.is("opening", Openings.ONCE)
        && row.number("win_rate").isPresent();
  }
}
