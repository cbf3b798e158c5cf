package org.wardiary.events.game.generalsview.players;

import java.util.Arrays;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.Grid;
import org.wardiary.events.game.generalsview.movement.Movement;

/** Movement points from every square to a goal along the acting side's cheapest path. */
final class PathCosts {

  /** Takes the place of a cost if there is no path. */
  private static final int UNREACHABLE = 1_000_000;

  private static final int THROUGH_ENEMY = 8;
  private static final int DEFENDED_GOAL = 4;

  private final SideView view;
  private final int throughEnemy;
  private final int[] costs;

  private PathCosts(SideView view, int throughEnemy) {
    this.view = view;
    this.throughEnemy = throughEnemy;
    this.costs = new int[view.map.squareCount()];
    Arrays.fill(costs, UNREACHABLE);
  }

  /** Costs to one square along paths that avoid enemy units, up to {@code most} points. */
  static int[] to(SideView view, int square, int most) {
    PathCosts paths = new PathCosts(view, UNREACHABLE);
    paths.costs[square] = 0;
    return paths.spread(most);
  }

  /** Costs to the nearest city that the side does not own; enemy units make a path expensive. */
  static int[] toMissingCities(SideView view) {
    PathCosts paths = new PathCosts(view, THROUGH_ENEMY);
    for (int i = 0; i < view.map.cityCount(); i++) {
      int city = view.map.city(i);
      if (!view.owns(city)) {
        paths.costs[city] = view.enemyOn(city) ? DEFENDED_GOAL : 0;
      }
    }
    return paths.spread(4 * view.map.squareCount());
  }

  private int[] spread(int most) {
    int open = 1;
    for (int points = 0; points <= most && open > 0; points++) {
      open = 0;
      for (int square = 0; square < costs.length; square++) {
        if (costs[square] >= points && costs[square] < UNREACHABLE) {
          open++;
        }
        if (costs[square] == points) {
          enterFromNeighbours(square);
        }
      }
    }
    return costs;
  }

  /** Lowers the costs of the squares from which a square is entered. */
  private void enterFromNeighbours(int square) {
    int step = Movement.stepCost(view.board, square);
    for (int direction = 0; direction < GeneralsViewMap.DIRECTIONS; direction++) {
      int from = view.map.neighbour(square, direction);
      if (from != Grid.OFF) {
        int detour = view.enemyOn(from) ? throughEnemy : 0;
        int cost = Math.min(UNREACHABLE, costs[square] + step + detour);
        costs[from] = Math.min(costs[from], cost);
      }
    }
  }
}
