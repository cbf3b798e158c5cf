package org.wardiary.events.game.onthesquare.fire;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.Rejections;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;
import org.wardiary.events.text.Text;

/** Explains why an answer to order S is refused (WS-7). */
public final class FireRefusal {

  private final Board board;
  private final Army army;
  private final int unit;

  /** Explains refusals of one unit's answers. */
  public FireRefusal(Board board, int unit) {
    this.board = board;
    army = board.army();
    this.unit = unit;
  }

  /** The rejection of an illegal answer. */
  public Rejection rejection(long code) {
    Form form = AnswerCode.form(code);
    if (form == Form.BURN) {
      return burn(code);
    }
    if (form != Form.MUSKETS && form != Form.GUNS) {
      return Rejections.of(
          "WS-4.3", Text.of("an answer to its order S, such as %s!c4", army.id(unit)), code);
    }
    return fire(code, form == Form.GUNS ? Weapon.GUNS : Weapon.MUSKETS);
  }

  private Rejection burn(long code) {
    if (!board.rules().burning()) {
      return Rejections.of("WS-7.7", "another target: by these rules bridges do not burn", code);
    }
    String expected =
        army.kind(unit).infantry()
            ? "a whole, empty bridge before its base"
            : "infantry to burn a bridge";
    return Rejections.of("WS-7.7", expected, code);
  }

  private Rejection fire(long code, Weapon weapon) {
    boolean guns = weapon == Weapon.GUNS;
    String id = army.id(unit);
    int target = AnswerCode.sector(code);
    String name = Sector.name(target);
    if (!Fire.armed(board, unit, weapon)) {
      return Rejections.of(
          "WS-7.1",
          guns ? "a gun and two men for it, not with cavalry" : "muskets",
          id + " has none");
    }
    if (!army.enemy(target, Units.side(unit))) {
      return Rejections.of("WS-7.1", "a sector with an enemy part or box", name + " has none");
    }
    int range = board.rules().range(weapon);
    boolean near = inRange(Units.base(unit), target, range);
    for (int slot = 1; slot < Units.SLOTS && !guns; slot++) {
      near |= inRange(Units.part(unit, slot), target, range);
    }
    return near
        ? Rejections.of(
            "WS-7.3", Text.of("three corners of %s in free sight of %s", name, id), "they are not")
        : Rejections.of(
            "WS-7.2", Text.of("a target in range %d before %s", range, id), name + " is not");
  }

  private boolean inRange(int part, int target, int range) {
    if (!army.exists(part) || Sector.distance(army.sector(part), target) > range) {
      return false;
    }
    return board.firesAllRound(part) || Sector.before(army.sector(part), target, army.facing(part));
  }
}
