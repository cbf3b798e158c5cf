package org.wardiary.events.game.generalsview.map;

import java.util.Arrays;
import org.wardiary.events.game.generalsview.unit.Kind;

/**
 * An upper bound that is fast to compute: the squares that a side could take in its first turn with
 * any number of units of the fastest kind that it can afford.
 */
final class FirstTurnReach {

  private final GeneralsViewMap map;
  private final int side;
  private final long gold;
  private final byte[] owners;

  FirstTurnReach(FirstTurnState state) {
    this.map = state.map;
    this.side = state.side;
    this.gold = state.gold;
    this.owners = state.owners.clone();
  }

  /** Whether every city is among the squares within reach. */
  boolean includesAllCities() {
    int reach = 0;
    for (Kind kind : FirstTurnState.BUYERS) {
      reach = kind.cost() <= gold ? kind.movement() : reach;
    }
    boolean more = reach > 0;
    while (more) {
      more = takeAllWithin(reach);
    }
    for (int i = 0; i < map.cityCount(); i++) {
      if (owners[map.city(i)] != side) {
        return false;
      }
    }
    return true;
  }

  /**
   * Takes the squares that units raised in the side's cities can reach; returns false if there are
   * none.
   */
  private boolean takeAllWithin(int reach) {
    boolean any = false;
    int[] costs = costs(reach);
    for (int square = 0; square < owners.length; square++) {
      if (costs[square] <= reach && owners[square] != side) {
        owners[square] = (byte) side;
        any = true;
      }
    }
    return any;
  }

  /** Movement points from the nearest own city to each square, up to a limit. */
  private int[] costs(int reach) {
    int[] costs = new int[owners.length];
    Arrays.fill(costs, Integer.MAX_VALUE);
    for (int i = 0; i < map.cityCount(); i++) {
      if (owners[map.city(i)] == side) {
        costs[map.city(i)] = 0;
      }
    }
    for (int points = 0; points < reach; points++) {
      for (int square = 0; square < costs.length; square++) {
        if (costs[square] == points) {
          goOn(costs, square);
        }
      }
    }
    return costs;
  }

  private void goOn(int[] costs, int square) {
    for (int direction = 0; direction < GeneralsViewMap.DIRECTIONS; direction++) {
      int next = map.neighbour(square, direction);
      if (next != Grid.OFF) {
        int step = owners[next] == 1 - side ? 2 : 1;
        costs[next] = Math.min(costs[next], costs[square] + step);
      }
    }
  }
}
