package org.wardiary.analytics.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.wardiary.analytics.estimate.Estimate;

/**
 * Collects the columns of a {@link Table} from left to right, each with what it holds of a row, and
 * makes the table of some rows.
 *
 * @param <R> what a row is made of
 */
public final class TableBuilder<R> {
  private final String id;
  private final String title;
  private final List<BiConsumer<R, Cells>> cells = new ArrayList<>();
  private final Map<String, Function<List<String>, Estimate>> missing = new HashMap<>();
  private Columns columns = Columns.NONE;
  private String note = "";
  private String definition;

  /** A builder of a table without columns, defined on the page named by its id. */
  public TableBuilder(String id, String title) {
    this.id = id;
    this.title = title;
    this.definition = id;
  }

  /** The cells of a row so far, and the estimates shown in them, by index of the first cell. */
  private record Cells(List<Cell> list, Map<Integer, Estimate> estimates) {
    void bounds(Estimate estimate) {
      if (estimate.shown()) {
        list.add(Cell.of(estimate.value()));
        list.add(Cell.of(estimate.interval().low()));
        list.add(Cell.of(estimate.interval().high()));
      } else {
        list.addAll(List.of(Cell.NONE, Cell.NONE, Cell.NONE));
      }
    }

    void estimate(Estimate estimate) {
      estimates.put(list.size(), estimate);
      bounds(estimate);
    }
  }

  private TableBuilder<R> add(BiConsumer<R, Cells> value, Column... more) {
    columns = columns.and(more);
    cells.add(value);
    return this;
  }

  private TableBuilder<R> add(BiConsumer<R, Cells> value, String name, String unit) {
    return add(
        value,
        Column.number(name, unit),
        new Column(name + "_low", Column.Kind.LOW, unit),
        new Column(name + "_high", Column.Kind.HIGH, unit));
  }

  /** Adds a column whose cells may be empty. */
  public TableBuilder<R> cell(Column column, Function<? super R, Cell> value) {
    return add((row, to) -> to.list().add(value.apply(row)), column);
  }

  /** Adds a column of text. */
  public TableBuilder<R> text(String name, Function<? super R, String> value) {
    return cell(Column.text(name), row -> Cell.of(value.apply(row)));
  }

  /** Adds a column of counts, 0 or more. */
  public TableBuilder<R> count(String name, String unit, ToLongFunction<? super R> value) {
    return cell(Column.count(name, unit), row -> Cell.of(value.applyAsLong(row)));
  }

  /** Adds a column of finite numbers. */
  public TableBuilder<R> number(String name, String unit, ToDoubleFunction<? super R> value) {
    return cell(Column.number(name, unit), row -> Cell.of(value.applyAsDouble(row)));
  }

  /** Adds a column of finite numbers that are not known of every row. */
  public TableBuilder<R> known(
      String name, String unit, Function<? super R, OptionalDouble> value) {
    return cell(Column.number(name, unit), row -> Cell.of(value.apply(row)));
  }

  /**
   * Adds a column of numbers and the bounds of its interval: NAME, NAME_low, NAME_high; empty where
   * the estimate may not be shown.
   */
  public TableBuilder<R> estimate(String name, String unit, Function<? super R, Estimate> value) {
    return add((row, to) -> to.estimate(value.apply(row)), name, unit);
  }

  /** Adds what {@link #estimate} does, of estimates that no comparison uses. */
  public TableBuilder<R> bounds(String name, String unit, Function<? super R, Estimate> value) {
    return add((row, to) -> to.bounds(value.apply(row)), name, unit);
  }

  /** Adds a share from 0 to 1 with its interval. */
  public TableBuilder<R> share(String name, Function<? super R, Estimate> value) {
    return estimate(name, Column.SHARE, value);
  }

  /** Sets the note. */
  public TableBuilder<R> note(String text) {
    this.note = text;
    return this;
  }

  /** Sets the note of a table with estimates: a text, and what their intervals are. */
  public TableBuilder<R> estimatesNote(String text) {
    return note(text + " " + Estimate.NOTE);
  }

  /** Sets the page that defines the table, instead of the one named by its id. */
  public TableBuilder<R> definedIn(String page) {
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
  public TableBuilder<R> missing(String column, Function<List<String>, Estimate> none) {
    columns.column(column);
    missing.put(column, none);
    return this;
  }

  /** The table of some rows, in their order. */
  public Table of(Collection<? extends R> rows) {
    List<Row> made = rows.stream().map(this::row).toList();
    return new Table(id, title, "", note, definition, columns, made, missing);
  }

  private Row row(R of) {
    Cells made = new Cells(new ArrayList<>(), new HashMap<>());
    cells.forEach(cell -> cell.accept(of, made));
    return new Row(columns, made.list(), made.estimates());
  }
}
