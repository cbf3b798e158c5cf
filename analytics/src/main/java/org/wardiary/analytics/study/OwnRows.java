package org.wardiary.analytics.study;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the statistics keep of the rows that only one game has, by its class: at most one value of
 * each class. Immutable.
 */
public final class OwnRows {

  /** No rows. */
  public static final OwnRows NONE = new OwnRows(Map.of());

  private final Map<Class<?>, Object> rows;

  private OwnRows(Map<Class<?>, Object> rows) {
    this.rows = rows;
  }

  /** The same rows and a value, instead of an earlier one of its class. */
  public <T> OwnRows with(Class<T> type, T value) {
    Map<Class<?>, Object> more = new HashMap<>(rows);
    more.put(type, value);
    return new OwnRows(Map.copyOf(more));
  }

  /** The value of a class. */
  public <T> Optional<T> find(Class<T> type) {
    return Optional.ofNullable(type.cast(rows.get(type)));
  }
}
