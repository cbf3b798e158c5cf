package org.wardiary.app.sheet;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.SafeText;

/**
 * A sheet: headings and the rows below them that are not empty.
 *
 * @param headings the cells of the first row that is not empty
 * @param rows the rows in order
 * @param separator what separates cells
 */
record Sheet(List<String> headings, List<Row> rows, char separator) {

  private static final List<Character> SEPARATORS = List.of(';', '\t', ',');

  /**
   * A row.
   *
   * @param line the line in which it begins, from 1
   * @param cells its cells, without space around them, and without what keeps a formula from being
   *     one
   */
  record Row(long line, List<String> cells) {

    /** A cell; empty if the row has none. */
    String cell(int column) {
      return column < cells.size() ? cells.get(column) : "";
    }

    /** Whether it has text: what other sheets have between cells is none. */
    private boolean shows() {
      return cells.size() == 1
          ? Text.shows(cells.get(0).replaceAll("[;,]", ""))
          : cells.stream().anyMatch(Text::shows);
    }
  }

  /**
   * Reads a sheet.
   *
   * @throws BadSheet if it is none
   */
  static Sheet read(String text) {
    char separator = separator(text);
    List<Row> rows = rows(text, separator);
    if (rows.isEmpty()) {
      throw new BadSheet("expected a row of headings but the sheet is empty");
    }
    List<String> headings = rows.get(0).cells();
    if (headings.size() < 2) {
      throw new BadSheet(
          "line %d: expected headings separated by ';', ',' or tabs but got '%s'",
          rows.get(0).line(), Problem.shown(headings.get(0)));
    }
    return new Sheet(headings, rows.subList(1, rows.size()), separator);
  }

  /** What most often stands between the headings. */
  private static char separator(String text) {
    Map<Character, Integer> counts = new HashMap<>();
    boolean quoted = false;
    String heading = text.replaceFirst("^[;,\\s]+", "");
    for (int i = 0; i < heading.length() && (quoted || heading.charAt(i) != '\n'); i++) {
      quoted ^= heading.charAt(i) == '"';
      if (!quoted) {
        counts.merge(heading.charAt(i), 1, Integer::sum);
      }
    }
    return SEPARATORS.stream()
        .max(Comparator.comparingInt(one -> counts.getOrDefault(one, 0)))
        .orElseThrow();
  }

  private static List<Row> rows(String text, char separator) {
    CSVFormat format = CSVFormat.RFC4180.builder().setDelimiter(separator).get();
    List<Row> rows = new ArrayList<>();
    long line = 1;
    try (CSVParser parser = CSVParser.parse(new StringReader(text), format)) {
      Iterator<CSVRecord> records = parser.iterator();
      while (records.hasNext()) {
        Row row = new Row(line, records.next().stream().map(Sheet::plain).toList());
        if (row.shows()) {
          rows.add(row);
        }
        line = parser.getCurrentLineNumber() + 1;
      }
    } catch (IOException | UncheckedIOException e) {
      throw new BadSheet("line %d: expected cells, quoted or not, but a quote is not closed", line);
    }
    return rows;
  }

  private static String plain(String cell) {
    return SafeText.original(cell.replaceAll("\\s+", " ").strip());
  }
}
