package org.wardiary.events.game.generalsview.players;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.unit.Kind;

/** Evaluates a position for a side, roughly in gold: the side's own worth minus the enemy's. */
final class Evaluation {

  /** Value of a won game (GV-4.1). */
  private static final double VICTORY = 100_000;

  /** Number of turns of a city's income that count towards its value (GV-3.1). */
  private static final double TURNS_OF_INCOME = 5;

  /** Value of a city beyond its income, because cities win the game (GV-4.1). */
  private static final double CITY = 60;

  /**
   * Value of an owned square, where the side's own steps cost less and the enemy's more (GV-3.2,
   * GV-3.4).
   */
  private static final double SQUARE = 2;

  /** Value of one gold in hand, less than 1 because units in place are worth more. */
  private static final double GOLD = 0.8;

  /** Share of a unit's cost that counts, by its supply points from 0 to 3 (GV-2.2, GV-3.4). */
  private static final double[] SUPPLY = {0.35, 0.75, 0.95, 1};

  /**
   * Share of its value that a unit loses for each step to the nearest city that its side does not
   * own.
   */
  private static final double STEP = 0.012;

  private final Board board;
  private final int side;

  Evaluation(Board board, int side) {
    this.board = board;
    this.side = side;
  }

  double value() {
    if (board.ending().winner() == Ending.DRAW) {
      return 0;
    }
    if (board.ending() != Ending.NONE) {
      // a win within reach outweighs any prospects
      return board.ending().winner() == side ? VICTORY : -VICTORY;
    }
    return of(side) - of(1 - side);
  }

  private double of(int one) {
    double worth = GOLD * board.gold(one) + SQUARE * board.territory().squares(one);
    GeneralsViewMap map = board.map();
    for (int i = 0; i < map.cityCount(); i++) {
      if (board.territory().owner(map.city(i)) == one) {
        worth += CITY + TURNS_OF_INCOME * board.income(map.city(i));
      }
    }
    Army army = board.army(one);
    for (int i = 0; i < army.size(); i++) {
      int unit = army.unit(i);
      Kind kind = army.kind(unit);
      double near = 1 - STEP * toEnemyCity(one, army.square(unit));
      worth += board.rules().cost(kind) * SUPPLY[Math.min(3, army.supply(unit))] * near;
    }
    return worth;
  }

  private int toEnemyCity(int one, int square) {
    GeneralsViewMap map = board.map();
    int nearest = map.squareCount();
    for (int i = 0; i < map.cityCount(); i++) {
      if (board.territory().owner(map.city(i)) != one) {
        nearest = Math.min(nearest, map.grid().distance(square, map.city(i)));
      }
    }
    return nearest;
  }
}
