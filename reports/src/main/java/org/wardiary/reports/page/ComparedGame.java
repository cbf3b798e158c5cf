package org.wardiary.reports.page;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.compare.Comparison;
import org.wardiary.analytics.compare.ComparisonFindings;
import org.wardiary.analytics.compare.ComparisonTables;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.ComparisonChart;
import org.wardiary.reports.chart.Drawing;
import org.wardiary.reports.chart.Style;
import org.wardiary.reports.page.ReportTable.Figures;

/**
 * The part of a comparison about one kind of game.
 *
 * @param title title of the kind of game
 * @param comparison the comparison of its two sets of games
 * @param notes caveats about the two sets of games, such as different rules or the same players
 */
public record ComparedGame(String title, Comparison comparison, List<String> notes) {

  private static final int PICTURES = 3;

  String slug() {
    return ReportGame.slug(comparison.game());
  }

  String verdict() {
    return ComparisonFindings.verdict(comparison);
  }

  /** The findings by heading: the main questions, and what else differs; none without findings. */
  Map<String, List<Finding>> findings() {
    Map<String, List<Finding>> findings = new LinkedHashMap<>();
    findings.put("What a change of rules is for", ComparisonFindings.answers(comparison));
    findings.put("What else differs", ComparisonFindings.others(comparison));
    findings.values().removeIf(List::isEmpty);
    return findings;
  }

  List<String> power() {
    return ComparisonFindings.power(comparison);
  }

  /** How many games each set has, as the source line of the tables. */
  String source() {
    return "A: " + comparison.first().source() + "; B: " + comparison.second().source();
  }

  /** Where a table is found from the page of the comparison. */
  String address(String table) {
    return table.equals(ComparisonTables.ALL)
        ? ComparisonWriter.VERDICTS
        : slug() + "/" + PageFolder.TABLES + "#" + slug() + "-" + table;
  }

  /** One table for each column that is compared. */
  List<Table> tables() {
    return ComparisonTables.of(comparison).stream()
        .map(table -> table.withSource(source()))
        .toList();
  }

  /** The tables with a difference that is shown, those first that the findings are about. */
  List<Table> differing() {
    List<String> order = ComparisonFindings.of(comparison).stream().map(Finding::table).toList();
    return tables().stream()
        .filter(table -> table.rows().stream().anyMatch(ComparisonChart::isShown))
        .sorted(
            Comparator.comparingInt(
                table -> order.contains(table.id()) ? order.indexOf(table.id()) : order.size()))
        .toList();
  }

  /** The strongest findings as small charts of the rows that differ. */
  List<ReportTable> pictures() {
    return differing().stream()
        .limit(PICTURES)
        .map(
            table -> {
              Table rows = table.only(ComparisonChart::isShown);
              String id = "answer-" + file(table);
              return new ReportTable(
                  file(table), table, Figures.small(id, style -> chart(rows, style)), List.of());
            })
        .toList();
  }

  /** The chart of a table, if it has one. */
  Optional<Drawing> chart(Table table, Style style) {
    return table.rows().isEmpty()
        ? Optional.empty()
        : Optional.of(new ComparisonChart().draw(table, style)).filter(Drawing::showsAnything);
  }

  /** Base name of a table's files, without extension. */
  String file(Table table) {
    return slug() + "-" + table.id();
  }
}
