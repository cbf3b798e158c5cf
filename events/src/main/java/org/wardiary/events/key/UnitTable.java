package org.wardiary.events.key;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.text.Text;

/**
 * The units that a position names, and the sums of the facts stated about each. An id is a letter,
 * a number and, for a part of a unit, a lower-case letter ({@code I1}, {@code I1a}); the parts of a
 * unit are kept together. Reused from position to position. Not thread-safe.
 */
final class UnitTable {

  /** Returned if the position names no such unit. */
  static final int NONE = -1;

  /** What the ids of units look like. */
  enum Ids {
    /** A letter for the kind, a number and, for a part of a unit, a lower-case letter. */
    LETTERED,
    /** Any words, each a unit of its own that no other can be exchanged for. */
    WORDS
  }

  private final int symmetries;
  private final Ids ids;
  private final List<Map<String, Integer>> known = List.of(new HashMap<>(), new HashMap<>());
  private int size;
  private int[] side = new int[64];
  private int[] unit = new int[64];
  private long[] kind = new long[64];
  private long[] number = new long[64];
  private long[] suffix = new long[64];
  private int[] seen = new int[64];
  private int[] present = new int[64];
  private int count;
  private int position;
  private final List<Link> links = new ArrayList<>();
  private long[] shown;
  private long[] labels;
  private long[] rights;

  UnitTable(int symmetries, Ids ids) {
    this.symmetries = symmetries;
    this.ids = ids;
    shown = new long[64 * symmetries];
    labels = new long[64 * symmetries];
    rights = new long[64 * symmetries];
  }

  /**
   * A fact that binds two units.
   *
   * @param one index of the one in whose list the other stands
   * @param other index of the other
   * @param facts the fact under each symmetry
   */
  private record Link(int one, int other, long[] facts) {}

  /** Begins a position: clears the sums, but keeps the ids that are known. */
  void begin() {
    for (int i = 0; i < count; i++) {
      int from = present[i] * symmetries;
      Arrays.fill(shown, from, from + symmetries, 0);
      Arrays.fill(labels, from, from + symmetries, 0);
      Arrays.fill(rights, from, from + symmetries, 0);
    }
    count = 0;
    links.clear();
    position++;
  }

  /**
   * Returns the index of the part with an id, and marks it as present in this position.
   *
   * @throws BadPosition if the text is not a unit's id
   */
  int name(int itsSide, String id) {
    Integer index = known.get(itsSide).get(id);
    int part = index == null ? add(itsSide, id) : index;
    if (seen[part] != position) {
      seen[part] = position;
      present[count++] = part;
    }
    return part;
  }

  /** The index of the part with an id if this position has named it, otherwise {@link #NONE}. */
  int find(int itsSide, String id) {
    if (itsSide < 0 || itsSide > 1) {
      return NONE;
    }
    Integer part = known.get(itsSide).get(id);
    return part == null || seen[part] != position ? NONE : part;
  }

  private int add(int itsSide, String id) {
    int end = ids == Ids.WORDS ? id.length() : endOfBase(id);
    if (size == side.length) {
      grow();
    }
    // the index of the base id stands for the whole unit
    String base = id.substring(0, end);
    int part = size++;
    known.get(itsSide).put(id, part);
    side[part] = itsSide;
    kind[part] = ids == Ids.WORDS ? Mix.of(id) : id.charAt(0);
    number[part] = Mix.of(base);
    suffix[part] = end == id.length() ? 0 : id.charAt(end);
    unit[part] = part;
    if (end < id.length()) {
      Integer whole = known.get(itsSide).get(base);
      // adding may replace the array
      int of = whole == null ? add(itsSide, base) : whole;
      unit[part] = of;
    }
    return part;
  }

  private static int endOfBase(String id) {
    int end = 1;
    while (end < id.length() && id.charAt(end) >= '0' && id.charAt(end) <= '9') {
      end++;
    }
    boolean lettered = !id.isEmpty() && id.charAt(0) >= 'A' && id.charAt(0) <= 'Z';
    if (!lettered || end == 1 || id.length() > end + 1) {
      throw new BadPosition(
          Text.of("expected a unit's id, a letter and a number, but got '%s'", id));
    }
    return end;
  }

