package org.wardiary.reports.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.analytics.Findings;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Study;
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

  /**
   * Findings under a heading.
   *
   * @param heading what the findings have in common; empty for the main group
   */
  record FindingGroup(Optional<String> heading, List<Finding> findings) {}

  /**
   * The findings in groups: first those that say something, then the differences that may be
   * chance.
   */
  List<FindingGroup> findingGroups() {
    Map<Boolean, List<Finding>> found =
        findings.stream()
            .collect(Collectors.partitioningBy(f -> f.kind() == Finding.Kind.NOT_SHOWN));
    List<FindingGroup> groups = new ArrayList<>();
    if (!found.get(false).isEmpty()) {
      groups.add(new FindingGroup(Optional.empty(), found.get(false)));
    }
    if (!found.get(true).isEmpty()) {
      groups.add(new FindingGroup(Optional.of("Not shown"), found.get(true)));
    }
    return groups;
  }

  /** The table that a finding is made from; empty if that table has no rows and is not shown. */
  Optional<Table> about(Finding finding) {
    return tables.stream().filter(table -> table.id().equals(finding.table())).findFirst();
  }

  /** The findings that say what to test next. */
  List<Finding> next() {
    return findings.stream().filter(finding -> finding.next().isPresent()).toList();
  }

  /** The tables as the page shows them. */
  List<ReportTable> statistics() {
    return tables.parallelStream()
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
