package org.wardiary.reports.csv;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/**
 * A table as CSV: RFC 4180, UTF-8, a header of {@code name [unit]}, numbers with a point, empty
 * cells where there is no value. Text cannot start a formula ({@link SafeText}).
 */
public final class CsvTable {

  private CsvTable() {}

  /** The table as CSV text, lines ended by CR LF. */
  public static String text(Table table) {
    StringBuilder text = new StringBuilder();
    try (CSVPrinter printer = new CSVPrinter(text, CSVFormat.RFC4180)) {
      printer.printRecord(table.columns().list().stream().map(Column::header).toList());
      for (Row row : table.rows()) {
        printer.printRecord(cells(row));
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }

  private static List<String> cells(Row row) {
    return row.cells().stream().map(CsvTable::cell).toList();
  }

  private static String cell(Cell cell) {
    if (cell instanceof Cell.Text text) {
      return SafeText.of(text.value());
    }
    if (cell instanceof Cell.Count count) {
      return Long.toString(count.value());
    }
    return cell instanceof Cell.Number number ? Numbers.plain(number.value()) : "";
  }
}
