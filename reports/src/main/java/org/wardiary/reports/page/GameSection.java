package org.wardiary.reports.page;

import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.ChartFiles;
import org.wardiary.reports.chart.Charts;
import org.wardiary.reports.chart.Palette;
import org.wardiary.reports.chart.Style;
import org.wardiary.reports.csv.Numbers;

/** One kind of game on the page: charts, each with its table and the link to its file. */
final class GameSection {

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
    html.element("h2", report.info().title()).line();
    html.element("p", report.set().source() + ".", "class", "source").line();
    report.tables().forEach(this::table);
    html.close().line();
  }

  private void table(Table table) {
    html.open("section", "id", report.file(table)).element("h3", table.title()).line();
    Style style = new Style(Palette.of(Palette.Theme.LIGHT), Style.Heading.NONE);
    Charts.of(table, style)
        .ifPresent(
            picture ->
                html.open("figure", "role", "img", "aria-label", table.title())
                    .markup(ChartFiles.themed(ChartFiles.svg(picture, report.file(table))))
                    .close()
                    .line());
    html.open("p", "class", "note").text(table.source() + ". " + table.note()).close().line();
    html.open("details").open("summary").text("Table (" + table.rows().size() + " rows)").close();
    html.text(" ").element("a", "CSV", "href", "csv/" + report.file(table) + ".csv").line();
    cells(table);
    html.close().line();
    html.close().line();
  }

  private void cells(Table table) {
    html.open("div", "class", "scroll").open("table").open("thead").open("tr");
    for (Column column : table.columns().list()) {
      html.open("th", "scope", "col", "class", column.numeric() ? "number" : "text");
      html.text(column.label());
      if (column.numeric()) {
        html.text(" ").element("span", column.unit(), "class", "unit");
      }
      html.close();
    }
    html.close().close().line().open("tbody").line();
    for (Row row : table.rows()) {
      html.open("tr");
      for (int i = 0; i < row.cells().size(); i++) {
        cell(table.columns().list().get(i), row.cells().get(i));
      }
      html.close().line();
    }
    html.close().close().close().line();
  }

  private void cell(Column column, Cell cell) {
    if (cell instanceof Cell.Text text) {
      html.open("td").foreign(text.value()).close();
      return;
    }
    html.open("td", "class", "number").text(number(column, cell)).close();
  }

  private static String number(Column column, Cell cell) {
    if (cell instanceof Cell.Count count) {
      return Long.toString(count.value());
    }
    if (cell instanceof Cell.Number number) {
      return column.unit().equals(Column.SHARE)
          ? Numbers.percent(number.value())
          : Numbers.plain(Math.rint(number.value() * 100) / 100);
    }
    return "–";
  }
}
