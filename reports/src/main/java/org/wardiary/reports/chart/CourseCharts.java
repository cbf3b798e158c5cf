package org.wardiary.reports.chart;

import java.util.List;
import java.util.Map;
import org.wardiary.analytics.course.WinProbability;
import org.wardiary.analytics.course.Worth;
import org.wardiary.reports.chart.GroupChart.Series;
import org.wardiary.reports.chart.RowChart.Value;

/** The charts of the tables about how games go. */
final class CourseCharts {

  static final Map<String, Chart> ALL =
      Map.of(
          WinProbability.ID, calibration(),
          WinProbability.SCORES, favourites(),
          Worth.ID, worth());

  private CourseCharts() {}

  private static Chart calibration() {
    return new GroupChart(
        List.of(Series.share("foretold", "mean_foretold"), Series.share("came true", "came")),
        RowWords.of("foretold %s", "foretold"),
        RowWords.count("games", "game"),
        Look.shareDots("score of the first-named side"),
        "Expected score at the ends of turns, and what was scored, with 95 % intervals");
  }

  private static Chart favourites() {
    return RowChart.of(
        Value.share("favourite_won", RowWords.of("%s", "part")).n(RowWords.count("games", "game")),
        Look.shareDots("games won by the side that stood better"),
        "Games won by the side that stood better, 95 % intervals");
  }

  private static Chart worth() {
    return RowChart.of(
        Value.share("win_probability", RowWords.of("%s", "asset")),
        new Look(Look.Mark.DOT, "added to a win probability of 50 %", "0 %", 0),
        "What one more adds to an even position, with 95 % intervals");
  }
}
