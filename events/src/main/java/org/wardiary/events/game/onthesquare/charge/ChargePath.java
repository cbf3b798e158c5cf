package org.wardiary.events.game.onthesquare.charge;

import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.movement.MoveRules;
import org.wardiary.events.game.onthesquare.movement.StraightPath;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Finds the target of a charge (WS-8.1). */
final class ChargePath {

  private ChargePath() {}

  /** The sector that a unit can charge; {@link Sector#NONE} if it has no target. */
  static int target(Board board, int unit) {
    int limit = MoveRules.limit(board, unit);
    StraightPath path = new StraightPath(board, Units.base(unit), limit, board.rules().roadBonus());
    do {
      int ahead = path.ahead();
      if (ahead != Sector.NONE && board.army().enemy(ahead, Units.side(unit))) {
        boolean stands = path.steps() == 0 || !board.bridges().burning(path.at());
        return stands && board.mayEnter(unit, ahead, 0) ? ahead : Sector.NONE;
      }
    } while (path.step());
    return Sector.NONE;
  }
}
