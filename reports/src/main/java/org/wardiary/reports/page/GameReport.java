package org.wardiary.reports.page;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.analytics.Findings;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.study.RulesUsed;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.Drawing;
import org.wardiary.reports.chart.Style;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.page.ReportTable.Figures;

/**
 * The part of a report about one kind of game.
 *
 * @param game the kind of game
 * @param study its statistics
 * @param tables its tables in the order shown
 * @param findings the findings, which are shown before the tables
 */
record GameReport(ReportGame game, Study study, List<Table> tables, List<Finding> findings) {

  private static final int STRONGEST = 3;
  private static final int LEAST_USED = 8;

  /**
   * The report of a kind of game.
   *
   * @param filter which games of an archive were selected, in words; empty for all
   */
  static GameReport of(ReportGame game, Study study, String filter) {
    List<Table> tables = study.tables();
    return new GameReport(
        game,
        study,
        filter.isEmpty()
            ? tables
            : tables.stream()
                .map(table -> table.withSource(table.source() + "; only " + filter))
                .toList(),
        Findings.of(study));
  }

  /** The answers to the questions that these games can answer, in order. */
  List<Answer> answers() {
    return Stream.of(Question.values()).flatMap(question -> answer(question).stream()).toList();
  }

  /** The answer with a picture whose first sentence is the strongest finding. */
  Optional<Answer> striking() {
    return answers().stream()
        .filter(answer -> answer.picture().isPresent())
        .min(Comparator.comparingInt(answer -> findings.indexOf(answer.lead())));
  }

  private Optional<Answer> answer(Question question) {
    List<Finding> own = question == Question.NEXT ? next() : about(question);
    if (own.isEmpty()) {
      return Optional.empty();
    }
    Optional<Table> lead = table(own.get(0).table());
    Optional<ReportTable> picture =
        Stream.concat(lead.stream(), evidence(question).stream())
            .filter(table -> question != Question.NEXT)
            .map(table -> brief(question, table))
            .filter(table -> table.chart().isPresent())
            .findFirst();
    return Optional.of(new Answer(question, own, lead, picture));
  }

  private List<Finding> about(Question question) {
    return findings.stream()
        .filter(one -> Findings.question(study.game(), one) == question)
        .toList();
  }

  /** What is to be tested next, as findings: faults that are proven first. */
  private List<Finding> next() {
    return findings.stream()
        .filter(one -> one.next().isPresent())
        .map(one -> new Finding(one.table(), one.kind(), one.next().get()))
        .toList();
  }

  /** The strongest findings, one of each question; the last one is telling, if any is. */
  List<Finding> strongest() {
    Set<Question> told = new HashSet<>();
    List<Finding> each =
        findings.stream().filter(one -> told.add(Findings.question(study.game(), one))).toList();
    return Stream.concat(
            each.stream().limit(STRONGEST - 1),
            each.stream()
                .skip(STRONGEST - 1)
                .sorted(Comparator.comparing(one -> one.kind() != Finding.Kind.TELLING)))
        .limit(STRONGEST)
        .toList();
  }

  /** The tables that a page shows as evidence for a question. */
  List<Table> evidence(Question question) {
    return Findings.evidence(study.game(), question).stream()
        .flatMap(id -> table(id).stream())
        .limit(question.shown())
        .toList();
  }

  Optional<Table> table(String id) {
    return tables.stream().filter(table -> table.id().equals(id)).findFirst();
  }

  /** The tables that no page shows, only files. */
  List<Table> further() {
    Set<Table> shown =
        Stream.of(Question.values())
            .flatMap(question -> evidence(question).stream())
            .collect(Collectors.toSet());
    return tables.stream().filter(table -> !shown.contains(table)).toList();
  }

  /** Where a table is found from one of the game's pages: on the page of tables, or as a file. */
  String address(Table table) {
    return further().contains(table)
        ? "../csv/" + file(table) + ".csv"
        : "tables.html#" + file(table);
  }

  /** A table with its chart as the brief shows it: of what is used, what is used least. */
  private ReportTable brief(Question question, Table table) {
    String id = question.name().toLowerCase(Locale.ROOT) + "-" + file(table);
    Table drawn = table.id().equals(RulesUsed.ID) ? leastUsed(table) : table;
    return new ReportTable(
        file(table), table, Figures.small(id, style -> chart(drawn, style)), List.of());
  }

  private static Table leastUsed(Table table) {
    Set<Row> least =
        table.rows().stream()
            .filter(row -> row.number("share").isPresent())
            .sorted(Comparator.comparingDouble(row -> row.number("share").orElseThrow()))
            .limit(LEAST_USED)
            .collect(Collectors.toSet());
    return table.only(least::contains);
  }

  /** The tables as the page of tables shows them. */
  List<ReportTable> statistics(Question question) {
    return evidence(question).parallelStream()
        .map(
            table ->
                new ReportTable(
                    file(table),
                    table,
                    Figures.of(file(table), style -> chart(table, style)),
                    GamePresentations.of(study.game()).galleries(study, table)))
        .toList();
  }

  /** The chart of a table, if it has one. */
  Optional<Drawing> chart(Table table, Style style) {
    return GamePresentations.drawing(table, style, study.game(), game.map());
  }

  String title() {
    return game.info().title();
  }

  /**
   * The game's name in file names and anchors: its id in lower case, with hyphens for slashes and
   * other such characters.
   */
  String slug() {
    return ReportGame.slug(study.game());
  }

  /** Base name of a table's files, without extension. */
  String file(Table table) {
    return slug() + "-" + table.id();
  }
}
