package org.wardiary.reports.game.squares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.analytics.game.squares.AttackType;
import org.wardiary.analytics.game.squares.FlankAttacks;
import org.wardiary.analytics.game.squares.FlankMajority;
import org.wardiary.analytics.study.Sides;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.Look;
import org.wardiary.reports.chart.RowChart;
import org.wardiary.reports.chart.RowChart.Value;
import org.wardiary.reports.chart.RowWords;

/** The charts of attacks in SQUARES: how many of each type, how they ended, by whom on whom. */
final class AttackCharts {

  private static final int MOST_ROWS = 18;
  private static final String PER_GAME = "0.00";

  private AttackCharts() {}

  /** The row's side before what follows; {@code both sides} where it is of both. */
  static String side(Row row) {
    return row.is("side", Sides.BOTH) ? "both sides: " : Text.of("%s: ", row.text("side"));
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
            .n(RowWords.count("attacks", "attack"))
            .colour(colour),
        Look.bars("attacks per game", "0.0"),
        "Attacks per game, 95 % intervals");
  }

  /** Outcome by outcome, so that the types stand side by side. */
  static Chart outcomes() {
    return RowChart.of(
            Value.share("share", RowWords.of("%s: %s", "outcome", "type"))
                .n(RowWords.of("%s of %s", "attacks", "of"))
                .colour("type"),
            Look.shareBars("share of the attacks of that type"),
            "Both sides; share of the attacks of a type, 95 % intervals")
        .rows(AttackCharts::outcomeRows);
  }

  private static List<Row> outcomeRows(Table table) {
    List<Row> rows =
        new ArrayList<>(
            table.select(
                row ->
                    row.is("side", Sides.BOTH)
                        && !row.is("type", AttackType.RESERVE.label())
                        && (row.number("share").isPresent() || row.count("attacks") > 0)));
    List<String> outcomes = rows.stream().map(row -> row.text("outcome")).distinct().toList();
    rows.sort(Comparator.comparingInt(row -> outcomes.indexOf(row.text("outcome"))));
    return rows;
  }

  static Chart points() {
    return RowChart.of(
        Value.number("net", "+0.00;−0.00", row -> side(row) + row.text("type"))
            .n(RowWords.count("attacks", "attack"))
            .colour("side"),
        new Look(Look.Mark.DOT, "points taken less points paid, per attack", "0.0", 0),
        "Points taken less points paid, per attack, 95 % intervals");
  }

  static Chart thirds() {
    return RowChart.of(
        Value.number(
                "flank_per_game",
                PER_GAME,
                row -> Text.of("%s%s third", side(row), row.text("third")))
            .n(RowWords.count("flank_attacks", "flank attack"))
            .colour("side"),
        Look.bars("flank attacks per game", "0.0"),
        "Flank attacks per game, 95 % intervals");
  }

  /** Pairs of kinds; where they are too many, each kind against all others. */
  static Chart kinds() {
    return RowChart.of(
            Value.share("flank_share", RowWords.of("%s on %s", "attacker", "defender"))
                .n(RowWords.of("%s of %s", "flank_attacks", "attacks")),
            Look.shareBars("flank attacks, of all attacks of that pair"),
            "Flank attacks, of all attacks of a pair of kinds, 95 % intervals")
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
                        Text.of(
                            row.is("who", FlankMajority.WHOEVER) ? "%s" : "%s made more",
                            row.text("who")))
                .n(RowWords.of("n = %s", "games"))
                .colour("who"),
            Look.shareDots("games won"),
            "Games won by the side with more flank attacks, 95 % intervals")
        .where(row -> row.number("wins").isPresent());
  }
}
