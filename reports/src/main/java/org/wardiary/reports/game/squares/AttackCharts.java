package org.wardiary.reports.game.squares;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.analytics.game.squares.AttackType;
import org.wardiary.analytics.game.squares.FlankAttacks;
import org.wardiary.analytics.game.squares.FlankMajority;
import org.wardiary.analytics.study.SideRows;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.Look;
import org.wardiary.reports.chart.RowChart;
import org.wardiary.reports.chart.RowChart.Value;
import org.wardiary.reports.chart.RowWords;
import org.wardiary.reports.chart.SidesChart;
import org.wardiary.reports.chart.StackChart;

/** The charts of attacks in SQUARES: how many of each type, how they ended, by whom on whom. */
final class AttackCharts {

  private static final int MOST_ROWS = 18;
  private static final String PER_GAME = "0.00";

  private AttackCharts() {}

  static Chart rates() {
    return new SidesChart(
        "per_game",
        PER_GAME,
        row -> row.text("type"),
        RowWords.of("%s", "attacks"),
        Look.numbersFromZero("attacks per game", "0.0"),
        "Attacks per game, 95 % intervals");
  }

  static Chart napoleonic() {
    return RowChart.of(
            Value.number("per_game", PER_GAME, row -> row.text("what"))
                .n(RowWords.count("attacks", "attack")),
            Look.bars("attacks per game", "0.0"),
            "Attacks per game, 95 % intervals")
        .where(row -> row.count("attacks") > 0);
  }

  /** A bar for each type. */
  static Chart outcomes() {
    return outcomes(
        table ->
            table.select(
                row ->
                    row.is("side", SideRows.BOTH) && !row.is("type", AttackType.RESERVE.label())),
        "type",
        "share of the attacks of a type");
  }

  /** A bar for each sort of attack that was made. */
  static Chart napoleonicOutcomes() {
    return outcomes(
        table -> table.select(row -> row.count("of") > 0), "what", "share of such attacks");
  }

  private static Chart outcomes(Function<Table, List<Row>> rows, String sort, String axis) {
    return StackChart.ofRows(
        rows,
        new StackChart.Words(
            RowWords.of("%s, %s", sort, "of"),
            row -> row.text("outcome"),
            row -> row.text("outcome"),
            "share"),
        axis,
        "How attacks ended; intervals in the table");
  }

  static Chart options() {
    return StackChart.ofRows(
        Table::rows,
        new StackChart.Words(
            RowWords.of("%s, %s", "side", "of"),
            RowWords.of("option %s", "option"),
            RowWords.of("option %s", "option"),
            "share"),
        "share of the attacks on units that stood",
        "Options taken; intervals in the table");
  }

  static Chart points() {
    return new SidesChart(
        "net",
        "+0.00;−0.00",
        row -> row.text("type"),
        RowWords.of("%s", "attacks"),
        new Look(Look.Mark.DOT, "points taken less points paid, per attack", "0.0", 0),
        "Points taken less points paid, per attack, 95 % intervals");
  }

  static Chart thirds() {
    return new SidesChart(
        "flank_per_game",
        PER_GAME,
        RowWords.of("%s third", "third"),
        RowWords.of("%s", "flank_attacks"),
        Look.numbersFromZero("flank attacks per game", "0.0"),
        "Flank attacks per game, 95 % intervals");
  }

  /** Pairs of kinds; if they are too many, each kind against all others. */
  static Chart kinds() {
    return RowChart.of(
            Value.share("flank_share", RowWords.of("%s on %s", "attacker", "defender"))
                .n(RowWords.of("%s of %s", "flank_attacks", "attacks")),
            Look.shareBars(
                "flank attacks, of all attacks of that pair; short line: of all attacks"),
            "Flank attacks, of all attacks of a pair of kinds, 95 % intervals")
        .rows(AttackCharts::kindRows)
        .over((table, row) -> ofAll(table));
  }

  private static List<Row> kindRows(Table table) {
    Predicate<Row> pair =
        row -> !row.is("attacker", FlankAttacks.ANY) && !row.is("defender", FlankAttacks.ANY);
    List<Row> pairs = table.select(pair);
    return pairs.size() <= MOST_ROWS ? pairs : table.select(pair.negate());
  }

  private static OptionalDouble ofAll(Table table) {
    return table
        .select(row -> row.is("attacker", FlankAttacks.ANY) && row.is("defender", FlankAttacks.ANY))
        .get(0)
        .number("flank_share");
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
