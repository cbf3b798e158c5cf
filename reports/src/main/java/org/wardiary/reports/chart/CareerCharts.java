package org.wardiary.reports.chart;

import java.util.List;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.IntervalChart.Look;
import org.wardiary.reports.chart.IntervalChart.Series;

/** The charts of the units of SQUARES: chances, careers, the Guard, woods. */
final class CareerCharts {

  private static final String PERCENT = "0 %";

  private static final List<Series> FATES =
      List.of(
          new Series("left the reserve", "deployed", PERCENT),
          new Series("was lost", "lost", PERCENT));

  private CareerCharts() {}

  static Drawing chances(Table table, Style style) {
    List<Row> rows = table.select(row -> row.count("possible") > 0);
    return new IntervalChart(table, style)
        .picture(
            IntervalCharts.entries(
                rows,
                style,
                new IntervalCharts.Parts(
                    "made_share",
                    row -> IntervalCharts.side(row) + row.text("sort"),
                    row -> row.count("made") + " of " + row.count("possible"),
                    row -> row.text("side"),
                    PERCENT)),
            Look.shareBars("made, of the actions in which it was possible"),
            "Chances taken, of all chances, 95 % intervals (bootstrap)");
  }

  static Drawing careers(Table table, Style style) {
    return EngagementCharts.rows(
        table,
        new IntervalChart(table, style),
        FATES,
        new EngagementCharts.Words(
            row -> row.text("kind"),
            row -> row.count("units") + " units",
            Look.sharesFromZero("share of the units of that kind"),
            "Units that left the reserve, and that were lost, 95 % intervals (bootstrap)"));
  }

  static Drawing guard(Table table, Style style) {
    return new IntervalChart(table, style)
        .picture(
            IntervalCharts.entries(
                table.rows(),
                style,
                new IntervalCharts.Parts(
                    "win_rate",
                    row -> row.text("side") + ", Guard " + row.text("guard"),
                    row -> IntervalCharts.games(row.count("games")),
                    row -> row.text("side"),
                    PERCENT)),
            Look.shareDots("games won, of games that somebody won"),
            "Games won by what became of a side's Guard, 95 % intervals (Wilson)");
  }

  static Drawing woods(Table table, Style style) {
    return new IntervalChart(table, style)
        .picture(
            IntervalCharts.entries(
                table.rows(),
                style,
                new IntervalCharts.Parts(
                    "attacked_rate",
                    row -> row.text("kind") + ", " + row.text("ground"),
                    row -> row.count("attacked") + " attacks, " + row.count("turns") + " turns",
                    row -> row.text("ground"),
                    "0.00")),
            new Look(
                IntervalRenderer.Mark.BAR, "attacks on it per 100 unit turns", "0", Double.NaN),
            "Attacks on a unit where it stands, 95 % intervals (bootstrap)");
  }
}
