package org.wardiary.projector.query;

import java.io.ByteArrayOutputStream;
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
 * A map of counts by name that takes little memory: the sorted names, in one list for all maps with
 * the same names, and the counts, most of which take one byte. Immutable.
 */
final class CompactCounts extends AbstractMap<String, Long> {

  private static final int BITS = 7;
  private static final int MORE = 1 << BITS;

  private final List<String> names;

  /** The counts one after another, seven bits to a byte, the lowest first. */
  private final byte[] numbers;

  private CompactCounts(List<String> names, byte[] numbers) {
    this.names = names;
    this.numbers = numbers;
  }

  /** A compact map of the same counts, none of which may be negative. */
  static Map<String, Long> of(Map<String, Long> given) {
    TreeMap<String, Long> sorted = new TreeMap<>(given);
    ByteArrayOutputStream numbers = new ByteArrayOutputStream();
    for (long number : sorted.values()) {
      long rest = number;
      while (rest >= MORE) {
        numbers.write((int) (rest % MORE) + MORE);
        rest >>>= BITS;
      }
      numbers.write((int) rest);
    }
    List<String> names = SharedTexts.list(List.copyOf(sorted.keySet()));
    return new CompactCounts(names, numbers.toByteArray());
  }

  private long number(int index) {
    int at = 0;
    for (int left = index; left > 0; at++) {
      left -= numbers[at] >= 0 ? 1 : 0;
    }
    long number = 0;
    for (int shift = 0; ; shift += BITS, at++) {
      number |= (long) (numbers[at] & MORE - 1) << shift;
      if (numbers[at] >= 0) {
        return number;
      }
    }
  }

  @Override
  public boolean containsKey(Object name) {
    return indexOf(name) >= 0;
  }

  @Override
  public Long get(Object name) {
    int index = indexOf(name);
    return index < 0 ? null : number(index);
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
            .<Entry<String, Long>>mapToObj(i -> Map.entry(names.get(i), number(i)))
            .iterator();
      }
    };
  }
}
