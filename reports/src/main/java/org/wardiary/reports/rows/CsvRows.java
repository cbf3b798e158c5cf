package org.wardiary.reports.rows;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.wardiary.reports.csv.ExcelText;
import org.wardiary.reports.csv.SafeText;

/**
 * Rows as CSV: RFC 4180, UTF-8, a header of names, numbers with a point and all their digits,
 * {@code true} and {@code false}. Text cannot start a formula ({@link SafeText}).
 */
final class CsvRows {

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final UnaryOperator<String> texts;
  private final CSVPrinter printer;

  private CsvRows(Writer out, UnaryOperator<String> texts, RowTable table) throws IOException {
    this.texts = texts;
    this.printer = new CSVPrinter(out, CSVFormat.RFC4180);
    printer.printRecord(table.fields().stream().map(RowField::name).toList());
  }

  /** Rows for any program. */
  static CsvRows plain(RowTable table, OutputStream out) throws IOException {
    return new CsvRows(writer(out), SafeText::of, table);
  }

  /** Rows for Excel: with a byte order mark, and text by {@link ExcelText}. */
  static CsvRows excel(RowTable table, OutputStream out) throws IOException {
    Writer writer = writer(out);
    writer.write(BYTE_ORDER_MARK);
    return new CsvRows(writer, ExcelText::of, table);
  }

  private static Writer writer(OutputStream out) {
    return new OutputStreamWriter(out, StandardCharsets.UTF_8);
  }

  /** Writes a row: a value for each column. */
  void write(List<Object> row) throws IOException {
    for (Object value : row) {
      printer.print(text(value));
    }
    printer.println();
  }

  private String text(Object value) {
    if (value instanceof String text) {
      return texts.apply(text);
    }
    return value instanceof Double number
        ? BigDecimal.valueOf(number).toPlainString()
        : value.toString();
  }

  /** Finishes the output after the last row. The stream stays open. */
  void finish() throws IOException {
    printer.flush();
  }
}
