package org.wardiary.reports.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/** The charts of A General's View. */
final class CampaignCharts {

  private static final CurveChart.Axes OWN_TURNS =
      new CurveChart.Axes("own_turn", "own turn", "0", 0, 0.2);

  private CampaignCharts() {}

  /** Curves by own turn, one plot below the other for each map. */
  static Drawing curves(Table table, Style style) {
    List<String> maps = table.rows().stream().map(row -> row.text("map")).distinct().toList();
    String unit = table.columns().column("median").unit();
    List<CurveChart> charts = new ArrayList<>();
    for (String map : maps) {
      String label = maps.size() == 1 ? unit : unit + ", " + map;
      charts.add(
          new CurveChart(
              table.select(row -> row.is("map", map)),
              style,
              OWN_TURNS,
              CurveChart.Lines.medians(label)));
    }
    return CurveChart.stacked(
        table, style, charts, CurveChart.subtitle("Medians of the games that last so long"));
  }

  /** A row of an interval chart for each row of a table. */
  private static List<IntervalRows.Entry> entries(
      List<Row> rows, Style style, String column, Function<Row, Entries.Words> words) {
    return rows.stream()
        .map(row -> Entries.entry(row, column, words.apply(row), style.colours().series(0)))
        .toList();
  }

  static Drawing firstMover(Table table, Style style) {
    List<Row> rows = table.select(row -> row.count("decided") > 0);
    Function<Row, Entries.Words> words =
        row ->
            new Entries.Words(
                row.is("moved_first", "either")
                    ? row.text("map")
                    : row.text("map") + ", " + row.text("moved_first") + " first",
                "n = " + row.count("decided"),
                "0 %");
    return new IntervalChart(table, style)
        .picture(
            entries(rows, style, "win_rate", words),
            IntervalChart.Look.shareDots("games won by the side that moved first"),
            "Games won by the side that moved first, 95 % intervals (Wilson)");
  }

  static Drawing units(Table table, Style style) {
    Function<Row, Entries.Words> words =
        row -> new Entries.Words(row.text("kind"), row.count("draws") + " draws", "0 %");
    return new IntervalChart(table, style)
        .picture(
            entries(table.rows(), style, "draws_won", words),
            IntervalChart.Look.shareDots("draws won, of the draws that such units fought"),
            "Draws won by kind, in attack and defence, 95 % intervals (bootstrap)");
  }

  static Drawing players(Table table, Style style) {
    List<IntervalRows.Entry> entries = new ArrayList<>();
    for (Row row : table.rows()) {
      String n = row.count("games") + " games";
      String player = row.text("player");
      entries.add(
          Entries.entry(
              row, "result", new Entries.Words(player, n, "0 %"), style.colours().series(0)));
      entries.add(
          Entries.entry(
              row,
              "without_luck",
              new Entries.Words("… without luck", n, "0 %"),
              style.colours().series(1)));
    }
    return new IntervalChart(table, style)
        .picture(
            entries,
            IntervalChart.Look.shareDots("result: wins and half the drawn games"),
            "Results as they were and without the luck of the draws, 95 % intervals (bootstrap)");
  }

  static Drawing chances(Table table, Style style) {
    Function<Row, Entries.Words> words =
        row ->
            new Entries.Words(
                "chance " + row.text("chance"),
                "expected "
                    + Style.format("0 %").format(row.number("expected").orElse(0))
                    + "; n = "
                    + row.count("draws"),
                "0 %");
    return new IntervalChart(table, style)
        .picture(
            entries(table.rows(), style, "won", words),
            IntervalChart.Look.shareBars("draws that the attacker won"),
            "Draws that the attacker won, by its chance, 95 % intervals (bootstrap)");
  }

  static Drawing cuts(Table table, Style style) {
    Function<Row, Entries.Words> words =
        row -> new Entries.Words(row.text("who"), row.count("cuts") + " cuts", "0.00 %");
    return new IntervalChart(table, style)
        .picture(
            entries(table.rows(), style, "cut_off", words),
            IntervalChart.Look.shareBars("units found cut off at a cleanup"),
            "Units found cut off, of all units at cleanups, 95 % intervals (bootstrap)");
  }

  /** Luck of the draws, game by game. */
  static Drawing luck(Table table, Style style) {
    return new LuckChart(table, style, "gold_luck", "Red's luck less Blue's, gold").picture();
  }
}
