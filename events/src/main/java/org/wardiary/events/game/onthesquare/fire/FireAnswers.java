package org.wardiary.events.game.onthesquare.fire;

import java.util.Optional;
import org.wardiary.events.game.AnswerList;
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

/** The legal answers to order S (WS-7.1, WS-7.7). */
public final class FireAnswers {

  private final Board board;
  private final Army army;

  /** Creates the answers on a board. */
  public FireAnswers(Board board) {
    this.board = board;
    army = board.army();
  }

  /** Offers all answers of a unit; offers nothing if it cannot execute the order. */
  public void offer(int unit, AnswerList out) {
    int enemy = 1 - Units.side(unit);
    int first = Units.base(enemy * Units.SIDE_UNITS);
    int end = first + Units.SIDE_UNITS * Units.SLOTS;
    for (int part = first; part < end && !out.isFull(); part++) {
      fire(unit, army.sector(part), out);
    }
    for (int i = 0; i < board.map().bridgeCount(); i++) {
      int bridge = board.map().bridge(i);
      if (Fire.burns(board, unit, bridge)) {
        out.add(AnswerCode.of(Form.BURN, army.key(unit), bridge));
      }
    }
  }

  /** Offers the possible fire at a sector, if an enemy is on it. */
  private void fire(int unit, int target, AnswerList out) {
    if (target == Sector.NONE || !army.enemy(target, Units.side(unit))) {
      return;
    }
    if (Fire.firing(board, unit, target, Weapon.MUSKETS) != 0) {
      out.add(AnswerCode.of(Form.MUSKETS, army.key(unit), target));
    }
    if (Fire.firing(board, unit, target, Weapon.GUNS) != 0) {
      out.add(AnswerCode.of(Form.GUNS, army.key(unit), target));
    }
  }

  /** The rule that an answer to a unit's order S breaks; empty if it is legal. */
  public Optional<Rejection> broken(int unit, long code) {
    return switch (AnswerCode.form(code)) {
      case BURN -> burn(unit, code);
      case MUSKETS -> fire(unit, code, Weapon.MUSKETS);
      case GUNS -> fire(unit, code, Weapon.GUNS);
      default ->
          Rejections.of(
              "WS-4.3", Text.of("an answer to its order S, such as %s!c4", army.id(unit)), code);
    };
  }

  private Optional<Rejection> burn(int unit, long code) {
    if (Fire.burns(board, unit, AnswerCode.sector(code))) {
      return Optional.empty();
    }
    if (!board.rules().burning()) {
      return Rejections.of("WS-7.7", "another target: by these rules bridges do not burn", code);
    }
    String expected =
        army.kind(unit).infantry()
            ? "a whole, empty bridge before its base"
            : "infantry to burn a bridge";
    return Rejections.of("WS-7.7", expected, code);
  }

  private Optional<Rejection> fire(int unit, long code, Weapon weapon) {
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
    if (Fire.firing(board, unit, target, weapon) != 0) {
      return Optional.empty();
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
