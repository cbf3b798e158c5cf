package org.wardiary.reports.page;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Findings;
import org.wardiary.analytics.study.Openings;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.Drawing;
import org.wardiary.reports.chart.Style;
import org.wardiary.reports.draw.Palette;

/** One kind of game on the page: findings, then charts, each with its table and its file. */
final class GameSection {

  private static final int SHORT = 16;
  private static final int LONG = 40;

  private final Html html;
  private final GameReport report;
  private final OpeningPictures pictures;

  GameSection(Html html, GameReport report, OpeningPictures pictures) {
    this.html = html;
    this.report = report;
    this.pictures = pictures;
  }

  void write() {
    html.open("section", "id", report.slug(), "class", "game").line();
    html.element("h2", report.title()).line();
    html.element("p", report.set().source() + ".", "class", "source").line();
    findings();
    report.tables().forEach(this::table);
    html.close().line();
  }

  private void findings() {
    List<Finding> findings = Findings.of(report.tables());
    if (findings.isEmpty()) {
      return;
    }
    html.element("h3", "What these games show").open("ul", "class", "findings").line();
    for (Finding finding : findings) {
      html.open("li").foreign(finding.text()).text(" ");
      html.element("a", "more", "href", "#" + report.slug() + "-" + finding.table());
      html.close().line();
    }
    html.close().line();
  }

  private void table(Table table) {
    html.open("section", "id", report.file(table)).element("h3", table.title()).line();
    Style style = new Style(Palette.LIGHT, Style.Heading.NONE);
    Optional<Drawing> drawn = report.chart(table, style);
    drawn.ifPresent(
        chart ->
            html.open("figure", "role", "img", "aria-label", table.title())
                .markup(chart.svgElement(report.file(table)))
                .close()
                .line());
    if (table.id().equals(Openings.ID)) {
      new OpeningGallery(html, pictures).write(report.set().game(), table);
    }
    note(table);
    details(drawn.isPresent() ? LONG : table.rows().size())
        .open("summary")
        .text("Table, " + rows(table))
        .close()
        .line();
    new TableView(html).write(table);
    html.close().line();
    html.close().line();
  }

  /** What nothing is drawn of is read in its table: open where it is short. */
  private Html details(int rowsToRead) {
    if (rowsToRead <= SHORT) {
      return html.open("details", "class", "print", "open", "");
    }
    return rowsToRead < LONG ? html.open("details", "class", "print") : html.open("details");
  }

  private void note(Table table) {
    html.open("p", "class", "note")
        .text(table.source() + ". " + table.note().replace(" %", "\u00A0%") + " ");
    html.element("a", "Definition", "href", "#" + Definitions.anchor(table.definition()));
    html.text(" · ").element("a", "CSV", "href", "csv/" + report.file(table) + ".csv");
    html.close().line();
  }

  private static String rows(Table table) {
    int rows = table.rows().size();
    if (rows > TableView.MOST_ROWS) {
      return "the first " + TableView.MOST_ROWS + " of " + rows + " rows (the CSV has all)";
    }
    return rows == 1 ? "1 row" : rows + " rows";
  }
}
