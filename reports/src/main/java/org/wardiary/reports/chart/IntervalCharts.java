package org.wardiary.reports.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.analytics.study.Attack;
import org.wardiary.analytics.study.AttackTypes;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.FlankAttacks;
import org.wardiary.analytics.study.Openings;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/** The charts of rows with intervals: which rows of which table, under what names. */
final class IntervalCharts {

  private static final int MOST_ROWS = 18;
  private static final int MOST_OPENINGS = 8;

  private IntervalCharts() {}

  /**
   * What of a row is drawn.
   *
   * @param column the number column
   * @param label name of a row
   * @param n what stands beside the value, e.g. {@code n = 40}
   * @param colour name by which it is coloured
   * @param pattern format of the value
   */
  record Parts(
      String column,
      Function<Row, String> label,
      Function<Row, String> n,
      Function<Row, String> colour,
      String pattern) {}

  static List<IntervalRows.Entry> entries(List<Row> rows, Style style, Parts parts) {
    List<String> names = rows.stream().map(parts.colour()).distinct().toList();
    List<IntervalRows.Entry> entries = new ArrayList<>();
    for (Row row : rows) {
      Color colour = style.colours().named(parts.colour().apply(row), names);
      entries.add(
          Entries.entry(
              row,
              parts.column(),
              new Entries.Words(parts.label().apply(row), parts.n().apply(row), parts.pattern()),
              colour));
    }
    return entries;
  }

  static Drawing winConditions(Table table, Style style) {
    List<Row> rows =
        table.select(
            row ->
                row.is("moved_first", "either")
                    && (row.count("games") > 0 || !row.is("condition", "other")));
    Parts parts =
        new Parts(
            "share",
            row -> row.text("winner") + ", " + row.text("condition"),
            row -> games(row.count("games")),
            row -> row.text("winner"),
            "0 %");
    return new IntervalChart(table, style)
        .picture(
            entries(rows, style, parts),
            IntervalChart.Look.shareBars("share of all games"),
            "Share of all games, with 95 % intervals (Wilson)");
  }

  private static String attacks(long n, String name) {
    return n + " " + name + (n == 1 ? "" : "s");
  }

  static String games(long n) {
    return n == 1 ? "1 game" : n + " games";
  }

  static Drawing balance(Table table, Style style) {
    Parts parts =
        new Parts(
            "win_rate",
            IntervalCharts::balanceLabel,
            row -> "n = " + row.count("decided"),
            row -> row.text("who"),
            "0 %");
    return new IntervalChart(table, style)
        .picture(
            entries(table.rows(), style, parts),
            IntervalChart.Look.shareDots("games won, of games that somebody won"),
            "Games won, of games that somebody won, 95 % intervals (Wilson)");
  }

  private static String balanceLabel(Row row) {
    if (row.is("who", Balance.FIRST_MOVER)) {
      return "whoever moves first";
    }
    return row.is("moves", "first or second")
        ? row.text("who") + " in all"
        : row.text("who") + " moving " + row.text("moves");
  }

  static Drawing openings(Table table, Style style) {
    List<Row> rows = new ArrayList<>();
    for (String side : table.rows().stream().map(row -> row.text("side")).distinct().toList()) {
      table
          .select(
              row ->
                  row.is("side", side)
                      && row.is("moves", "first or second")
                      && row.count("actions") == 1
                      && !row.is("opening", Openings.ONCE)
                      && row.number("win_rate").isPresent())
          .stream()
          .limit(MOST_OPENINGS)
          .forEach(rows::add);
    }
    Parts parts =
        new Parts(
            "win_rate",
            row -> row.text("side") + ": " + row.text("opening"),
            row -> "n = " + row.count("games"),
            row -> row.text("side"),
            "0 %");
    return new IntervalChart(table, style)
        .picture(
            entries(rows, style, parts),
            IntervalChart.Look.shareDots("games won, of all games with that first action"),
            "Games won by the most frequent first actions, 95 % intervals (Wilson)");
  }

