package org.wardiary.reports.page;

import java.util.ArrayList;
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

  /** The tables; the last one lists all differences. */
  List<Table> tables() {
    List<Table> tables = new ArrayList<>(ComparisonTables.of(comparison));
    tables.add(ComparisonTables.all(comparison));
    return tables.stream().map(table -> table.withSource(source())).toList();
  }

  List<ReportTable> statistics() {
    return tables().stream()
        .map(
            table ->
                new ReportTable(
                    file(table),
                    table,
                    Figures.of(file(table), style -> chart(table, style)),
                    List.of()))
        .toList();
  }

  /** The chart of a table, if it has one; the table of all differences has none. */
  Optional<Drawing> chart(Table table, Style style) {
    return table.id().equals(ComparisonTables.ALL) || table.rows().isEmpty()
        ? Optional.empty()
        : Optional.of(new ComparisonChart().draw(table, style)).filter(Drawing::showsAnything);
  }

  /** Base name of a table's files, without extension. */
  String file(Table table) {
    return slug() + "-" + table.id();
  }
}
