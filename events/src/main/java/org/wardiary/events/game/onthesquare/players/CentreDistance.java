package org.wardiary.events.game.onthesquare.players;

import java.util.Arrays;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.movement.MoveRules;
import org.wardiary.events.game.onthesquare.unit.Kind;

/**
 * How far every sector is from the centre for one unit, for players. Others' units do not count.
 */
final class CentreDistance {

  /** A sector from which the unit never comes to the centre. */
  static final int FAR = 99;

  private final Board board;
  private final Kind kind;
  private final int guns;
  private final int limit;
  private final int[] distance = new int[Sector.COUNT];

  CentreDistance(Board board, int unit) {
    this.board = board;
    kind = board.army().kind(unit);
    guns = board.guns().count(unit);
    limit = MoveRules.limit(board, unit);
    Arrays.fill(distance, FAR);
    spread();
  }

  /** Whether it is the same for another unit. */
  boolean serves(int unit) {
    return kind == board.army().kind(unit)
        && guns == board.guns().count(unit)
        && limit == MoveRules.limit(board, unit);
  }

  /** Sectors from the centre; a slow one counts as a whole move. */
  int from(int sector) {
    return distance[sector];
  }

  /** From the centre outwards, a sector again whenever it comes nearer. */
  private void spread() {
    int[] queue = new int[Sector.COUNT * FAR];
    int size = 0;
    for (int sector : Sector.CENTRE) {
      distance[sector] = 0;
      queue[size++] = sector;
    }
    for (int i = 0; i < size; i++) {
      int to = queue[i];
      for (int way = 0; way < Facing.COUNT; way++) {
        int from = Sector.ahead(to, way);
        if (from != Sector.NONE && distance[to] + cost(from, to) < distance[from]) {
          distance[from] = distance[to] + cost(from, to);
          queue[size++] = from;
        }
      }
    }
  }

  private int cost(int from, int to) {
    if (!kind.mayEnter(board.terrain(from), guns) || !kind.mayEnter(board.terrain(to), guns)) {
      return FAR;
    }
    return board.slow(from) || board.slow(to) ? limit : 1;
  }
}
