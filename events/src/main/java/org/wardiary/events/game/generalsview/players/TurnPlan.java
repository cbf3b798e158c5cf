package org.wardiary.events.game.generalsview.players;

import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.Grid;
import org.wardiary.events.game.generalsview.movement.Movement;

/** Chooses the next answer in a turn's movement: buy, else attack, else march, else end. */
final class TurnPlan {

  private static final int NEAR_ENEMIES = 5;
  private static final int NEAR_FRIENDS = 3;

  private final SideView view;
  private final Board board;
  private final Army army;

  TurnPlan(SideView view) {
    this.view = view;
    this.board = view.board;
    this.army = view.army;
  }

  long choose(RandomDraws draws) {
    long purchase = new Purchases(view).choose(draws);
    if (purchase != AnswerCode.END) {
      return purchase;
    }
    boolean[] stays = new Guards(view).choose();
    long attack = attack(stays);
    return attack == AnswerCode.END ? march(stays) : attack;
  }

  /** A step towards enemy units that can be beaten; {@link AnswerCode#END} if there are none. */
  private long attack(boolean[] stays) {
    boolean[] seen = new boolean[view.map.squareCount()];
    for (int i = 0; i < view.enemy.size(); i++) {
      int square = view.enemy.square(view.enemy.unit(i));
      if (!seen[square]) {
        seen[square] = true;
        Assault assault = new Assault(view, square, stays);
        long step =
            assault.isWorthwhile() ? stepTowards(assault.next(), assault.costs()) : AnswerCode.END;
        if (step != AnswerCode.END) {
          return step;
        }
      }
    }
    return AnswerCode.END;
  }

  /**
   * The step that brings a unit closest to a goal; {@link AnswerCode#END} if no step brings it
   * nearer.
   */
  long stepTowards(int unit, int[] costs) {
    int from = army.square(unit);
    int best = Board.NOBODY;
    int bestCost = costs[from];
    for (int direction = 0; direction < GeneralsViewMap.DIRECTIONS; direction++) {
      int to = view.neighbour(from, direction);
      if (to != Grid.OFF
          && costs[to] < bestCost
          && Movement.stepCost(board, to) <= army.points(unit)
          && (costs[to] == 0 || !view.enemyOn(to))) {
        best = to;
        bestCost = costs[to];
      }
    }
    return best == Board.NOBODY ? AnswerCode.END : AnswerCode.step(army.kind(unit), unit + 1, best);
  }

  /** A step towards a city not owned; {@link AnswerCode#END} if no unit should move. */
  private long march(boolean[] stays) {
    int[] costs = PathCosts.toMissingCities(view);
    for (int i = 0; i < army.size(); i++) {
      int unit = army.unit(i);
      boolean free = !stays[unit] && army.points(unit) > 0 && !view.enemyOn(army.square(unit));
      long step = free ? stepTowards(unit, costs) : AnswerCode.END;
      if (step != AnswerCode.END && mayEnter(unit, AnswerCode.square(step))) {
        return step;
      }
    }
    return AnswerCode.END;
  }

  /**
   * Whether a unit may enter a square: any empty city, but another square only if the enemy near it
   * is not stronger than the friends near the unit.
   */
  private boolean mayEnter(int unit, int to) {
    if (view.enemyOn(to)) {
      return false;
    }
    return view.map.isCity(to)
        || worthNear(view.enemy, to, NEAR_ENEMIES)
            <= worthNear(army, army.square(unit), NEAR_FRIENDS);
  }

  /** Cost in gold of an army's units within a number of steps of a square. */
  private int worthNear(Army units, int square, int steps) {
    int worth = 0;
    for (int i = 0; i < units.size(); i++) {
      int unit = units.unit(i);
      if (view.map.grid().distance(units.square(unit), square) <= steps) {
        worth += board.rules().cost(units.kind(unit));
      }
    }
    return worth;
  }
}
