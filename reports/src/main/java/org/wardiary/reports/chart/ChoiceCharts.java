package org.wardiary.reports.chart;

import java.util.List;
import java.util.Map;
import org.wardiary.analytics.choice.AnswersGiven;
import org.wardiary.analytics.choice.Choices;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.GroupChart.Series;
import org.wardiary.reports.chart.RowChart.Value;

/** The charts of the tables about how much there is to choose from. */
final class ChoiceCharts {

  static final Map<String, Chart> ALL =
      Map.of(
          Choices.ID, questions(),
          Choices.SIDES, sides(),
          AnswersGiven.ID, given());

  private static final String ANSWERS = "legal answers";
  private static final String GEOMETRIC = "geometric mean";

  private ChoiceCharts() {}

  private static Chart questions() {
    return new GroupChart(
        List.of(new Series("mean", "legal", "0.#"), new Series(GEOMETRIC, "branching", "0.#")),
        RowWords.of("%s", "question"),
        RowWords.count("decisions", "decision"),
        Look.numbersFromZero(ANSWERS, "0"),
        "Legal answers a decision, with 95 % intervals");
  }

  private static Chart sides() {
    return RowChart.of(
            Value.number("times_the_other", "0.00", RowWords.of("%s: %s", "question", "side"))
                .n(RowWords.count("games", "game"))
                .colour("side"),
            new Look(Look.Mark.DOT, "times as many as the other side", "0.00", 1),
            "Legal answers against the other side's in the same game, 95 % intervals")
        .rows(ChoiceCharts::firstSides);
  }

  /** Only the rows of one side, since the other side's number is the inverse. */
  private static List<Row> firstSides(Table table) {
    String first = table.rows().get(0).text("side");
    return table.select(row -> row.is("side", first) && row.number("times_the_other").isPresent());
  }

  private static Chart given() {
    return new GroupChart(
        List.of(
            new Series("legal", "legal", "0.#"),
            new Series("came at all", "distinct", "0.#"),
            new Series("effective", "effective", "0.#")),
        RowWords.of("answer %s, %s", "answer", "question"),
        RowWords.count("shared", "game"),
        Look.numbersFromZero("answers", "0"),
        "Answers in positions that many games came to; effective ones with 95 % intervals");
  }
}
