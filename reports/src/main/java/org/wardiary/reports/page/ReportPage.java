package org.wardiary.reports.page;

import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * The first page of a report: a card for each game, with its strongest findings and small charts.
 * It loads nothing and has no scripts. Its template is {@code page/report.jte}.
 *
 * @param input what the report is made of
 * @param reports its parts, one for each kind of game, in the order shown
 * @param site address of the home page of the site that the report belongs to, if it belongs to one
 */
record ReportPage(ReportInput input, List<GameReport> reports, Optional<String> site) {

  private static final int CHARTS = 6;

  /** The whole document. */
  String html() {
    return Templates.render("page/report.jte", this);
  }

  String css() {
    return Stylesheet.with("report.css");
  }

  /** The answers whose pictures a card shows. */
  static List<Answer> pictured(GameReport report) {
    return report.answers().stream()
        .filter(answer -> answer.picture().isPresent())
        .limit(CHARTS)
        .toList();
  }

  long games() {
    return sum(report -> report.study().games());
  }

  long simulatedGames() {
    return sum(report -> report.study().simulated());
  }

  private long sum(ToLongFunction<GameReport> count) {
    return reports.stream().mapToLong(count).sum();
  }
}
