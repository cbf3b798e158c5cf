package org.wardiary.analytics.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wardiary.analytics.estimate.Estimate;

/**
 * A row of a {@link Table}, read by column name; methods throw {@link IllegalArgumentException} if
 * there is no such column.
 */
public final class Row {

  private final Columns columns;
  private final List<Cell> cells;
  private final Map<Integer, Estimate> estimates;

  /**
   * A row.
   *
   * @param estimates the estimates shown in some cells, by index of the cell with the value
   */
  Row(Columns columns, List<Cell> cells, Map<Integer, Estimate> estimates) {
    this.columns = columns;
    this.cells = List.copyOf(cells);
    this.estimates = Map.copyOf(estimates);
  }

  /** This row without the estimates behind its cells. */
  Row plain() {
    return new Row(columns, cells, Map.of());
  }

  /** The estimate that a column and those of its bounds show, if it is known and kept. */
  public Optional<Estimate> estimate(String column) {
    return Optional.ofNullable(estimates.get(columns.indexOf(column)));
  }

  /** The cells in the order of the columns. */
  public List<Cell> cells() {
    return cells;
  }

  /** The cell in a column. */
  public Cell cell(String column) {
    return cells.get(columns.indexOf(column));
  }

  /** The text in a column; "" if the cell holds no text. */
  public String text(String column) {
    Cell cell = cell(column);
    return cell instanceof Cell.Text text ? text.value() : "";
  }

  /** The count in a column; 0 if the cell holds no count. */
  public long count(String column) {
    Cell cell = cell(column);
    return cell instanceof Cell.Count count ? count.value() : 0;
  }

  /** The number or count in a column, if the cell holds one. */
  public OptionalDouble number(String column) {
    Cell cell = cell(column);
    if (cell instanceof Cell.Number number) {
      return OptionalDouble.of(number.value());
    }
    if (cell instanceof Cell.Count count) {
      return OptionalDouble.of((double) count.value());
    }
    return OptionalDouble.empty();
  }

  /** Whether the table has a column with this name. */
  public boolean has(String column) {
    return columns.has(column);
  }

  /** Whether the text in a column equals {@code value}. */
  public boolean is(String column, String value) {
    return text(column).equals(value);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Row row && row.cells.equals(cells) && row.columns.equals(columns);
  }

  @Override
  public int hashCode() {
    return cells.hashCode();
  }

  @Override
  public String toString() {
    return cells.toString();
  }
}
