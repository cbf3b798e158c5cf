package org.wardiary.events.game.generalsview.map;

import java.util.HashSet;
import java.util.Set;
import org.wardiary.events.game.generalsview.map.FirstTurn.Finding;
import org.wardiary.events.game.generalsview.map.FirstTurnState.Entry;
import org.wardiary.events.game.generalsview.map.FirstTurnState.Unit;
import org.wardiary.events.game.generalsview.unit.Kind;

/**
 * Searches the first turns of a side for one that takes every city.
 *
 * <p>No enemy stands on the map in that turn, so gold and movement points decide: a step costs 1,
 * or 2 into a square of the enemy until some unit has entered it, and units can also be raised in
 * cities that were taken. It is enough to try each order in which units enter the objectives (enemy
 * squares and untaken cities), each entry by a shortest path over other squares, because later
 * paths only get cheaper.
 */
final class FirstTurnSearch {

  /** The search gives up after this number of positions. */
  static final int MOST_POSITIONS = 100_000;

  private final FirstTurnState start;
  private final Set<String> seen = new HashSet<>();

  FirstTurnSearch(FirstTurnState start) {
    this.start = start;
  }

  /** Runs the search. */
  Finding run() {
    if (canWin(start)) {
      return Finding.POSSIBLE;
    }
    return seen.size() > MOST_POSITIONS ? Finding.UNDECIDED : Finding.IMPOSSIBLE;
  }

  private boolean canWin(FirstTurnState state) {
    if (state.allCitiesTaken()) {
      return true;
    }
    if (tooFar(state) || seen.size() > MOST_POSITIONS || !seen.add(state.key())) {
      return false;
    }
    for (Entry entry : new FirstTurnEntries(state).all()) {
      if (canWin(state.after(entry))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a lower bound of the cost exceeds all movement points that exist or can be bought. Each
   * untaken city must be entered from another city or by a unit on the map, which costs at least
   * the distance.
   */
  private static boolean tooFar(FirstTurnState state) {
    long points = Kind.MILITIAMEN.movement() * (state.gold / Kind.MILITIAMEN.cost());
    for (Unit unit : state.units) {
      points += unit.points();
    }
    for (int i = 0; i < state.map.cityCount(); i++) {
      int city = state.map.city(i);
      if (state.owners[city] != state.side) {
        points -= nearest(state, city) + state.stepCost(city) - 1;
      }
    }
    return points < 0;
  }

  /** Steps to a city from the nearest other city or unit. */
  private static int nearest(FirstTurnState state, int city) {
    GeneralsViewMap map = state.map;
    int nearest = Integer.MAX_VALUE;
    for (int i = 0; i < map.cityCount(); i++) {
      if (map.city(i) != city) {
        nearest = Math.min(nearest, map.grid().distance(map.city(i), city));
      }
    }
    for (Unit unit : state.units) {
      nearest = Math.min(nearest, map.grid().distance(unit.square(), city));
    }
    return nearest;
  }
}