  private void grow() {
    int capacity = 2 * size;
    side = Arrays.copyOf(side, capacity);
    unit = Arrays.copyOf(unit, capacity);
    kind = Arrays.copyOf(kind, capacity);
    number = Arrays.copyOf(number, capacity);
    suffix = Arrays.copyOf(suffix, capacity);
    seen = Arrays.copyOf(seen, capacity);
    present = Arrays.copyOf(present, capacity);
    shown = Arrays.copyOf(shown, capacity * symmetries);
    labels = Arrays.copyOf(labels, capacity * symmetries);
    rights = Arrays.copyOf(rights, capacity * symmetries);
  }

  void addShown(int part, int symmetry, long fact) {
    shown[part * symmetries + symmetry] += fact;
  }

  void addLabel(int part, int symmetry, long fact) {
    labels[part * symmetries + symmetry] += fact;
  }

  /**
   * Adds a fact that binds two units.
   *
   * @param facts the fact under each symmetry
   */
  void addLink(int one, int other, long[] facts) {
    links.add(new Link(unit[one], unit[other], facts.clone()));
  }

  void addRights(int part, int symmetry, long fact) {
    rights[part * symmetries + symmetry] += fact;
  }

  /** Sums over all units under one symmetry. */
  record Sums(long shape, long label, long rights) {}

  /**
   * Sums up the facts about all units under one symmetry.
   *
   * @param exchanged 1 if the symmetry exchanges the sides, otherwise 0
   */
  Sums sums(int symmetry, int exchanged) {
    long[] plain = new long[size];
    long[] labelled = new long[size];
    long[] pending = new long[size];
    for (int n = 0; n < count; n++) {
      int part = present[n];
      int i = part * symmetries + symmetry;
      int whole = unit[part];
      // like the numbers of units, the letters of their parts do not count in the shape
      plain[whole] += Mix.of(suffix[part] == 0 ? 1 : 2, shown[i]);
      labelled[whole] += Mix.of(suffix[part], Mix.of(shown[i], labels[i]));
      pending[whole] += rights[i] == 0 ? 0 : Mix.of(plainPart(part, i), rights[i]);
    }
    if (!links.isEmpty()) {
      link(symmetry, exchanged, plain, labelled);
    }
    long shape = 0;
    long label = 0;
    long right = 0;
    boolean[] added = new boolean[size];
    for (int n = 0; n < count; n++) {
      int whole = unit[present[n]];
      if (!added[whole]) {
        added[whole] = true;
        long who = who(whole, exchanged);
        long alike = Mix.of(who, plain[whole]);
        shape += alike;
        label += Mix.of(Mix.of(who, number[whole]), labelled[whole]);
        right += pending[whole] == 0 ? 0 : Mix.of(alike, pending[whole]);
      }
    }
    return new Sums(shape, label, right);
  }

  /** Adds to each of two bound units what is known of the other, with and without its number. */
  private void link(int symmetry, int exchanged, long[] plain, long[] labelled) {
    long[] before = plain.clone();
    for (Link link : links) {
      long fact = link.facts()[symmetry];
      bind(link.one(), link.other(), Mix.of(fact, 1), exchanged, before, plain, labelled);
      bind(link.other(), link.one(), Mix.of(fact, 2), exchanged, before, plain, labelled);
    }
  }

  private void bind(
      int to, int other, long fact, int exchanged, long[] before, long[] plain, long[] labelled) {
    long alike = Mix.of(fact, Mix.of(who(other, exchanged), before[other]));
    plain[to] += alike;
    labelled[to] += Mix.of(alike, number[other]);
  }

  private long who(int whole, int exchanged) {
    return Mix.of(kind[whole], side[whole] ^ exchanged);
  }

  private long plainPart(int part, int i) {
    return Mix.of(suffix[part] == 0 ? 1 : 2, shown[i]);
  }
}
