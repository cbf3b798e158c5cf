package org.wardiary.reports.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.WinConditions;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/** The list of charts: which table is drawn how. */
public final class Charts {

  private static final Map<String, BiFunction<Table, Style, Picture>> ALL =
      Map.of(WinConditions.ID, Charts::winConditions, Balance.ID, Charts::balance);

  private Charts() {}

  /** The chart of a table, if it has one and the table has rows. */
  public static Optional<Picture> of(Table table, Style style) {
    return Optional.ofNullable(ALL.get(table.id()))
        .filter(draw -> !table.rows().isEmpty())
        .map(draw -> draw.apply(table, style));
  }

  private static Picture winConditions(Table table, Style style) {
    List<Row> rows = table.select(row -> row.is("moved_first", "either"));
    List<String> names = rows.stream().map(row -> row.text("winner")).distinct().toList();
    List<IntervalRows.Entry> entries = new ArrayList<>();
    for (Row row : rows) {
      entries.add(
          Entries.share(
              row,
              "share",
              row.text("winner") + ", " + row.text("condition"),
              row.count("games") + " games",
              style.palette().named(row.text("winner"), names)));
    }
    return new IntervalChart(table, style)
        .picture(
            entries,
            IntervalChart.Look.shareBars("share of all games"),
            "Share of " + rows.get(0).count("of") + " games, with 95 % intervals");
  }

  private static Picture balance(Table table, Style style) {
    List<String> names = table.rows().stream().map(row -> row.text("who")).distinct().toList();
    List<IntervalRows.Entry> entries = new ArrayList<>();
    for (Row row : table.rows()) {
      entries.add(
          Entries.share(
              row,
              "win_rate",
              label(row),
              "n = " + row.count("decided"),
              style.palette().named(row.text("who"), names)));
    }
    return new IntervalChart(table, style)
        .picture(
            entries,
            IntervalChart.Look.shareDots("games won, of games that somebody won"),
            "Games won, of games that somebody won, with 95 % intervals (Wilson)");
  }

  private static String label(Row row) {
    if (row.is("who", Balance.FIRST_MOVER)) {
      return "Whoever moves first";
    }
    return row.is("moves", "first or second")
        ? row.text("who") + " in all"
        : row.text("who") + " moving " + row.text("moves");
  }
}
