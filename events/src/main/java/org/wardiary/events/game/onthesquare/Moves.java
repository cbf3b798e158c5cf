package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/** How far and where bases may move (WS-5). */
final class Moves {

  private static final int FOOT = 2;
  private static final int HORSE = 4;
  private static final int FOOT_WITH_GUNS = 2;
  private static final int FOOT_DRAGGING = 1;
  private static final int HORSE_DRAGGING = 2;

  private Moves() {}

  /** Limit in sectors of a unit with its guns (WS-5.1). */
  static int limit(Board board, int unit) {
    return limit(board, unit, board.army().guns(unit));
  }

  /**
   * Limit in sectors (WS-5.1).
   *
   * @param guns guns that it has with it: all of its own, or 0
   */
  static int limit(Board board, int unit, int guns) {
    boolean cavalry = board.army().kind(unit).cavalry();
    if (guns == 0) {
      return cavalry ? HORSE : FOOT;
    }
    boolean horsed = board.army().horsed(unit);
    if (cavalry) {
      return horsed ? HORSE : HORSE_DRAGGING;
    }
    return horsed ? FOOT_WITH_GUNS : FOOT_DRAGGING;
  }

  /** Whether a move may end on a sector as far as its being free goes (WS-5.4). */
  static boolean open(Board board, int sector) {
    return board.army().free(sector) && !board.burning(sector);
  }

  /** Whether a unit may be on a sector with so many guns (WS-1.2). */
  static boolean enterable(Board board, int unit, int sector, int guns) {
    return board.army().kind(unit).mayEnter(board.terrain(sector), guns);
  }

  /** Whether a base, ending an advance on a sector, joins the unit there (WS-5.7). */
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
        && army.men(Units.base(unit)) + army.men(part) <= kind.capacity()
        && army.guns(unit) + army.guns(into) <= Army.GUNS;
  }

  /**
   * How far a charge of a base goes (WS-8.1).
   *
   * @return the sector that it charges, {@link Sector#NONE} if it has no target
   */
  static int charged(Board board, int unit) {
    Army army = board.army();
    int base = Units.base(unit);
    int way = army.facing(base);
    int at = army.sector(base);
    boolean roads = board.terrain(at).road();
    boolean slow = board.terrain(at).slow();
    int limit = limit(board, unit);
    for (int steps = 0; ; steps++) {
      int ahead = Sector.ahead(at, way);
      if (ahead == Sector.NONE) {
        return Sector.NONE;
      }
      if (army.enemy(ahead, Units.side(unit))) {
        boolean stands = steps == 0 || !board.burning(at);
        return stands && enterable(board, unit, ahead, 0) ? ahead : Sector.NONE;
      }
      roads &= board.terrain(ahead).road();
      if (!army.free(ahead)
          || !enterable(board, unit, ahead, 0)
          || !steps(board, ahead, steps, slow)
          || steps + 1 > limit + (roads ? 1 : 0)) {
        return Sector.NONE;
      }
      slow |= board.terrain(ahead).slow();
      at = ahead;
    }
  }

  /** Whether slow sectors allow a step straight forward after so many others (WS-5.3). */
  private static boolean steps(Board board, int ahead, int before, boolean slowBefore) {
    return before == 0 || !slowBefore && !board.terrain(ahead).slow();
  }

  /**
   * Where a part ends that moves straight forward as far as it can in a retreat (WS-9.2): it stops
   * before what is occupied or closed to it, and not on a burning bridge.
   *
   * @param limit sectors, without the bonus for roads
   * @param bonus 1 where roads give one more, else 0
   * @return its sector; {@link Sector#NONE} if its first step would leave the field
   */
  static int retreat(Board board, int part, int limit, int bonus) {
    int unit = Units.unitOf(part);
    int way = board.army().facing(part);
    int at = board.army().sector(part);
    boolean roads = board.terrain(at).road();
    boolean slow = board.terrain(at).slow();
    int end = at;
    for (int steps = 0; ; steps++) {
      int ahead = Sector.ahead(at, way);
      if (ahead == Sector.NONE) {
        return steps == 0 ? Sector.NONE : end;
      }
      roads &= board.terrain(ahead).road();
      if (!board.army().free(ahead)
          || !enterable(board, unit, ahead, 0)
          || !steps(board, ahead, steps, slow)
          || steps + 1 > limit + (roads ? bonus : 0)) {
        return end;
      }
      slow |= board.terrain(ahead).slow();
      at = ahead;
      end = board.burning(at) ? end : at;
    }
  }
}
