package org.wardiary.analytics.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The columns of a table, in order, with unique names. Immutable. */
public final class Columns {

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

  /** Starts a new list of columns. */
  public static Builder builder() {
    return new Builder();
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

  /** Collects columns from left to right. */
  public static final class Builder {

    private final List<Column> list = new ArrayList<>();

    private Builder() {}

    /** Adds columns of text. */
    public Builder text(String... names) {
      for (String name : names) {
        list.add(Column.text(name));
      }
      return this;
    }

    /** Adds a column of counts. */
    public Builder count(String name, String unit) {
      list.add(Column.count(name, unit));
      return this;
    }

    /** Adds a column of numbers. */
    public Builder number(String name, String unit) {
      list.add(Column.number(name, unit));
      return this;
    }

    /** Adds a column of numbers and the bounds of its interval: NAME, NAME_low, NAME_high. */
    public Builder estimate(String name, String unit) {
      list.add(Column.number(name, unit));
      list.add(new Column(name + "_low", Column.Kind.LOW, unit));
      list.add(new Column(name + "_high", Column.Kind.HIGH, unit));
      return this;
    }

    /** Adds a share from 0 to 1 with its interval. */
    public Builder share(String name) {
      return estimate(name, Column.SHARE);
    }

    /** Returns the columns collected so far. */
    public Columns build() {
      return new Columns(list);
    }
  }
}
