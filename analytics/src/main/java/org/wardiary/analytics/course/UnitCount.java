package org.wardiary.analytics.course;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How many units of each kind the first-named side has more than the other, at the end of each
 * turn. Mutable.
 */
public final class UnitCount {

  private final Map<String, int[]> kinds = new HashMap<>();
  private final int turns;

  /**
   * Starts with no units.
   *
   * @param turns number of turns of the game
   */
  public UnitCount(int turns) {
    this.turns = turns;
  }

  /**
   * Adds a unit.
   *
   * @param sign 1 for the first-named side's, -1 for the other's
   * @param from first turn at whose end it counts, 0 for the beginning of the game
   * @param lost turn in which it was lost, 0 if it was not
   */
  public void add(String kind, int sign, int from, int lost) {
    int[] counts = kinds.computeIfAbsent(kind, none -> new int[turns + 1]);
    int end = lost == 0 ? turns + 1 : Math.min(lost, turns + 1);
    for (int turn = from; turn < end; turn++) {
      counts[turn] += sign;
    }
  }

  /**
   * How many units of some kinds the first-named side has more, in the order of the kinds, at the
   * end of a turn; 0 for kinds without units.
   */
  public double[] at(int turn, List<String> wanted) {
    double[] counts = new double[wanted.size()];
    for (int i = 0; i < counts.length; i++) {
      int[] found = kinds.get(wanted.get(i));
      counts[i] = found == null ? 0 : found[turn];
    }
    return counts;
  }
}
