package org.wardiary.events.game.generalsview.players;

import java.util.Arrays;
import org.wardiary.events.game.generalsview.board.Army;

/** The attack or defence values of units that fight a battle together (GV-3.3), and their odds. */
final class BattleOdds {

  private int[] values = new int[16];
  private int size;

  /** The defence values of an army's units on a square. */
  static BattleOdds defending(Army army, int square) {
    BattleOdds defenders = new BattleOdds();
    for (int i = 0; i < army.size(); i++) {
      if (army.square(army.unit(i)) == square) {
        defenders.add(army.defence(army.unit(i)));
      }
    }
    return defenders;
  }

  /** Adds a unit's attack or defence. */
  void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  /** Whether there are no units. */
  boolean isEmpty() {
    return size == 0;
  }

  /**
   * The probability that these units, as attackers, eliminate all the defenders.
   *
   * @return 0 to 1; 0 without attackers, else 1 without defenders
   */
  double against(BattleOdds defenders) {
    Arrays.sort(values, 0, size);
    Arrays.sort(defenders.values, 0, defenders.size);
    // chance[j]: that the attackers so far eliminate the j weakest defenders
    double[] chance = new double[defenders.size + 1];
    for (int i = 0; i < size; i++) {
      chance[0] = 1;
      for (int j = 1; j <= defenders.size; j++) {
        double wins = (double) values[i] / (values[i] + defenders.values[j - 1]);
        chance[j] = wins * chance[j - 1] + (1 - wins) * chance[j];
      }
    }
    return chance[defenders.size];
  }
}
