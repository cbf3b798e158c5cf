package org.wardiary.events.game.onthesquare.charge;

import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Charge;
import org.wardiary.events.game.onthesquare.board.MeleeResult;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.retreat.Losses;
import org.wardiary.events.game.onthesquare.retreat.Retreats;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Carries out melees (WS-8.5) and their consequences. */
public final class MeleeCombat {

  private final Board board;
  private final Army army;
  private final Charge charge;
  private final Steps steps;
  private final Losses losses;
  private final Retreats retreats;

  MeleeCombat(Board board, Steps steps, Losses losses, Retreats retreats) {
    this.board = board;
    army = board.army();
    charge = board.charge();
    this.steps = steps;
    this.losses = losses;
    this.retreats = retreats;
  }

  /**
   * Begins the melee with the part on the charged sector; ends the charge if D's unit no longer
   * stands there.
   */
  void begin() {
    int part = army.on(charge.sector());
    int unit = Units.unitOf(charge.defender());
    if (part < 0 || Units.unitOf(part) != unit) {
      steps.charges().end("evaded");
      return;
    }
    int slots = charge.fromFront() ? Contacts.fighters(board, part) : charge.fighters();
    steps.charges().beginMelee(part, slots, cards(charge.attacker(), 1), cards(unit, slots));
  }

  /** Number of cards in a melee: by the rulebook half a card per man, for lancers one (WS-8.5). */
  private int cards(int unit, int slots) {
    return board.rules().meleeCards(army.kind(unit), army.men(unit, slots));
  }

  /** Ends the draw of the charging side's cards and begins the other side's. */
  public void strike() {
    int unit = Units.unitOf(charge.defender());
    steps.charges().strike(board.cards().hits(), cards(unit, charge.fighters()));
  }

  /**
   * Resolves a melee after both sides' cards are drawn: losses, then retreats of D's unit and of
   * A's (WS-8.5, WS-9.1).
   */
  public void resolve() {
    int unit = charge.attacker();
    int enemy = Units.unitOf(charge.defender());
    MeleeResult result =
        new MeleeResult(
            army.men(Units.base(unit)),
            charge.hits(),
            army.men(enemy, charge.fighters()),
            board.cards().hits());
    int way = army.facing(Units.base(unit));
    boolean detached = !army.inBody(charge.defender());
    int body = army.body(unit);
    int targetBody = army.body(enemy);
    int left = army.strength(Units.base(unit)) - result.lost();
    int targetLeft = army.strength(charge.defender()) - result.targetLost();
    steps.charges().resolveMelee(result);
    takeHits(charge.defender(), result.targetLost(), unit);
    take(Units.base(unit), result.lost(), enemy);
    Losses.Remains target = losses.removeEmpty(enemy, targetBody, "melee");
    Losses.Remains own = losses.removeEmpty(unit, body, "melee");
    boolean fewer = targetLeft > 0 && targetLeft < left;
    if (result.targetLost() == 0 || !losses.loseLast(enemy)) {
      if (fewer && detached) {
        retreats.chargedSection(charge.defender(), way, Retreats.Reason.MELEE);
      } else if (fewer || target.broken()) {
        retreats.chargedBody(enemy, target.left(), way, Retreats.Reason.MELEE);
      }
    }
    if ((result.lost() == 0 || !losses.loseLast(unit))
        && (left > 0 && left < targetLeft || own.broken())) {
      int back = Facing.opposite(way);
      retreats.body(unit, own.left(), part -> back, Retreats.Reason.MELEE);
    }
    steps.charges().end("melee");
  }

  /** Distributes losses over D first, then the base, then sections a and b (WS-8.5). */
  private void takeHits(int part, int men, int by) {
    int left = take(part, men, by);
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      int other = Units.part(Units.unitOf(part), slot);
      if (other != part && (charge.fighters() >> slot & 1) != 0) {
        left = take(other, left, by);
      }
    }
  }

  private int take(int part, int men, int by) {
    int lost = Math.min(men, army.men(part));
    if (lost > 0) {
      steps.fires().loseMen(part, lost, "melee", by);
    }
    return men - lost;
  }
}
