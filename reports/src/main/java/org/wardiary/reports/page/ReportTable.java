package org.wardiary.reports.page;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.game.Gallery;

/**
 * A table of a game as the page shows it: chart, note, rows.
 *
 * @param file name of its files without suffix, and its place on the page
 * @param table all of it
 * @param chart the chart that is drawn of it, if there is one
 * @param galleries small boards under the chart
 */
record ReportTable(String file, Table table, Optional<Figures> chart, List<Gallery> galleries) {

  /**
   * A chart as SVG elements.
   *
   * @param wide for screens and paper
   * @param narrow for telephones; empty where the wide one can be read there too
   */
  record Figures(String wide, Optional<String> narrow) {}

  /** Most rows that a page shows; the file has all. */
  static final int MOST_ROWS = 60;

  private static final int SHORT = 16;
  private static final int LONG = 40;

  /** The rows shown. */
  List<Row> rows() {
    return table.rows().stream().limit(MOST_ROWS).toList();
  }

  /** Whether the file has more rows than the page. */
  boolean shortened() {
    return table.rows().size() > MOST_ROWS;
  }

  /** Whether the rows are shown at once: a table without a chart is open if it is short. */
  boolean open() {
    return chart.isEmpty() && table.rows().size() <= SHORT;
  }

  /** Whether the rows are printed on paper too. */
  boolean printed() {
    return chart.isEmpty() && table.rows().size() < LONG;
  }

  /** The note, with no-break spaces before per cent signs. */
  String note() {
    return table.note().replace(" %", "\u00A0%");
  }

  /** Its numbers as people read them. */
  TableText text() {
    return new TableText(table);
  }
}
