package org.wardiary.projector.query;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds things by their ids, in less memory than a map takes. Immutable.
 *
 * @param <T> the type of the things
 */
public final class ById<T> {

  private final List<T> sorted;
  private final Function<T, String> id;

  /**
   * Creates a collection of things.
   *
   * @param things the things, in any order; no two have the same id
   * @param id gives the id of a thing
   */
  public ById(Collection<T> things, Function<T, String> id) {
    List<T> all = new ArrayList<>(things);
    all.sort(Comparator.comparing(id));
    this.sorted = List.copyOf(all);
    this.id = id;
  }

  /** All things, sorted by id. */
  public List<T> all() {
    return sorted;
  }

  /** The thing with an id; empty if there is none. */
  public Optional<T> find(String wanted) {
    int low = 0;
    int high = sorted.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      int order = id.apply(sorted.get(middle)).compareTo(wanted);
      if (order == 0) {
        return Optional.of(sorted.get(middle));
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return Optional.empty();
  }
}
