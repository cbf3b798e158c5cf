package org.wardiary.reports.chart;

import java.util.List;
import java.util.function.Function;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.IntervalChart.Look;
import org.wardiary.reports.chart.IntervalChart.Series;

/** The charts of Wargaming on the Square. */
final class EngagementCharts {

  private static final String PERCENT = "0 %";

  private static final List<Series> NOT_EXECUTED =
      List.of(
          new Series("stood fast", "stood_fast", PERCENT),
          new Series("used up by a charge", "used_up", PERCENT),
          new Series("void", "void", PERCENT));

  private static final List<Series> CAUSES =
      List.of(
          new Series("muskets", "muskets", PERCENT),
          new Series("guns", "guns", PERCENT),
          new Series("melee", "melee", PERCENT),
          new Series("retreat", "retreat", PERCENT));

  private static final List<Series> BEATEN =
      List.of(
          new Series("the target was beaten", "target_beaten", PERCENT),
          new Series("the charging unit was beaten", "beaten", PERCENT));

  private static final List<Series> TAKEN_OFF =
      List.of(
          new Series("its own order", "by_order", PERCENT),
          new Series("fire", "by_fire", PERCENT),
          new Series("a charge", "by_charge", PERCENT),
          new Series("never taken off", "never", PERCENT));

  private static final List<Series> HITS =
      List.of(new Series("hits", "hits", "0.0 %"), new Series("expected", "expected", "0.0 %"));

  private EngagementCharts() {}

  static Drawing rows(Table table, IntervalChart chart, List<Series> all, Words words) {
    return chart.picture(
        table.rows().stream()
            .map(row -> chart.group(row, all, words.label().apply(row), words.n().apply(row)))
            .toList(),
        all,
        words.look(),
        words.subtitle());
  }

  /**
   * What is written in a chart.
   *
   * @param label name of a row
   * @param n what a row's shares are of, e.g. {@code 40 charges}
   * @param look how the shares are drawn
   * @param subtitle the same in full, with the method
   */
  record Words(Function<Row, String> label, Function<Row, String> n, Look look, String subtitle) {}

  private static String count(Row row, String column, String one) {
    long n = row.count(column);
    return n + " " + one + (n == 1 ? "" : column.substring(one.length()));
  }

  static Drawing orders(Table table, Style style) {
    return rows(
        table,
        new IntervalChart(table, style),
        NOT_EXECUTED,
        new Words(
            row -> row.text("order"),
            row -> count(row, "orders", "order"),
            Look.sharesFromZero("share of the orders of that sort"),
            "Orders not executed, and why, 95 % intervals (bootstrap)"));
  }

  static Drawing losses(Table table, Style style) {
    String who = table.columns().list().get(0).name();
    return rows(
        table,
        new IntervalChart(table, style),
        CAUSES,
        new Words(
            row -> row.text(who),
            row -> row.count("men") + " men",
            Look.sharesFromZero("share of the men lost"),
            "What took the men that were lost, 95 % intervals (bootstrap)"));
  }

  static Drawing charges(Table table, Style style) {
    return rows(
        table,
        new IntervalChart(table, style),
        BEATEN,
        new Words(
            row -> row.text("charge"),
            row -> count(row, "charges", "charge"),
            Look.sharesFromZero("share of the charges of that sort"),
            "Who retreated or was lost, 95 % intervals (bootstrap)"));
  }

  static Drawing boxes(Table table, Style style) {
    return rows(
        table,
        new IntervalChart(table, style),
        TAKEN_OFF,
        new Words(
            row -> row.text("kind"),
            row -> row.count("boxes") + " boxes",
            Look.sharesFromZero("share of the boxes of that kind"),
            "What took the boxes off, 95 % intervals (bootstrap)"));
  }

  static Drawing cards(Table table, Style style) {
    return rows(
        table,
        new IntervalChart(table, style),
        HITS,
        new Words(
            row -> row.text("who") + ", " + row.text("for"),
            row -> count(row, "cards", "card"),
            Look.shareDots("share of the cards that were hits"),
            "Hits made, 95 % intervals (bootstrap), and what the deck let expect"));
  }

  /** Sectors of the centre and games in which it is held, turn by turn. */
  static Drawing centre(Table table, Style style) {
    CurveChart.Axes turns = new CurveChart.Axes("turn", "turn", "0", 0, 0.12);
    return CurveChart.stacked(
        table,
        style,
        List.of(
            new CurveChart(
                table.rows(),
                style,
                turns,
                CurveChart.Lines.estimates("side", "sectors", "sectors of the centre", "0.0")),
            new CurveChart(
                table.rows(),
                style,
                turns,
                CurveChart.Lines.estimates("side", "held", "games in which it is held", PERCENT))),
        "Of the games that last so long; bands: 95 % intervals (bootstrap)");
  }

  /** Luck of the cards, game by game. */
  static Drawing luck(Table table, Style style) {
    return new LuckChart(table, style, "difference", "Red's luck less Blue's, hits").picture();
  }
}
