package org.wardiary.projector.query;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * How often things happened, in little memory: an array of numbers, and the sorted names of the
 * things, which are one list for all that count the same. Immutable.
 */
final class CompactCounts extends AbstractMap<String, Long> {

  private final List<String> names;
  private final int[] counts;

  private CompactCounts(List<String> names, int[] counts) {
    this.names = names;
    this.counts = counts;
  }

  /** The same counts. */
  static Map<String, Long> of(Map<String, Long> given) {
    TreeMap<String, Long> sorted = new TreeMap<>(given);
    return new CompactCounts(
        SharedTexts.list(List.copyOf(sorted.keySet())),
        sorted.values().stream().mapToInt(Math::toIntExact).toArray());
  }

  @Override
  public boolean containsKey(Object name) {
    return indexOf(name) >= 0;
  }

  @Override
  public Long get(Object name) {
    int index = indexOf(name);
    return index < 0 ? null : (long) counts[index];
  }

  private int indexOf(Object name) {
    return name instanceof String text ? Collections.binarySearch(names, text) : -1;
  }

  @Override
  public Set<Entry<String, Long>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return names.size();
      }

      @Override
      public Iterator<Entry<String, Long>> iterator() {
        return IntStream.range(0, names.size())
            .<Entry<String, Long>>mapToObj(i -> Map.entry(names.get(i), (long) counts[i]))
            .iterator();
      }
    };
  }
}
