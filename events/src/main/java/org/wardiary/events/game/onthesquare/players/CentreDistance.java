package org.wardiary.events.game.onthesquare.players;

import java.util.Arrays;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.movement.MoveRules;
import org.wardiary.events.game.onthesquare.unit.Kind;

/**
 * The distance of every sector from the centre for one unit, for players. Other units are ignored.
 */
final class CentreDistance {

  /** Distance of a sector from which the unit cannot reach the centre. */
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

  /** Whether the distances also hold for another unit. */
  boolean serves(int unit) {
    return kind == board.army().kind(unit)
        && guns == board.guns().count(unit)
        && limit == MoveRules.limit(board, unit);
  }

  /** Distance of a sector from the centre, in sectors; a slow sector counts as a whole move. */
  int from(int sector) {
    return distance[sector];
  }

  /**
   * Spreads distances outwards from the centre, revisiting a sector whenever its distance falls.
   */
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
