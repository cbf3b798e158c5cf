package org.wardiary.reports.page;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;

/**
 * The page of a report: read from top to bottom, loads nothing and has no scripts. Its template is
 * {@code page/report.jte}.
 *
 * @param input what the report is made of
 * @param reports its parts, one for each kind of game, in the order shown
 * @param site address of the home page of the site that the report belongs to, if it belongs to one
 */
record ReportPage(ReportInput input, List<GameReport> reports, Optional<String> site) {

  /** The page about intervals, which all tables use. */
  private static final String INTERVALS = "intervals";

  /** The whole document. */
  String html() {
    return Templates.render("page/report.jte", this);
  }

  String css() {
    return Stylesheet.with("report.css");
  }

  boolean hasSamples() {
    return !input.samples().isEmpty();
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

  /** The definitions that the tables refer to, in the tables' order. */
  List<Definition> definitions() {
    Set<String> pages = new LinkedHashSet<>();
    for (GameReport report : reports) {
      report.tables().forEach(table -> pages.add(table.definition()));
    }
    pages.add(INTERVALS);
    return pages.stream().map(Definition::of).toList();
  }
}
