package org.wardiary.reports.game.squares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.analytics.game.squares.Attack;
import org.wardiary.analytics.game.squares.FlankAttacks;
import org.wardiary.analytics.game.squares.FlankMajority;
import org.wardiary.analytics.study.SideSelection;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.Look;
import org.wardiary.reports.chart.RowChart;
import org.wardiary.reports.chart.RowChart.Value;

/** The charts of attacks in SQUARES: how many of each type, how they ended, by whom on whom. */
final class AttackCharts {

  private static final int MOST_ROWS = 18;
  private static final String PER_GAME = "0.00";

  private AttackCharts() {}

  /** The row's side before what follows; {@code both sides} where it is of both. */
  static String side(Row row) {
    return row.is("side", SideSelection.BOTH) ? "both sides: " : row.text("side") + ": ";
  }

  static Chart rates() {
    return perGame(row -> side(row) + row.text("type"), row -> row.text("side"));
  }

  static Chart napoleonic() {
    return perGame(row -> row.text("what"), row -> "").where(row -> row.count("attacks") > 0);
  }

  private static RowChart perGame(Function<Row, String> label, Function<Row, String> colour) {
    return RowChart.of(
        Value.number("per_game", PER_GAME, label)
            .n(row -> Value.count(row.count("attacks"), "attack"))
            .colour(colour),
        Look.bars("attacks per game", "0.0"),
        "Attacks per game, 95 % intervals (bootstrap)");
  }

  /** Outcome by outcome, so that the types stand side by side. */
  static Chart outcomes() {
    return RowChart.of(
            Value.share("share", row -> row.text("outcome") + ": " + row.text("type"))
                .n(row -> row.count("attacks") + " of " + row.count("of"))
                .colour("type"),
            Look.shareBars("share of the attacks of that type"),
            "Both sides; share of the attacks of a type, 95 % intervals (bootstrap)")
        .rows(AttackCharts::outcomeRows);
  }

  private static List<Row> outcomeRows(Table table) {
    List<Row> rows =
        new ArrayList<>(
            table.select(
                row ->
                    row.is("side", SideSelection.BOTH)
                        && !row.is("type", Attack.Type.RESERVE.label())));
    List<String> outcomes = rows.stream().map(row -> row.text("outcome")).distinct().toList();
    rows.sort(Comparator.comparingInt(row -> outcomes.indexOf(row.text("outcome"))));
    return rows;
  }

  static Chart points() {
    return RowChart.of(
        Value.number("net", "+0.00;−0.00", row -> side(row) + row.text("type"))
            .n(row -> Value.count(row.count("attacks"), "attack"))
            .colour("side"),
        new Look(Look.Mark.DOT, "points taken less points paid, per attack", "0.0", 0),
        "Points taken less points paid, per attack, 95 % intervals (bootstrap)");
  }

  static Chart thirds() {
    return RowChart.of(
        Value.number("flank_per_game", PER_GAME, row -> side(row) + row.text("third") + " third")
            .n(row -> Value.count(row.count("flank_attacks"), "flank attack"))
            .colour("side"),
        Look.bars("flank attacks per game", "0.0"),
        "Flank attacks per game, 95 % intervals (bootstrap)");
  }

  /** Pairs of kinds; where they are too many, each kind against all others. */
  static Chart kinds() {
    return RowChart.of(
            Value.share("flank_share", row -> row.text("attacker") + " on " + row.text("defender"))
                .n(row -> row.count("flank_attacks") + " of " + row.count("attacks")),
            Look.shareBars("flank attacks, of all attacks of that pair"),
            "Flank attacks, of all attacks of a pair of kinds, 95 % intervals (bootstrap)")
        .rows(AttackCharts::kindRows);
  }

  private static List<Row> kindRows(Table table) {
    Predicate<Row> pair =
        row -> !row.is("attacker", FlankAttacks.ANY) && !row.is("defender", FlankAttacks.ANY);
    List<Row> pairs = table.select(pair);
    return pairs.size() <= MOST_ROWS ? pairs : table.select(pair.negate());
  }

  static Chart majority() {
    return RowChart.of(
            Value.share(
                    "win_rate",
                    row ->
                        row.is("who", FlankMajority.WHOEVER)
                            ? row.text("who")
                            : row.text("who") + " made more")
                .n(row -> "n = " + row.count("games"))
                .colour("who"),
            Look.shareDots("games won"),
            "Games won by the side with more flank attacks, 95 % intervals (Wilson)")
        .where(row -> row.number("wins").isPresent());
  }
}
