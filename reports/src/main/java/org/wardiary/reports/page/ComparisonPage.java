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

  /** The whole document. */
  String html() {
    return Templates.render("page/comparison.jte", this);
  }

  String css() {
    return Stylesheet.with("report.css");
  }

  /** What the words of the page mean; those of the tables are defined beside them. */
  List<Definition> definitions() {
    Set<String> names = new LinkedHashSet<>(List.of(ComparisonTables.PAGE, Definition.INTERVALS));
    return Definition.all(names);
  }
}
