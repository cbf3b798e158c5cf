package org.wardiary.analytics.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The columns of a table, in order, with unique names. Immutable. */
public final class Columns {

  /** No columns. */
  static final Columns NONE = new Columns(List.of());

  private final List<Column> list;
  private final Map<String, Integer> places = new HashMap<>();

  private Columns(List<Column> list) {
    this.list = List.copyOf(list);
    for (int i = 0; i < list.size(); i++) {
      if (places.put(list.get(i).name(), i) != null) {
        throw new IllegalArgumentException(
            "expected different column names, but '" + list.get(i).name() + "' stands twice");
      }
    }
  }

  /** These columns and more to the right of them. */
  Columns and(Column... more) {
    return new Columns(Stream.concat(list.stream(), Stream.of(more)).toList());
  }

  /** The columns in order. */
  public List<Column> list() {
    return list;
  }

  /** The column with a name; throws {@link IllegalArgumentException} if there is none. */
  public Column column(String name) {
    return list.get(indexOf(name));
  }

  /** Whether there is a column with this name. */
  public boolean has(String name) {
    return places.containsKey(name);
  }

  int indexOf(String name) {
    Integer place = places.get(name);
    if (place == null) {
      throw new IllegalArgumentException(
          "expected one of the columns " + places.keySet() + ", but got '" + name + "'");
    }
    return place;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Columns columns && columns.list.equals(list);
  }

  @Override
  public int hashCode() {
    return list.hashCode();
  }
}
