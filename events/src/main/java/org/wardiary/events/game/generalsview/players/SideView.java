package org.wardiary.events.game.generalsview.players;

import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;

/**
 * A board from the acting side's point of view. The second-named side goes through cities and
 * directions from the opposite end, so that both sides play alike on a map that is symmetric under
 * a rotation by 180 degrees.
 */
final class SideView {

  final Board board;
  final GeneralsViewMap map;
  final int side;
  final Army army;
  final Army enemy;

  SideView(Board board) {
    this.board = board;
    this.map = board.map();
    this.side = board.turnSide();
    this.army = board.army(side);
    this.enemy = board.army(1 - side);
  }

  /** The square of the i-th city. */
  int city(int i) {
    return map.city(side == 0 ? i : map.cityCount() - 1 - i);
  }

  /** The neighbour in the i-th direction, 0 to 3. */
  int neighbour(int square, int i) {
    return map.neighbour(square, (i + 2 * side) % GeneralsViewMap.DIRECTIONS);
  }

  boolean owns(int square) {
    return board.territory().owner(square) == side;
  }

  boolean enemyOn(int square) {
    return enemy.standing(square) > 0;
  }
}
