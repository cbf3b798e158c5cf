package org.wardiary.reports.page;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Column.Kind;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.csv.Numbers;

/**
 * Formats the numbers of a table for display: the values of a column and the bounds of its interval
 * all have the same number of decimals, as many as needed but at most two.
 */
final class TableText {

  private static final int MOST_DECIMALS = 2;

  /** A column with a value of this magnitude or more has at most one decimal. */
  private static final double LARGE = 100;

  private final List<Column> columns;
  private final List<Integer> decimals = new ArrayList<>();

  TableText(Table table) {
    this.columns = table.columns().list();
    for (int i = 0; i < columns.size(); i++) {
      decimals.add(isBound(columns.get(i)) ? decimals.get(i - 1) : decimals(table.rows(), i));
    }
  }

  private static boolean isBound(Column column) {
    return column.kind() == Kind.LOW || column.kind() == Kind.HIGH;
  }

  /** Number of decimals of a column and of the bounds that follow it. */
  private int decimals(List<Row> rows, int column) {
    int most = 0;
    double largest = 0;
    for (int i = column; i < columns.size() && (i == column || isBound(columns.get(i))); i++) {
      for (Row row : rows) {
        if (row.cells().get(i) instanceof Cell.Number number) {
          most = Math.max(most, needed(number.value()));
          largest = Math.max(largest, Math.abs(number.value()));
        }
      }
    }
    return largest < LARGE ? most : Math.min(most, 1);
  }

  private static int needed(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(MOST_DECIMALS, RoundingMode.HALF_EVEN);
    return Math.max(0, rounded.stripTrailingZeros().scale());
  }

  /** The heading of a column. */
  static String head(Column column) {
    return switch (column.kind()) {
      case LOW -> "from";
      case HIGH -> "to";
      default -> column.label();
    };
  }

  /** The text of a cell; "" for one without a number. */
  String number(int column, Row row) {
    Cell cell = row.cells().get(column);
    if (cell instanceof Cell.Count count) {
      return Long.toString(count.value());
    }
    if (cell instanceof Cell.Number number) {
      return columns.get(column).unit().equals(Column.SHARE)
          ? Numbers.percent(number.value())
          : BigDecimal.valueOf(number.value())
              .setScale(decimals.get(column), RoundingMode.HALF_EVEN)
              .toPlainString();
    }
    return "";
  }
}
