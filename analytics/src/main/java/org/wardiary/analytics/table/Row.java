package org.wardiary.analytics.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wardiary.analytics.estimate.Estimate;

/** A row of a {@link Table}, read by column name. */
public final class Row {

  private final Columns columns;
  private final List<Cell> cells;
  private final Map<Integer, Estimate> estimates;

  /**
   * A row.
   *
   * @param estimates what some cells were made of, by their place from 0
   */
  Row(Columns columns, List<Cell> cells, Map<Integer, Estimate> estimates) {
    this.columns = columns;
    this.cells = List.copyOf(cells);
    this.estimates = Map.copyOf(estimates);
  }

  /** The same cells alone. */
  Row plain() {
    return new Row(columns, cells, Map.of());
  }

  /** The estimate from which a column and its bounds were made, where it is known and kept. */
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

  /** The text in a column; empty where the cell is empty. */
  public String text(String column) {
    Cell cell = cell(column);
    return cell instanceof Cell.Text text ? text.value() : "";
  }

  /** The count in a column; 0 where the cell is empty. */
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

  /** Whether the text in a column is this. */
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
