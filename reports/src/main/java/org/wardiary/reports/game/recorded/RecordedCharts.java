package org.wardiary.reports.game.recorded;

import java.util.ArrayList;
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

  /** Decks of more cards make no chart that can be read. */
  private static final int MOST_VALUES = 20;

  private RecordedCharts() {}

  /** A bar for each of the odds; what was, not an estimate, so that it needs no many games. */
  static Chart odds() {
    return new StackChart(
        RecordedCharts::odds,
        "share of the attacks at these odds",
        "How these attacks ended; intervals of 20 games or more in the table");
  }

  private static List<Bar> odds(Table table) {
    Map<String, List<Part>> bars = new LinkedHashMap<>();
    for (Row row : table.rows()) {
      String bar =
          Text.of("%s, %s", row.text("odds"), Text.count(row.count("of"), "attack", "attacks"));
      String result = row.text("result");
      double share = (double) row.count("attacks") / row.count("of");
      bars.computeIfAbsent(bar, name -> new ArrayList<>()).add(new Part(result, result, share));
    }
    return bars.entrySet().stream().map(bar -> new Bar(bar.getKey(), bar.getValue())).toList();
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

  private static Value deviations(Function<Row, String> label) {
    return Value.number("deviations", "+0.0;\u22120.0", label);
  }

  private static Look chance() {
    return new Look(Look.Mark.DOT, "standard deviations from what chance gives", "0", 0);
  }
}
