package org.wardiary.reports.page;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.table.Table;

/**
 * The evidence behind a game's brief: tables with their charts, by question. What the notes of
 * several tables say is said once. Its template is {@code page/tables.jte}.
 *
 * @param input what the report is made of
 * @param report the part of the report about the game
 * @param site address of the home page of the site that the report belongs to, if it belongs to one
 */
record TablesPage(ReportInput input, GameReport report, Optional<String> site) {

  /** The whole document. */
  String html() {
    return SharedShapes.once(Templates.render("page/tables.jte", this));
  }

  String css() {
    return Stylesheet.with("report.css");
  }

  /** The questions for which there are tables. */
  List<Question> questions() {
    return Stream.of(Question.values())
        .filter(question -> !report.evidence(question).isEmpty())
        .toList();
  }

  private List<Table> tables() {
    return questions().stream().flatMap(question -> report.evidence(question).stream()).toList();
  }

  /** The notes of the tables. */
  Notes notes() {
    return Notes.of(tables().stream());
  }

  List<SampleGame> samples() {
    return input.samples().stream()
        .filter(sample -> sample.game().equals(report.study().game()))
        .toList();
  }

  /** The definitions that the tables refer to, in the tables' order. */
  List<Definition> definitions() {
    Set<String> names = new LinkedHashSet<>();
    tables().forEach(table -> names.add(table.definition()));
    names.add(Definition.INTERVALS);
    return Definition.all(names);
  }
}
