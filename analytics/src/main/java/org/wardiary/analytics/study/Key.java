package org.wardiary.analytics.study;

import java.util.Arrays;

/**
 * Key of something counted: a word for what it is, and the cell of the table to which it belongs,
 * e.g. {@code attacks, Blue, flank}. Immutable.
 */
public final class Key implements Comparable<Key> {

  private final String[] parts;
  private final int hash;

  private Key(String[] parts) {
    this.parts = parts;
    this.hash = hash(parts);
  }

  /**
   * Mixes the hashes of the parts. Keys of a statistic often differ in one letter or digit only, so
   * that a weighted sum as used by lists would cause many collisions.
   */
  private static int hash(String... parts) {
    int hash = 0;
    for (String part : parts) {
      hash = (hash ^ part.hashCode()) * 0x9E3779B9;
      hash ^= hash >>> 15;
    }
    return hash;
  }

  /** A key of some parts; keys with different meanings must differ in at least one part. */
  public static Key of(String... parts) {
    return new Key(parts.clone());
  }

  /** The key of something counted for what this key is about: {@code what}, then its parts. */
  public Key counted(String what) {
    String[] all = new String[parts.length + 1];
    all[0] = what;
    System.arraycopy(parts, 0, all, 1, parts.length);
    return new Key(all);
  }

  /** The part at an index, from 0. */
  public String part(int index) {
    return parts[index];
  }

  /** Number of parts. */
  public int size() {
    return parts.length;
  }

  /** Whether the key begins with some parts. */
  public boolean starts(String... with) {
    return parts.length >= with.length
        && Arrays.equals(parts, 0, with.length, with, 0, with.length);
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
