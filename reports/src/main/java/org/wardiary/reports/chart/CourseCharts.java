package org.wardiary.reports.chart;

import java.util.List;
import java.util.Map;
import org.wardiary.analytics.course.AssetWorth;
import org.wardiary.analytics.course.Comebacks;
import org.wardiary.analytics.course.Dramas;
import org.wardiary.analytics.course.MatchedAttacks;
import org.wardiary.analytics.course.Survival;
import org.wardiary.analytics.course.WinProbability;
import org.wardiary.analytics.course.WorthOfPlaces;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;
import org.wardiary.reports.chart.GroupChart.Series;
import org.wardiary.reports.chart.RowChart.Value;

/** The charts of the tables about how games go. */
final class CourseCharts {

  static final Map<String, Chart> ALL =
      Map.of(
          WinProbability.ID, calibration(),
          WinProbability.SCORES, favourites(),
          AssetWorth.ID, worth(),
          AssetWorth.HOLDINGS, worth(),
          Dramas.ID, shapes(),
          Comebacks.ID, comebacks(),
          Comebacks.WINNERS, CourseCharts::winners,
          MatchedAttacks.ID, attacks(),
          WorthOfPlaces.ID, places(),
          Survival.ID, survival());

  private CourseCharts() {}

  private static Chart calibration() {
    return new GroupChart(
        List.of(Series.share("predicted", "mean_predicted"), Series.share("observed", "observed")),
        RowWords.of("predicted %s", "predicted"),
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

  private static Chart shapes() {
    return new GroupChart(
        List.of(
            Series.share("decided after", "decided_after"),
            Series.share("winner's lowest", "winners_lowest"),
            Series.share("largest change", "largest_change")),
        RowWords.of("%s", "which"),
        RowWords.count("games", "game"),
        Look.sharesFromZero("part of the turns; expected score"),
        "Means over games, with 95 % intervals");
  }

  private static Chart comebacks() {
    return RowChart.of(
        Value.share("share", RowWords.of("winner once stood at %s", "stood_at"))
            .n(RowWords.count("games", "game")),
        Look.shareBars("share of games with a winner"),
        "Share of games with a winner, with 95 % intervals");
  }

  private static Drawing winners(Table table, Style style) {
    CurveChart.Band half = new CurveChart.Band("lower_quartile", "upper_quartile", 0.30f);
    CurveChart.Lines lines =
        new CurveChart.Lines("who", "median", "expected score", "0 %", List.of(half));
    String games = Text.of("Medians of %s", Text.count(table.rows().get(0).count("games"), "game"));
    return CurveChart.stacked(
        table,
        style,
        CurveChart.Axes.PART,
        List.of(new CurveChart.Panel(table.rows(), lines)),
        CurveChart.subtitle(games));
  }

  private static Chart attacks() {
    return RowChart.of(
        Value.number("gained", "0.0 %", RowWords.of("%s", "sort"))
            .n(RowWords.count("attacks", "attack")),
        new Look(Look.Mark.DOT, "expected score gained in the turn, above others", "0.0 %", 0),
        "Against other attacks at like expected scores, with 95 % intervals");
  }

  private static Chart places() {
    return RowChart.of(
        Value.number("more", "0.0 %", RowWords.of("%s", "place"))
            .n(RowWords.count("games", "game")),
        new Look(
            Look.Mark.DOT, "scored by who holds it, above what the model predicted", "0.0 %", 0),
        "In the middle half of the games, with 95 % intervals");
  }

  /** Each kind at the last turn for which all kinds have a row. */
  private static Chart survival() {
    return RowChart.of(
            Value.share("survival", CourseCharts::lasted).n(RowWords.of("%s at risk", "at_risk")),
            Look.shareBars("share of the units that stand"),
            "Kaplan and Meier's estimate, with 95 % intervals")
        .rows(CourseCharts::lastOfAll);
  }

  private static String lasted(Row row) {
    return Text.of("%s, after %s", row.text("kind"), Text.count(row.count("turn"), "turn"));
  }

  private static List<Row> lastOfAll(Table table) {
    List<String> kinds = table.rows().stream().map(row -> row.text("kind")).distinct().toList();
    long last =
        table.rows().stream()
            .mapToLong(row -> row.count("turn"))
            .filter(turn -> table.select(row -> row.count("turn") == turn).size() == kinds.size())
            .max()
            .orElse(0);
    return table.select(row -> row.count("turn") == last);
  }
}
