package org.wardiary.analytics.study;

import java.util.Arrays;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;

/**
 * What is counted: a word for the kind of thing, and the cell of the table that it belongs to, e.g.
 * {@code attacks, Blue, flank}.
 */
public final class Key implements Comparable<Key> {

  private final String[] parts;
  private final int hash;

  private Key(String[] parts) {
    this.parts = parts;
    this.hash = hash(parts);
  }

  /**
   * Mixes the hashes of the parts: keys of one statistic differ in a letter or a digit, and added
   * up, as those of a list are, many would have the same.
   */
  private static int hash(String... parts) {
    int hash = 0;
    for (String part : parts) {
      hash = (hash ^ part.hashCode()) * 0x9E3779B9;
      hash ^= hash >>> 15;
    }
    return hash;
  }

  /** A key of these parts; of no two keys that mean different things are all parts equal. */
  public static Key of(String... parts) {
    return new Key(parts.clone());
  }

  /** A part, from 0. */
  public String part(int index) {
    return parts[index];
  }

  /** How many parts it has. */
  public int size() {
    return parts.length;
  }

  /** Whether it begins with these parts. */
  public boolean starts(String... with) {
    return parts.length >= with.length
        && Arrays.equals(parts, 0, with.length, with, 0, with.length);
  }

  /** Writes it. */
  void write(StateWriter out) {
    out.all(Arrays.asList(parts), (part, to) -> to.text(part));
  }

  /** Reads one that was written. */
  static Key read(StateReader in) {
    String[] parts = new String[in.size()];
    Arrays.setAll(parts, i -> in.text());
    return new Key(parts);
  }

  @Override
  public int compareTo(Key that) {
    return Arrays.compare(parts, that.parts);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Key key && hash == key.hash && Arrays.equals(parts, key.parts);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return String.join(", ", parts);
  }
}
