package org.wardiary.reports.game.recorded;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.GroupChart;
import org.wardiary.reports.chart.GroupChart.Series;
import org.wardiary.reports.chart.Look;
import org.wardiary.reports.chart.RowChart;
import org.wardiary.reports.chart.RowChart.Value;
import org.wardiary.reports.chart.RowWords;
import org.wardiary.reports.chart.SidesChart;
import org.wardiary.reports.chart.StackChart;
import org.wardiary.reports.chart.StackChart.Bar;
import org.wardiary.reports.chart.StackChart.Part;

/** The charts of recorded games: how attacks ended, what was lost, dice against chance. */
final class RecordedCharts {

  private static final String ANY = "any";
  private static final String PLAYER = "player ";

  /** Decks of more cards make no chart that can be read. */
  private static final int MOST_VALUES = 20;

  /** More rules make no chart for a brief; the table has them all. */
  private static final int MOST_RULES = 8;

  private RecordedCharts() {}

  /** A bar for each of the odds; what was, not an estimate, so that it needs no many games. */
  static Chart odds() {
    return new StackChart(
        table -> bars(table, "odds", "result", "attacks"),
        "share of the attacks at these odds",
        "How these attacks ended; intervals of 20 games or more in the table");
  }

  /** A bar for each text of one column, its parts named by another and counted by a third. */
  private static List<Bar> bars(Table table, String bar, String part, String count) {
    Map<String, List<Part>> bars = new LinkedHashMap<>();
    for (Row row : table.select(any -> any.count(count) > 0)) {
      String label = Text.of("%s, %s", row.text(bar), Text.count(row.count("of"), "attack"));
      double share = (double) row.count(count) / row.count("of");
      bars.computeIfAbsent(label, name -> new ArrayList<>())
          .add(new Part(row.text(part), row.text(part), share));
    }
    return bars.entrySet().stream().map(one -> new Bar(one.getKey(), one.getValue())).toList();
  }

  /** All attacks, then those of each kind and those on each kind. */
  static Chart kinds() {
    GroupChart all =
        new GroupChart(
            List.of(
                Series.share("a defender was lost", "defender_lost"),
                Series.share("a defender retreated", "defender_retreated"),
                Series.share("an attacker was lost", "attacker_lost"),
                Series.share("an attacker retreated", "attacker_retreated")),
            RowWords.of("%s on %s", "attacker", "defender"),
            RowWords.count("attacks", "attack"),
            Look.sharesFromZero("share of these attacks"),
            "How attacks ended, 95 % intervals");
    return (table, style) ->
        all.draw(table.only(row -> row.is("attacker", ANY) || row.is("defender", ANY)), style);
  }

  static Chart losses() {
    return new SidesChart(
        "per_game",
        "0.00",
        row -> row.text("kind"),
        RowWords.of("%s", "number"),
        Look.numbersFromZero("units lost per game", "0.0"),
        "Units lost per game, 95 % intervals");
  }

  /** Each value of dice and small decks, against chance. */
  static Chart drawn() {
    return RowChart.of(
            deviations(RowWords.of("%s: %s", "source", "value"))
                .n(RowWords.of("%s of %s", "drawn", "of")),
            chance(),
            "How often values came, less what chance gives; two deviations are much")
        .rows(RecordedCharts::small);
  }

  private static List<Row> small(Table table) {
    return table.select(
        row -> table.select(other -> other.is("source", row.text("source"))).size() <= MOST_VALUES);
  }

  static Chart luck() {
    return RowChart.of(
        deviations(RowWords.of("%s: %s", "source", "who")).n(RowWords.count("throws", "throw")),
        chance(),
        "Sum of the throws less what chance gives; two deviations are much");
  }

  static Chart players() {
    return RowChart.of(
        Value.number("luck", "+0.0;\u22120.0", row -> row.text("who"))
            .n(RowWords.count("games", "game")),
        new Look(Look.Mark.DOT, "luck per game, in what the table's losses are counted", "0.#", 0),
        "What the table gave less its mean, per game, 95 % intervals");
  }

  private static boolean isPlayer(Row row) {
    return row.text("who").startsWith(PLAYER);
  }

  /** A bar for all, and for each side, of the columns that were used; the table has players. */
  static Chart taken() {
    return new StackChart(
        table -> bars(table.only(row -> !isPlayer(row)), "who", "odds", "taken"),
        "share of the attacks",
        "The columns at which attacks were made; intervals in the table");
  }

  static Chart movement() {
    return RowChart.of(
            Value.share("used", row -> row.text("kind")).n(RowWords.count("movers", "mover")),
            Look.shareBars("share of the allowance that movers used"),
            "Points of movement used, of those that movers had, 95 % intervals")
        .where(row -> row.is("who", ANY));
  }

  static Chart breaches() {
    return RowChart.of(
            Value.number("per_100", "0.00", RowWords.of("%s, %s", "rule", "check"))
                .n(row -> Text.count(row.count("breaches"), "breach", "breaches")),
            Look.bars("breaches per 100 statements", "0.0"),
            "How often rules are broken, the most often broken ones, 95 % intervals")
        .rows(RecordedCharts::mostBroken);
  }

  private static List<Row> mostBroken(Table table) {
    return table.select(row -> row.is("who", ANY) && row.count("breaches") > 0).stream()
        .sorted(Comparator.comparingLong(row -> -row.count("breaches")))
        .limit(MOST_RULES)
        .toList();
  }

  private static Value deviations(Function<Row, String> label) {
    return Value.number("deviations", "+0.0;\u22120.0", label);
  }

  private static Look chance() {
    return new Look(Look.Mark.DOT, "standard deviations from what chance gives", "0", 0);
  }
}
