package org.wardiary.events.game.onthesquare.charge;

import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Aspect;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Contact;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Determines how a charge meets its target (WS-8.2 to WS-8.5). */
public final class Contacts {

  private Contacts() {}

  /**
   * The contact of a charge that has reached its target.
   *
   * @param unit the unit that charges
   * @param from the sector where its base began
   * @param part the part charged
   */
  static Contact contact(Board board, int unit, int from, int part) {
    int enemy = Units.unitOf(part);
    return new Contact(
        unit,
        from,
        part,
        board.army().boxed(enemy),
        board.allRound(part),
        aspect(board, unit, part),
        supported(board, unit, part),
        byTwo(board, unit, part),
        fighters(board, part),
        board.orders().of(enemy));
  }

  private static Aspect aspect(Board board, int unit, int part) {
    Army army = board.army();
    int base = Units.base(unit);
    if (army.kind(Units.unitOf(part)) == Kind.X) {
      return Aspect.DUMMY;
    }
    boolean faces = Sector.ahead(army.sector(part), army.facing(part)) == army.sector(base);
    boolean two = supported(board, unit, part);
    if (board.allRound(part) || faces && !two) {
      return Aspect.FRONT;
    }
    if (faces) {
      return Aspect.TWO_AGAINST_ONE;
    }
    boolean across = (army.facing(part) - army.facing(base)) % 2 != 0;
    return across ? Aspect.FLANK : Aspect.REAR;
  }

  /** Whether a charge is 2 against 1 (WS-8.2). */
  public static boolean supported(Board board, int unit, int part) {
    return supporters(board, unit, part) != 0;
  }

  /** Whether a charge makes the charged part one that is charged by two (WS-8.2). */
  public static boolean byTwo(Board board, int unit, int part) {
    return (supporters(board, unit, part) & board.charged().by(Units.unitOf(part))) != 0;
  }

  /**
   * The units that make a charge 2 against 1, as bits: others of the charging side, not artillery,
   * with an unboxed part beside the charged part and facing it (WS-8.2).
   */
  private static int supporters(Board board, int unit, int part) {
    int found = 0;
    Army army = board.army();
    int target = army.sector(part);
    for (int way = 0; way < Facing.COUNT && board.rules().twoAgainstOne(); way++) {
      int beside = Sector.ahead(target, way);
      int other = beside < 0 ? Board.NOBODY : army.on(beside);
      if (other < 0) {
        continue;
      }
      int its = Units.unitOf(other);
      if (Units.side(its) == Units.side(unit)
          && its != unit
          && army.kind(its) != Kind.A
          && !army.boxed(its)
          && army.facing(other) == Facing.opposite(way)) {
        found |= 1 << its;
      }
    }
    return found;
  }

  /**
   * The slots that fight together with a part, as bits: the part's own and, in a line, those
   * adjacent to it (WS-8.5).
   */
  static int fighters(Board board, int part) {
    Army army = board.army();
    int unit = Units.unitOf(part);
    int slots = 1 << Units.slot(part);
    if (!army.inBody(part) || !army.line(unit)) {
      return slots;
    }
    return slots | (Units.slot(part) == 0 ? army.body(unit) : 1);
  }
}
