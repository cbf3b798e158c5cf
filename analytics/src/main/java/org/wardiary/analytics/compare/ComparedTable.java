package org.wardiary.analytics.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/**
 * One column of estimates from both sets' tables of one statistic.
 *
 * @param id id of the table, and of the column where the table has several
 * @param title title of the table
 * @param definition the page that defines it
 * @param names names of the columns that say what a row is about
 * @param measure the column of estimates
 * @param rows the rows of either table, in the first one's order; for a row that a table does not
 *     have, its estimate is what the table says of missing rows ({@link Table#missing})
 */
public record ComparedTable(
    String id,
    String title,
    String definition,
    List<String> names,
    Column measure,
    List<ComparedRow> rows) {

  /** The unit of columns of ordinal numbers: the third action. */
  private static final String ORDINAL = "number";

  private static final String ADJUSTED = "adjusted";

  private static final String VERDICT = "verdict";

  /** The columns of estimates in two tables of one statistic, except those without rows. */
  static List<ComparedTable> of(Table first, Table second) {
    List<Column> columns = first.columns().list();
    List<Column> measures = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      if (isEstimate(columns, i)) {
        measures.add(columns.get(i));
      }
    }
    List<String> names = places(first).stream().map(place -> columns.get(place).name()).toList();
    List<ComparedTable> all = new ArrayList<>();
    for (Column measure : measures) {
      List<ComparedRow> rows = rows(first, second, measure);
      if (!rows.isEmpty()) {
        String id = first.id() + (measures.size() == 1 ? "" : "-" + hyphens(measure.name()));
        all.add(new ComparedTable(id, first.title(), first.definition(), names, measure, rows));
      }
    }
    return all;
  }

  private static String hyphens(String name) {
    return name.replace('_', '-');
  }

  /**
   * Id of the table of the same statistic that has these numbers between players of equal strength,
   * if there is one: itself for such a table.
   */
  String adjusted() {
    return id.replaceFirst(hyphens(measure.name()) + "$", ADJUSTED);
  }

  /** Whether the numbers are those between players of equal strength. */
  boolean isAdjusted() {
    return measure.name().equals(ADJUSTED);
  }

  /** The row about these, if it has a difference. */
  Optional<ComparedRow> shown(List<String> of) {
    return rows.stream()
        .filter(row -> row.of().equals(of) && row.difference().isPresent())
        .findFirst();
  }

  /** Whether the column compares shares. */
  boolean shares() {
    return measure.unit().equals(Column.SHARE);
  }

  private static List<ComparedRow> rows(Table first, Table second, Column measure) {
    Map<List<String>, Estimate> one = estimates(first, measure);
    Map<List<String>, Estimate> other = estimates(second, measure);
    Map<List<String>, Estimate> all = new LinkedHashMap<>(one);
    other.forEach(all::putIfAbsent);
    List<ComparedRow> rows =
        all.keySet().stream()
            .map(
                of ->
                    ComparedRow.of(
                        of, find(first, one, measure, of), find(second, other, measure, of)))
            .filter(ComparedRow::shown)
            .toList();
    return measure.unit().equals(Column.SHARE) ? paired(rows) : rows;
  }

  /** The rows, of which each that is the rest of an earlier one says so. */
  private static List<ComparedRow> paired(List<ComparedRow> rows) {
    List<ComparedRow> open = new ArrayList<>();
    List<ComparedRow> all = new ArrayList<>();
    for (ComparedRow row : rows) {
      Optional<ComparedRow> rest = open.stream().filter(row::isRestOf).findFirst();
      rest.ifPresentOrElse(open::remove, () -> open.add(row));
      all.add(rest.map(row::asRestOf).orElse(row));
    }
    return all;
  }

  /** The estimate of a row, or what the table says of a row that it does not have. */
  private static Estimate find(
      Table table, Map<List<String>, Estimate> estimates, Column measure, List<String> of) {
    return Optional.ofNullable(estimates.get(of))
        .orElseGet(() -> table.missing(measure.name(), of));
  }

  private static Map<List<String>, Estimate> estimates(Table table, Column measure) {
    Map<List<String>, Estimate> estimates = new LinkedHashMap<>();
    List<Integer> places = places(table);
    for (Row row : table.rows()) {
      List<String> of = places.stream().map(place -> written(row.cells().get(place))).toList();
      row.estimate(measure.name()).ifPresent(estimate -> estimates.putIfAbsent(of, estimate));
    }
    return estimates;
  }

  /**
   * The places of the columns that say what a row is about: texts except a verdict, ordinal
   * numbers, and measured numbers that come before any count, such as turns.
   */
  private static List<Integer> places(Table table) {
    List<Column> columns = table.columns().list();
    List<Integer> places = new ArrayList<>();
    boolean counted = false;
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      boolean numbers = column.kind() == Column.Kind.COUNT && column.unit().equals(ORDINAL);
      boolean measured = column.kind() == Column.Kind.NUMBER && !counted && !isEstimate(columns, i);
      boolean text = column.kind() == Column.Kind.TEXT && !column.name().equals(VERDICT);
      if (text || numbers || measured) {
        places.add(i);
      }
      counted |= column.numeric() && !numbers && !measured;
    }
    return places;
  }

  private static boolean isEstimate(List<Column> columns, int place) {
    return place + 1 < columns.size() && columns.get(place + 1).kind() == Column.Kind.LOW;
  }

  private static String written(Cell cell) {
    if (cell instanceof Cell.Text text) {
      return text.value();
    }
    if (cell instanceof Cell.Count count) {
      return Long.toString(count.value());
    }
    if (cell instanceof Cell.Number number) {
      double value = number.value();
      return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }
    return "";
  }
}