  static Drawing outcomes(Table table, Style style) {
    List<Row> rows =
        new ArrayList<>(
            table.select(
                row ->
                    row.is("side", AttackTypes.BOTH)
                        && !row.is("type", Attack.Type.RESERVE.label())));
    List<String> outcomes = rows.stream().map(row -> row.text("outcome")).distinct().toList();
    rows.sort(Comparator.comparingInt(row -> outcomes.indexOf(row.text("outcome"))));
    Parts parts =
        new Parts(
            "share",
            row -> row.text("outcome") + ": " + row.text("type"),
            row -> row.count("attacks") + " of " + row.count("of"),
            row -> row.text("type"),
            "0 %");
    return new IntervalChart(table, style)
        .picture(
            entries(rows, style, parts),
            IntervalChart.Look.shareBars("share of the attacks of that type"),
            "Both sides; share of the attacks of a type, 95 % intervals (bootstrap)");
  }

  static Drawing points(Table table, Style style) {
    Parts parts =
        new Parts(
            "net",
            row -> side(row) + row.text("type"),
            row -> attacks(row.count("attacks"), "attack"),
            row -> row.text("side"),
            "+0.00;−0.00");
    return new IntervalChart(table, style)
        .picture(
            entries(table.rows(), style, parts),
            new IntervalChart.Look(
                IntervalRenderer.Mark.DOT, "points taken less points paid, per attack", "0.0", 0),
            "Points taken less points paid, per attack, 95 % intervals (bootstrap)");
  }

  static String side(Row row) {
    return row.is("side", AttackTypes.BOTH) ? "both sides: " : row.text("side") + ": ";
  }

  static Drawing rates(Table table, Style style) {
    Parts parts = perGame(row -> side(row) + row.text("type"), row -> row.text("side"));
    return perGame(table, style, entries(table.rows(), style, parts));
  }

  static Drawing napoleonic(Table table, Style style) {
    List<Row> some = table.select(row -> row.count("attacks") > 0);
    Parts parts = perGame(row -> row.text("what"), row -> "");
    return perGame(table, style, entries(some, style, parts));
  }

  private static Parts perGame(Function<Row, String> label, Function<Row, String> colour) {
    return new Parts(
        "per_game", label, row -> attacks(row.count("attacks"), "attack"), colour, "0.00");
  }

  private static Drawing perGame(Table table, Style style, List<IntervalRows.Entry> entries) {
    return new IntervalChart(table, style)
        .picture(
            entries,
            new IntervalChart.Look(
                IntervalRenderer.Mark.BAR, "attacks per game", "0.0", Double.NaN),
            "Attacks per game, 95 % intervals (bootstrap)");
  }

  static Drawing thirds(Table table, Style style) {
    Parts parts =
        new Parts(
            "flank_per_game",
            row -> side(row) + row.text("third") + " third",
            row -> attacks(row.count("flank_attacks"), "flank attack"),
            row -> row.text("side"),
            "0.00");
    return new IntervalChart(table, style)
        .picture(
            entries(table.rows(), style, parts),
            new IntervalChart.Look(
                IntervalRenderer.Mark.BAR, "flank attacks per game", "0.0", Double.NaN),
            "Flank attacks per game, 95 % intervals (bootstrap)");
  }

  static Drawing kinds(Table table, Style style) {
    Predicate<Row> pair =
        row -> !row.is("attacker", FlankAttacks.ANY) && !row.is("defender", FlankAttacks.ANY);
    List<Row> pairs = table.select(pair);
    List<Row> rows = pairs.size() <= MOST_ROWS ? pairs : table.select(pair.negate());
    Parts parts =
        new Parts(
            "flank_share",
            row -> row.text("attacker") + " on " + row.text("defender"),
            row -> row.count("flank_attacks") + " of " + row.count("attacks"),
            row -> "",
            "0 %");
    return new IntervalChart(table, style)
        .picture(
            entries(rows, style, parts),
            IntervalChart.Look.shareBars("flank attacks, of all attacks of that pair"),
            "Flank attacks, of all attacks of a pair of kinds, 95 % intervals (bootstrap)");
  }

  static Drawing majority(Table table, Style style) {
    List<Row> rows = table.select(row -> row.number("wins").isPresent());
    Parts parts =
        new Parts(
            "win_rate",
            row -> row.text("who") + (rows.indexOf(row) == 0 ? "" : " made more"),
            row -> "n = " + row.count("games"),
            row -> row.text("who"),
            "0 %");
    return new IntervalChart(table, style)
        .picture(
            entries(rows, style, parts),
            IntervalChart.Look.shareDots("games won"),
            "Games won by the side with more flank attacks, 95 % intervals (Wilson)");
  }
}
