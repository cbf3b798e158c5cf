package org.wardiary.analytics.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Estimate;

/**
 * Collects the columns of a {@link Table} from left to right, then its rows, whose cells are
 * checked against the columns.
 */
public final class TableBuilder {

  private final String id;
  private final String title;
  private final List<Row> rows = new ArrayList<>();
  private final Map<String, Function<List<String>, Estimate>> missing = new HashMap<>();
  private Columns columns = Columns.NONE;
  private String note = "";
  private String definition;

  /** A builder of a table without columns and rows, defined on the page named by its id. */
  public TableBuilder(String id, String title) {
    this.id = id;
    this.title = title;
    this.definition = id;
  }

  private TableBuilder add(Column... more) {
    columns = columns.and(more);
    return this;
  }

  /** Adds columns of text. */
  public TableBuilder text(String... names) {
    return add(Stream.of(names).map(Column::text).toArray(Column[]::new));
  }

  /** Adds a column of counts. */
  public TableBuilder count(String name, String unit) {
    return add(Column.count(name, unit));
  }

  /** Adds a column of numbers. */
  public TableBuilder number(String name, String unit) {
    return add(Column.number(name, unit));
  }

  /** Adds a column of numbers and the bounds of its interval: NAME, NAME_low, NAME_high. */
  public TableBuilder estimate(String name, String unit) {
    return add(
        Column.number(name, unit),
        new Column(name + "_low", Column.Kind.LOW, unit),
        new Column(name + "_high", Column.Kind.HIGH, unit));
  }

  /** Adds a share from 0 to 1 with its interval. */
  public TableBuilder share(String name) {
    return estimate(name, Column.SHARE);
  }

  /** Sets the note. */
  public TableBuilder note(String text) {
    this.note = text;
    return this;
  }

  /** Sets the page that defines the table, instead of the one named by its id. */
  public TableBuilder definedIn(String page) {
    this.definition = page;
    return this;
  }

  /**
   * Sets what absent rows would hold in a column of estimates. If the column is a share of all
   * games, or a number per game, a row is absent because there was nothing to count: it would hold
   * 0 out of n games.
   *
   * @param column name of the column
   * @param none the estimate, given what the row is about: its texts and ordinals, left to right
   * @throws IllegalArgumentException if there is no such column
   */
  public TableBuilder missing(String column, Function<List<String>, Estimate> none) {
    columns.column(column);
    missing.put(column, none);
    return this;
  }

  /** Begins a row with cells of text. */
  public RowBuilder row(String... texts) {
    return new RowBuilder().text(texts);
  }

  /** Returns a table with the rows so far. */
  public Table build() {
    return new Table(id, title, "", note, definition, columns, rows, missing);
  }

  /** Collects the cells of a row from left to right. */
  public final class RowBuilder {

    private final List<Cell> cells = new ArrayList<>();
    private final Map<Integer, Estimate> estimates = new HashMap<>();

    private RowBuilder() {}

    /** Adds cells of text. */
    public RowBuilder text(String... values) {
      for (String value : values) {
        cells.add(Cell.of(value));
      }
      return this;
    }

    /** Adds a count. */
    public RowBuilder count(long value) {
      cells.add(Cell.of(value));
      return this;
    }

    /** Adds a number. */
    public RowBuilder number(double value) {
      cells.add(Cell.of(value));
      return this;
    }

    /** Adds a number, or an empty cell. */
    public RowBuilder number(OptionalDouble value) {
      return value.isPresent() ? number(value.getAsDouble()) : none();
    }

    /** Adds an empty cell. */
    public RowBuilder none() {
      cells.add(Cell.NONE);
      return this;
    }

    /** Adds an estimate's value and bounds: three cells, empty if it may not be shown. */
    public RowBuilder estimate(Estimate estimate) {
      estimates.put(cells.size(), estimate);
      if (!estimate.shown()) {
        return none().none().none();
      }
      return number(estimate.value())
          .number(estimate.interval().low())
          .number(estimate.interval().high());
    }

    /**
     * Ends the row.
     *
     * @throws IllegalStateException if the cells do not match the columns in number and kind
     */
    public TableBuilder end() {
      if (cells.size() != columns.list().size()) {
        throw new IllegalStateException(
            "expected "
                + columns.list().size()
                + " cells in a row of table '"
                + id
                + "', but got "
                + cells.size());
      }
      for (int i = 0; i < cells.size(); i++) {
        check(columns.list().get(i), cells.get(i));
      }
      rows.add(new Row(columns, cells, estimates));
      return TableBuilder.this;
    }

    private void check(Column column, Cell cell) {
      boolean fits =
          switch (column.kind()) {
            case TEXT -> cell instanceof Cell.Text;
            case COUNT -> cell instanceof Cell.Count count && count.value() >= 0;
            case NUMBER, LOW, HIGH -> cell instanceof Cell.Number;
          };
      if (!fits && !cell.equals(Cell.NONE)) {
        throw new IllegalStateException(
            "expected a cell for column "
                + column.header()
                + " of table '"
                + id
                + "', but got "
                + cell);
      }
    }
  }
}
