package org.wardiary.reports.game.onthesquare;

import java.util.List;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.CurveChart;
import org.wardiary.reports.chart.CurveChart.Lines;
import org.wardiary.reports.chart.CurveChart.Panel;
import org.wardiary.reports.chart.Drawing;
import org.wardiary.reports.chart.GroupChart;
import org.wardiary.reports.chart.GroupChart.Series;
import org.wardiary.reports.chart.Look;
import org.wardiary.reports.chart.RowWords;
import org.wardiary.reports.chart.StackChart;
import org.wardiary.reports.chart.Style;

/** The charts of Wargaming on the Square. */
final class OnTheSquareCharts {

  private OnTheSquareCharts() {}

  static Chart orders() {
    return StackChart.ofColumns(
        List.of(
            Series.share("executed", "executed"),
            Series.share("stood fast", "stood_fast"),
            Series.share("used up by a charge", "used_up"),
            Series.share("void", "void")),
        RowWords.of("%s, %s", "order", "orders"),
        "share of the orders of that sort",
        "What became of orders; intervals in the table");
  }

  /**
   * The chart of a table of men lost.
   *
   * @param who text column of a row's name
   */
  static Chart losses(String who) {
    return StackChart.ofColumns(
        List.of(
            Series.share("muskets", "muskets"),
            Series.share("guns", "guns"),
            Series.share("melee", "melee"),
            Series.share("retreat", "retreat"),
            Series.share("last man", "last")),
        row -> Text.of("%s, %s", row.text(who), Text.count(row.count("men"), "man", "men")),
        "share of the men lost",
        "What took the men that were lost; intervals in the table");
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
    return StackChart.ofColumns(
        List.of(
            Series.share("its own order", "by_order"),
            Series.share("fire", "by_fire"),
            Series.share("a charge", "by_charge"),
            Series.share("never taken off", "never")),
        RowWords.of("%s, %s", "kind", "boxes"),
        "share of the boxes of that kind",
        "What took the boxes off; intervals in the table");
  }

  static Chart cards() {
    return new GroupChart(
        List.of(new Series("hits", "hits", "0.0 %"), new Series("expected", "expected", "0.0 %")),
        RowWords.of("%s, %s", "who", "for"),
        RowWords.count("cards", "card"),
        Look.shareDots("share of the cards that were hits"),
        "Hits made, 95 % intervals, and those expected from the deck");
  }

  static Chart holds() {
    return new GroupChart(
        List.of(Series.share("held it at all", "held"), Series.share("of holds: kept it", "kept")),
        row -> row.text("side"),
        RowWords.both(RowWords.count("games", "game"), RowWords.count("holds", "hold")),
        Look.sharesFromZero("share of the games, or of the holds"),
        "Games in which a side held the centre, and holds that it kept, 95 % intervals");
  }

  /**
   * By side, the sectors of the centre that its parts stand on and the games in which it holds the
   * centre, turn by turn.
   */
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
