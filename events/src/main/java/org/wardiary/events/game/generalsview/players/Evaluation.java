package org.wardiary.events.game.generalsview.players;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.unit.Kind;

/** What a position is worth to a side, about in gold: its own worth less the enemy's. */
final class Evaluation {

  /** A game won (GV-4.1). */
  private static final double VICTORY = 100_000;

  /** So many turns of a city's gold are what the city is worth (GV-3.1). */
  private static final double TURNS_OF_INCOME = 5;

  /** A city beyond its gold: the way to the end of the game (GV-4.1). */
  private static final double CITY = 60;

  /** A square owned: its side's steps cost less there and the enemy's more (GV-3.2, GV-3.4). */
  private static final double SQUARE = 2;

  /** Gold in hand is worth less than units that stand where they are needed. */
  private static final double GOLD = 0.8;

  /** What is left of a unit's cost by its supply points, 0 to 3 (GV-2.2, GV-3.4). */
  private static final double[] SUPPLY = {0.35, 0.75, 0.95, 1};

  /** What a unit loses for each step to the nearest city that its side does not own. */
  private static final double STEP = 0.012;

  private final Board board;
  private final int side;

  Evaluation(Board board, int side) {
    this.board = board;
    this.side = side;
  }

  double value() {
    if (board.winner() == Ending.DRAW) {
      return 0;
    }
    if (board.winner() != Board.NONE) {
      // soon is better than late
      return board.winner() == side ? VICTORY : -VICTORY;
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
