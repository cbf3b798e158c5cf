package org.wardiary.analytics.study;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What statistics keep of the rows specific to one kind of game: at most one value of each class.
 * Immutable.
 */
public final class OwnRows {

  /** No rows. */
  public static final OwnRows NONE = new OwnRows(Map.of());

  private final Map<Class<?>, Object> rows;

  private OwnRows(Map<Class<?>, Object> rows) {
    this.rows = rows;
  }

  /** These rows with a value, which replaces an earlier one of the same class. */
  public <T> OwnRows with(Class<T> type, T value) {
    Map<Class<?>, Object> more = new HashMap<>(rows);
    more.put(type, value);
    return new OwnRows(Map.copyOf(more));
  }

  /** The value of a class, if there is one. */
  public <T> Optional<T> find(Class<T> type) {
    return Optional.ofNullable(type.cast(rows.get(type)));
  }
}
