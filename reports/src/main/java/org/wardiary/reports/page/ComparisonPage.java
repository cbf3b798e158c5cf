package org.wardiary.reports.page;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.wardiary.analytics.compare.ComparisonTables;

/**
 * The page of a comparison. Its template is {@code page/comparison.jte}.
 *
 * @param first the first set of games, in words
 * @param second the second set
 * @param games the kinds of games that both sets have
 * @param provenance where the numbers come from
 */
public record ComparisonPage(
    String first, String second, List<ComparedGame> games, List<Fact> provenance) {

  private static final String INTERVALS = "intervals";

  /** The whole document. */
  String html() {
    return Templates.render("page/comparison.jte", this);
  }

  String css() {
    return Stylesheet.with("report.css");
  }

  /** The definitions of the statistics in the tables. */
  List<Definition> definitions() {
    Set<String> pages = new LinkedHashSet<>(List.of(ComparisonTables.PAGE));
    games.forEach(
        game -> game.comparison().tables().forEach(table -> pages.add(table.definition())));
    pages.add(INTERVALS);
    return Definition.all(pages);
  }
}
