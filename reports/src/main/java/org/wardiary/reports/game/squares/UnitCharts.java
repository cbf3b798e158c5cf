package org.wardiary.reports.game.squares;

import java.util.List;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.GroupChart;
import org.wardiary.reports.chart.GroupChart.Series;
import org.wardiary.reports.chart.Look;
import org.wardiary.reports.chart.RowChart;
import org.wardiary.reports.chart.RowChart.Value;
import org.wardiary.reports.chart.RowWords;
import org.wardiary.reports.chart.SidesChart;

/** The charts of the units of SQUARES: chances, careers, the Guard, woods. */
final class UnitCharts {

  private UnitCharts() {}

  static Chart chances() {
    return new SidesChart(
        "made_share",
        "0 %",
        row -> row.text("sort"),
        RowWords.of("%s of %s", "made", "possible"),
        Look.sharesFromZero("made, of the actions in which it was possible"),
        "Chances taken, of all chances, 95 % intervals");
  }

  static Chart careers() {
    return new GroupChart(
        List.of(Series.share("left the reserve", "deployed"), Series.share("was lost", "lost")),
        row -> row.text("kind"),
        RowWords.count("units", "unit"),
        Look.sharesFromZero("share of the units of that kind"),
        "Units that left the reserve, and that were lost, 95 % intervals");
  }

  static Chart guardService() {
    return new GroupChart(
        List.of(Series.share("left the reserve", "deployed"), Series.share("was lost", "lost")),
        row -> row.text("side"),
        RowWords.count("guards", "Guard"),
        Look.sharesFromZero("share of the Guards"),
        "Guards that left the reserve, and that were lost, 95 % intervals");
  }

  static Chart guard() {
    return RowChart.of(
        Value.share("win_rate", RowWords.of("%s, Guard %s", "side", "guard"))
            .n(RowWords.count("games", "game"))
            .colour("side"),
        Look.shareDots("games won, of games that somebody won"),
        "Games won by what became of a side's Guard, 95 % intervals");
  }

  static Chart woods() {
    return RowChart.of(
        Value.number("attacked_rate", "0.00", RowWords.of("%s, %s", "kind", "ground"))
            .n(RowWords.both(RowWords.count("attacked", "attack"), RowWords.count("turns", "turn")))
            .colour("ground"),
        Look.bars("attacks on it per 100 unit turns", "0"),
        "Attacks on a unit where it stands, 95 % intervals");
  }
}
