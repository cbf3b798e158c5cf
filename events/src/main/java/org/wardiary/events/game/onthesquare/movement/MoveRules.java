package org.wardiary.events.game.onthesquare.movement;

import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Guns;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.OnTheSquareRules;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * Rules of how far units move, which units they may join, and what they may leave behind (WS-5.1,
 * WS-5.6, WS-5.7).
 */
public final class MoveRules {

  private MoveRules() {}

  /** The movement limit of a unit with its guns, in sectors (WS-5.1). */
  public static int limit(Board board, int unit) {
    return limit(board, unit, board.guns().count(unit));
  }

  /**
   * The movement limit of a unit, in sectors (WS-5.1).
   *
   * @param guns number of guns that it takes along: all of its own, or 0
   */
  public static int limit(Board board, int unit, int guns) {
    Kind kind = board.army().kind(unit);
    OnTheSquareRules rules = board.rules();
    if (guns == 0) {
      return rules.move(kind);
    }
    return board.guns().horsed(unit) ? rules.moveWithGuns(kind) : rules.moveDragging(kind);
  }

  /** Whether a unit that advances may leave half of its base's men behind (WS-5.6). */
  static boolean mayLeaveHalf(Board board, int unit) {
    Army army = board.army();
    return army.kind(unit).infantry()
        && board.guns().count(unit) == 0
        && army.men(Units.base(unit)) >= 2
        && army.sections(unit) < 2;
  }

  /** Whether a base that ends an advance on a sector may join the unit there (WS-5.7). */
  static boolean joins(Board board, int unit, int sector) {
    Army army = board.army();
    int part = army.on(sector);
    if (part < 0 || Units.slot(part) != 0) {
      return false;
    }
    int into = Units.unitOf(part);
    if (into == unit
        || Units.side(into) != Units.side(unit)
        || army.boxed(into)
        || army.inSquare(into)
        || army.sections(into) > 0
        || army.sections(unit) > 0) {
      return false;
    }
    Kind kind = army.kind(unit);
    Kind other = army.kind(into);
    boolean alike = kind == other || kind.infantry() && other.infantry();
    return alike
        && army.men(Units.base(unit)) + army.men(part) <= board.rules().capacity(kind)
        && board.guns().count(unit) + board.guns().count(into) <= Guns.MOST;
  }

  /** Whether a line can move one sector forward as a whole with {@code guns} guns (WS-5.5). */
  static boolean lineMoves(Board board, int unit, int guns) {
    Army army = board.army();
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      int part = Units.part(unit, slot);
      if (!army.exists(part) || !army.inBody(part)) {
        continue;
      }
      int ahead = Sector.ahead(army.sector(part), army.facing(part));
      if (ahead == Sector.NONE
          || !board.open(ahead)
          || board.slow(ahead)
          || board.slow(army.sector(part))
          || !board.mayEnter(unit, ahead, Units.slot(part) == 0 ? guns : 0)) {
        return false;
      }
    }
    return true;
  }
}
