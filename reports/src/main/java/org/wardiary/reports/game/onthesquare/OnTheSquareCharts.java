package org.wardiary.reports.game.onthesquare;

import java.util.List;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.CurveChart;
import org.wardiary.reports.chart.CurveChart.Lines;
import org.wardiary.reports.chart.CurveChart.Panel;
import org.wardiary.reports.chart.Drawing;
import org.wardiary.reports.chart.GroupChart;
import org.wardiary.reports.chart.GroupChart.Series;
import org.wardiary.reports.chart.Look;
import org.wardiary.reports.chart.RowWords;
import org.wardiary.reports.chart.Style;

/** The charts of Wargaming on the Square. */
final class OnTheSquareCharts {

  private OnTheSquareCharts() {}

  static Chart orders() {
    return new GroupChart(
        List.of(
            Series.share("stood fast", "stood_fast"),
            Series.share("used up by a charge", "used_up"),
            Series.share("void", "void")),
        row -> row.text("order"),
        RowWords.count("orders", "order"),
        Look.sharesFromZero("share of the orders of that sort"),
        "Orders not executed, and why, 95 % intervals");
  }

  /**
   * The chart of a table of men lost.
   *
   * @param who text column of a row's name
   */
  static Chart losses(String who) {
    return new GroupChart(
        List.of(
            Series.share("muskets", "muskets"),
            Series.share("guns", "guns"),
            Series.share("melee", "melee"),
            Series.share("retreat", "retreat")),
        row -> row.text(who),
        RowWords.of("%s men", "men"),
        Look.sharesFromZero("share of the men lost"),
        "What took the men that were lost, 95 % intervals");
  }

  static Chart charges() {
    return new GroupChart(
        List.of(
            Series.share("the target was beaten", "target_beaten"),
            Series.share("the charging unit was beaten", "beaten")),
        row -> row.text("charge"),
        RowWords.count("charges", "charge"),
        Look.sharesFromZero("share of the charges of that sort"),
        "Who retreated or was lost, 95 % intervals");
  }

  static Chart boxes() {
    return new GroupChart(
        List.of(
            Series.share("its own order", "by_order"),
            Series.share("fire", "by_fire"),
            Series.share("a charge", "by_charge"),
            Series.share("never taken off", "never")),
        row -> row.text("kind"),
        RowWords.of("%s boxes", "boxes"),
        Look.sharesFromZero("share of the boxes of that kind"),
        "What took the boxes off, 95 % intervals");
  }

  static Chart cards() {
    return new GroupChart(
        List.of(new Series("hits", "hits", "0.0 %"), new Series("expected", "expected", "0.0 %")),
        RowWords.of("%s, %s", "who", "for"),
        RowWords.count("cards", "card"),
        Look.shareDots("share of the cards that were hits"),
        "Hits made, 95 % intervals, and what the deck let expect");
  }

  /** Sectors of the centre and games in which it is held, turn by turn. */
  static Drawing centre(Table table, Style style) {
    return CurveChart.stacked(
        table,
        style,
        new CurveChart.Axes("turn", "turn", "0", 0, 0.12),
        List.of(
            new Panel(
                table.rows(), Lines.estimates("side", "sectors", "sectors of the centre", "0.0")),
            new Panel(
                table.rows(), Lines.estimates("side", "held", "games in which it is held", "0 %"))),
        "Of the games that last so long; bands: 95 % intervals");
  }
}
