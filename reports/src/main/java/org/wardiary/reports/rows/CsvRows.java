package org.wardiary.reports.rows;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.wardiary.reports.csv.SafeText;

/**
 * Rows as CSV: RFC 4180, UTF-8, a header of names, numbers with a point and all their digits,
 * {@code true} and {@code false}. Text cannot start a formula ({@link SafeText}).
 */
final class CsvRows implements RowWriter {

  private final CSVPrinter printer;

  CsvRows(RowTable table, OutputStream out) throws IOException {
    printer =
        new CSVPrinter(new OutputStreamWriter(out, StandardCharsets.UTF_8), CSVFormat.RFC4180);
    printer.printRecord(table.fields().stream().map(RowField::name).toList());
  }

  @Override
  public void write(List<Object> row) throws IOException {
    for (Object value : row) {
      printer.print(text(value));
    }
    printer.println();
  }

  private static String text(Object value) {
    if (value instanceof String text) {
      return SafeText.of(text);
    }
    return value instanceof Double number
        ? BigDecimal.valueOf(number).toPlainString()
        : value.toString();
  }

  @Override
  public void finish() throws IOException {
    printer.flush();
  }
}
