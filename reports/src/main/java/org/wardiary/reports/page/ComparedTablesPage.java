package org.wardiary.reports.page;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.wardiary.analytics.compare.ComparisonTables;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.page.ReportTable.Figures;

/**
 * All tables of a comparison of one kind of game: those with a difference that is shown, the first
 * of them with charts, and then the others. Its template is {@code page/compared.jte}.
 *
 * @param game the compared game
 * @param differing the tables with a difference that is shown
 * @param alike the other tables
 */
record ComparedTablesPage(ComparedGame game, List<Table> differing, List<Table> alike) {

  /** Maximum number of charts on the page; the other charts are files. */
  private static final int MOST_CHARTS = 12;

  static ComparedTablesPage of(ComparedGame game) {
    List<Table> differing = game.differing();
    List<Table> alike = new ArrayList<>(game.tables());
    alike.removeAll(differing);
    return new ComparedTablesPage(game, differing, alike);
  }

  /** The whole document. */
  String html() {
    return Templates.render("page/compared.jte", this);
  }

  String css() {
    return Stylesheet.with("report.css");
  }

  private Stream<Table> all() {
    return Stream.concat(differing.stream(), alike.stream());
  }

  Notes notes() {
    return Notes.of(all());
  }

  /** The tables with a difference that is shown, with their charts. */
  List<ReportTable> shown() {
    return differing.stream()
        .map(
            table ->
                new ReportTable(
                    game.file(table),
                    table.withSource(""),
                    differing.indexOf(table) < MOST_CHARTS
                        ? Figures.of(game.file(table), style -> game.chart(table, style))
                        : Optional.empty(),
                    List.of()))
        .toList();
  }

  /** The other tables, without charts. */
  List<ReportTable> others() {
    return alike.stream()
        .map(
            table ->
                new ReportTable(
                    game.file(table), table.withSource(""), Optional.empty(), List.of()))
        .toList();
  }

  /** The definitions that the tables refer to, and those of the statistics that are compared. */
  List<Definition> definitions() {
    Set<String> names = new LinkedHashSet<>(List.of(ComparisonTables.PAGE));
    game.comparison().tables().forEach(table -> names.add(table.definition()));
    names.add(Definition.INTERVALS);
    return Definition.all(names);
  }
}
