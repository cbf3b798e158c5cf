package org.wardiary.reports.page;

import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.csv.Numbers;

/** A table as HTML; of a long one the first rows. */
final class TableView {

  /** Most rows that a page shows; the file has all. */
  static final int MOST_ROWS = 60;

  private final Html html;

  TableView(Html html) {
    this.html = html;
  }

  void write(Table table) {
    html.open("div", "class", "scroll", "tabindex", "0").open("table");
    html.open("thead").open("tr");
    for (Column column : table.columns().list()) {
      html.open("th", "scope", "col", "class", column.numeric() ? "number" : "text");
      html.text(column.label());
      if (column.numeric()) {
        html.text(" ").element("span", column.unit(), "class", "unit");
      }
      html.close();
    }
    html.close().close().line().open("tbody").line();
    table.rows().stream().limit(MOST_ROWS).forEach(row -> row(table, row));
    html.close().close().close().line();
  }

  private void row(Table table, Row row) {
    html.open("tr");
    for (int i = 0; i < row.cells().size(); i++) {
      cell(table.columns().list().get(i), row.cells().get(i));
    }
    html.close().line();
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
