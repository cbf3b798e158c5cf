package org.wardiary.events.game.generalsview;

import java.util.Arrays;

/**
 * How a player of the acting side sees the board: ways to goals, who can reach whom, who guards
 * what.
 */
final class Outlook {

  /** Farther than any way. */
  static final int FAR = 1_000_000;

  private static final int THROUGH_ENEMY = 8;
  private static final int DEFENDED_GOAL = 4;
  private static final double SAFE = 0.25;

  private final Board board;
  private final Field field;
  private final int side;

  Outlook(Board board) {
    this.board = board;
    this.field = board.field();
    this.side = board.acting();
  }

  /**
   * The i-th city as the side counts them: the second-named side counts from the other end, so that
   * on a map that is fair when turned by 180 degrees both sides play alike.
   */
  int city(int i) {
    return field.city(side == 0 ? i : field.cityCount() - 1 - i);
  }

  /** The neighbour in the i-th direction, 0 to 3, as the side counts them. */
  int neighbour(int square, int i) {
    return field.neighbour(square, (i + 2 * side) % 4);
  }

  boolean enemyOn(int square) {
    return board.army(1 - side).standing(square) > 0;
  }

  /**
   * Points that a way from each square to a square would cost, round enemy units; or {@link #FAR}.
   */
  int[] waysTo(int square, int reach) {
    int[] cost = new int[field.size()];
    Arrays.fill(cost, FAR);
    cost[square] = 0;
    spread(cost, reach, FAR);
    return cost;
  }

  /** The same to the nearest city that the side does not own, enemy units being an obstacle. */
  int[] waysToGoals() {
    int[] cost = new int[field.size()];
    Arrays.fill(cost, FAR);
    for (int i = 0; i < field.cityCount(); i++) {
      int city = field.city(i);
      if (board.owner(city) != side) {
        cost[city] = enemyOn(city) ? DEFENDED_GOAL : 0;
      }
    }
    spread(cost, 4 * field.size(), THROUGH_ENEMY);
    return cost;
  }

  private void spread(int[] cost, int reach, int throughEnemy) {
    int open = 1;
    for (int points = 0; points <= reach && open > 0; points++) {
      open = 0;
      for (int square = 0; square < cost.length; square++) {
        if (cost[square] >= points && cost[square] < FAR) {
          open++;
        }
        if (cost[square] == points) {
          enterFrom(cost, square, throughEnemy);
        }
      }
    }
  }

  /** Lowers the cost of the squares from which a square is entered. */
  private void enterFrom(int[] cost, int square, int throughEnemy) {
    int step = board.stepCost(square);
    for (int direction = 0; direction < 4; direction++) {
      int from = field.neighbour(square, direction);
      if (from != Field.OFF) {
        int more = enemyOn(from) ? throughEnemy : 0;
        cost[from] = Math.min(cost[from], Math.min(FAR, cost[square] + step + more));
      }
    }
  }

  /** The chance that the enemy's units near enough would take a square from its defenders. */
  double danger(int square, Odds defenders) {
    Army enemy = board.army(1 - side);
    Odds attackers = new Odds();
    for (int i = 0; i < enemy.alive(); i++) {
      int unit = enemy.living(i);
      if (field.grid().distance(enemy.square(unit), square) <= enemy.kind(unit).movement) {
        attackers.add(enemy.attack(unit));
      }
    }
    return attackers.against(defenders);
  }

  /** The defences of the side's units on a square. */
  Odds defenders(int square) {
    Army army = board.army(side);
    Odds defenders = new Odds();
    for (int i = 0; i < army.alive(); i++) {
      if (army.square(army.living(i)) == square) {
        defenders.add(army.defence(army.living(i)));
      }
    }
    return defenders;
  }

  /** Whether the units on a city are too few against what can reach it. */
  boolean threatened(int city) {
    return danger(city, defenders(city)) > SAFE;
  }

  /**
   * Marks the units that stay to guard the side's cities: the best defenders, as many as it needs.
   */
  boolean[] guards() {
    boolean[] stays = new boolean[board.army(side).raised()];
    for (int i = 0; i < field.cityCount(); i++) {
      int city = field.city(i);
      if (board.owner(city) == side && !enemyOn(city)) {
        guard(city, stays);
      }
    }
    return stays;
  }

  private void guard(int city, boolean[] stays) {
    Odds guards = new Odds();
    int next = bestDefender(city, stays);
    while (next != Board.NONE && (guards.size() == 0 || danger(city, guards) > SAFE)) {
      stays[next] = true;
      guards.add(board.army(side).defence(next));
      next = bestDefender(city, stays);
    }
  }

  private int bestDefender(int city, boolean[] taken) {
    Army army = board.army(side);
    int best = Board.NONE;
    for (int i = 0; i < army.alive(); i++) {
      int unit = army.living(i);
      if (army.square(unit) == city && !taken[unit]) {
        // of equal defence the one that attacks worse stays
        boolean better =
            best == Board.NONE
                || army.defence(unit) > army.defence(best)
                || army.defence(unit) == army.defence(best)
                    && army.attack(unit) < army.attack(best);
        best = better ? unit : best;
      }
    }
    return best;
  }

  /** What a side's units within so many steps of a square cost, in gold. */
  int worthNear(int of, int square, int steps) {
    Army army = board.army(of);
    int worth = 0;
    for (int i = 0; i < army.alive(); i++) {
      int unit = army.living(i);
      if (field.grid().distance(army.square(unit), square) <= steps) {
        worth += army.kind(unit).cost;
      }
    }
    return worth;
  }
}
