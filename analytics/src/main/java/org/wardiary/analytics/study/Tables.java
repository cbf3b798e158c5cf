package org.wardiary.analytics.study;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/**
 * All tables of one kind of game, found by id.
 *
 * @param list the tables in order
 */
public record Tables(List<Table> list) {

  /** A list that no later change of the argument reaches. */
  public Tables {
    list = List.copyOf(list);
  }

  /** The table with an id. */
  public Optional<Table> find(String id) {
    return list.stream().filter(table -> table.id().equals(id)).findFirst();
  }

  /** The first row of a table that fits. */
  public Optional<Row> row(String id, Predicate<Row> wanted) {
    return find(id).flatMap(table -> table.find(wanted));
  }

  /** All rows of a table that fit, in order; none if there is no such table. */
  public List<Row> rows(String id, Predicate<Row> wanted) {
    return find(id).map(table -> table.select(wanted)).orElse(List.of());
  }
}
