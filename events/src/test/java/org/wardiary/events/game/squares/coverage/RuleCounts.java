package org.wardiary.events.game.squares.coverage;

import java.util.Comparator;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** How often rules fired, by the ids of the rulebook of SQUARES. */
final class RuleCounts {

  /**
   * Number of rules in each section of the rulebook before SQ-9, which is a single rule without a
   * second number. SQ-10 is about other readings.
   */
  private static final int[] SECTIONS = {4, 3, 6, 7, 7, 5, 7, 4};

  private static final int RULINGS = 37;

  private static final Set<Integer> WITHDRAWN = Set.of(12, 17, 24);

  private final SortedMap<String, Long> counts =
      new TreeMap<>(Comparator.comparingInt(RuleCounts::place));

  RuleCounts() {
    for (int section = 1; section <= SECTIONS.length; section++) {
      for (int rule = 1; rule <= SECTIONS[section - 1]; rule++) {
        counts.put("SQ-" + section + "." + rule, 0L);
      }
    }
    counts.put("SQ-" + (SECTIONS.length + 1), 0L);
    for (int ruling = 1; ruling <= RULINGS; ruling++) {
      if (!WITHDRAWN.contains(ruling)) {
        counts.put("SQ-R" + ruling, 0L);
      }
    }
  }

  /** Sort key: rules before rulings, each by number. */
  private static int place(String id) {
    String number = id.substring("SQ-".length());
    if (number.startsWith("R")) {
      return 1000 + Integer.parseInt(number.substring(1));
    }
    String[] parts = number.split("\\.");
    return 20 * Integer.parseInt(parts[0]) + (parts.length > 1 ? Integer.parseInt(parts[1]) : 0);
  }

  /** Counts rules that fired together. */
  void fire(String... ids) {
    for (String id : ids) {
      if (counts.computeIfPresent(id, (key, count) -> count + 1) == null) {
        throw new IllegalArgumentException("expected an id of the rulebook but got " + id);
      }
    }
  }

  /** Counts rules if a condition holds. */
  void fireIf(boolean holds, String... ids) {
    if (holds) {
      fire(ids);
    }
  }

  /** The counts in the order of the rulebook. */
  SortedMap<String, Long> counts() {
    return new TreeMap<>(counts);
  }
}
