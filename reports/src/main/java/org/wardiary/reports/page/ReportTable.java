package org.wardiary.reports.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.Drawing;
import org.wardiary.reports.chart.Style;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.game.Gallery;
import org.wardiary.reports.game.GamePresentations;

/**
 * A table of a game as the page shows it: chart, note, rows.
 *
 * @param file base name of its files, and its anchor on the page
 * @param table the whole table
 * @param chart its chart, if it has one
 * @param galleries small boards under the chart
 */
record ReportTable(String file, Table table, Optional<Figures> chart, List<Gallery> galleries) {

  /**
   * A chart as SVG elements.
   *
   * @param wide for screens and paper
   * @param narrow for phones; empty if the wide chart is readable there
   */
  record Figures(String wide, Optional<String> narrow) {

    /** A small chart for screens of any width; parameters as for {@link #of}. */
    static Optional<Figures> small(String file, Function<Style, Optional<Drawing>> chart) {
      Style style = new Style(GamePresentations.colours(Palette.LIGHT), Style.Heading.NONE);
      return chart
          .apply(style.narrow())
          .map(narrow -> new Figures(narrow.svgElement(file), Optional.empty()));
    }

    /**
     * A chart drawn for a page.
     *
     * @param file base name of the table's files; begins the ids of the elements
     * @param chart draws the chart in a style, if there is one
     */
    static Optional<Figures> of(String file, Function<Style, Optional<Drawing>> chart) {
      Style style = new Style(GamePresentations.colours(Palette.LIGHT), Style.Heading.NONE);
      return chart
          .apply(style)
          .map(
              wide ->
                  new Figures(
                      wide.svgElement(file),
                      chart
                          .apply(style.narrow())
                          .filter(narrow -> !wide.fits())
                          .map(narrow -> narrow.svgElement(file + "-narrow"))));
    }
  }

  /** Maximum number of rows on the page; the CSV file has all of them. */
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

  /** Whether the rows are open at first: those of a short table without a chart are. */
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

  private static boolean says(Cell cell) {
    return cell instanceof Cell.Text text
        ? !text.value().isEmpty() && !text.value().equals(Certainty.TOO_FEW)
        : cell != Cell.NONE;
  }

  /** The columns that say something: one that is empty in all rows is left out. */
  List<Integer> columns() {
    return IntStream.range(0, table.columns().list().size())
        .filter(i -> table.rows().stream().anyMatch(row -> says(row.cells().get(i))))
        .boxed()
        .toList();
  }

  /** Formats the numbers of the table for display. */
  TableText text() {
    return new TableText(table);
  }
}
