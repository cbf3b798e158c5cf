package org.wardiary.events.game.generalsview;

import java.util.Arrays;

/**
 * The chance to win a battle (GV-3.3), from the values that the sides bring one after the other.
 */
final class Odds {

  private int[] values = new int[16];
  private int size;

  /** Adds a unit's attack or defence. */
  void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  /** Number of units. */
  int size() {
    return size;
  }

  /**
   * The chance that these units, as attackers, remove all of the defender's.
   *
   * @return 0 to 1; 0 without attackers, else 1 without defenders
   */
  double against(Odds defender) {
    Arrays.sort(values, 0, size);
    Arrays.sort(defender.values, 0, defender.size);
    // chance[j]: with the attackers still to come, against the j weakest defenders
    double[] chance = new double[defender.size + 1];
    for (int i = 0; i < size; i++) {
      chance[0] = 1;
      for (int j = 1; j <= defender.size; j++) {
        double wins = (double) values[i] / (values[i] + defender.values[j - 1]);
        chance[j] = wins * chance[j - 1] + (1 - wins) * chance[j];
      }
    }
    return chance[defender.size];
  }
}
