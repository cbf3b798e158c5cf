package org.wardiary.events.game.onthesquare.charge;

import java.util.Optional;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Aspect;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Charge;
import org.wardiary.events.game.onthesquare.board.Contact;
import org.wardiary.events.game.onthesquare.board.MeleeResult;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.board.Volley;
import org.wardiary.events.game.onthesquare.fire.FireCombat;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.movement.UnitActions;
import org.wardiary.events.game.onthesquare.retreat.Losses;
import org.wardiary.events.game.onthesquare.retreat.Retreats;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Charges, reactions, melees (WS-8). */
public final class ChargeCombat {

  private final Board board;
  private final Army army;
  private final Charge charge;
  private final Steps steps;
  private final UnitActions actions;
  private final Losses losses;
  private final Retreats retreats;
  private final FireCombat fire;

  /** Charges on a board. */
  public ChargeCombat(
      Board board,
      Steps steps,
      UnitActions actions,
      Losses losses,
      Retreats retreats,
      FireCombat fire) {
    this.board = board;
    army = board.army();
    charge = board.charge();
    this.steps = steps;
    this.actions = actions;
    this.losses = losses;
    this.retreats = retreats;
    this.fire = fire;
  }

  /** An answer to order C: a unit charges a sector that it can charge (WS-8.1, WS-8.2). */
  public void execute(int unit, long code) {
    int target = AnswerCode.sector(code);
    int base = Units.base(unit);
    int from = army.sector(base);
    actions.move(base, Sector.ahead(target, Facing.opposite(army.facing(base))), "charge");
    int part = army.on(target);
    int enemy = Units.unitOf(part);
    Contact contact = Contacts.contact(board, unit, from, part);
    actions.reveal(enemy, "charge");
    steps.charges().begin(contact);
    if (!advances()) {
      actions.voidOrder(enemy, "charged");
    }
    if (contact.aspect() == Aspect.DUMMY) {
      losses.losePart(part, "dummy");
      steps.charges().end("dummy");
    }
  }

  /** What comes next in a charge: the reaction, or the melee. Nothing is asked here. */
  public void next() {
    if (charge.stage() == Charge.Stage.REACTED) {
      melee();
    } else if (charge.fromFront()) {
      meet();
    } else {
      steps.charges().react("retreat", "forced");
      giveWay(Retreats.Reason.CHARGED);
      steps.charges().end("retreat");
    }
  }

  /** Whether the unit charged may choose between retreat and melee (WS-8.4). */
  public boolean mayStand() {
    boolean order = charge.order() == Order.S || charge.order() == Order.C;
    int unit = Units.unitOf(charge.defender());
    return reacting()
        && !charge.fromFront()
        && order
        && army.men(unit, charge.fighters()) > army.men(Units.base(charge.attacker()));
  }

  /** Whether the unit charged executes its order F now (WS-8.3). */
  public boolean advances() {
    return reacting()
        && charge.fromFront()
        && charge.order() == Order.F
        && army.inBody(charge.defender());
  }

  private boolean reacting() {
    return charge.stage() == Charge.Stage.REACTION;
  }

  /** From the front, with another order than F: it fires if it can, and there is a melee. */
  private void meet() {
    int unit = Units.unitOf(charge.defender());
    int target = army.sector(Units.base(charge.attacker()));
    Optional<Volley> volley = Optional.empty();
    if (charge.order() == Order.S) {
      volley = fire.answer(unit, target);
    }
    steps.charges().react(volley.isPresent() ? "fire" : "melee", "forced");
    volley.ifPresent(its -> fire.open(its, "charged"));
  }

  /** The answer {@code R}. */
  public void retreat() {
    steps.charges().react("retreat", "chosen");
    giveWay(Retreats.Reason.CHOSEN);
    steps.charges().end("retreat");
  }

  /** The answer {@code S}: D faces A. */
  public void stand() {
    steps.charges().react("stand", "chosen");
    int way = army.facing(Units.base(charge.attacker()));
    actions.face(charge.defender(), Facing.opposite(way), "charged");
  }

  /** D retreats in the line of the charge, or is lost with 2 against 1 (WS-9.3, WS-9.4). */
  private void giveWay(Retreats.Reason reason) {
    int part = charge.defender();
    int way = army.facing(Units.base(charge.attacker()));
    if (army.inBody(part)) {
      bodyGivesWay(Units.unitOf(part), way, reason);
    } else {
      sectionGivesWay(part, way, reason);
    }
  }

  private void bodyGivesWay(int unit, int way, Retreats.Reason reason) {
    if (charge.twoAgainstOne()) {
      losses.loseBody(unit, "two-against-one");
    } else {
      retreats.body(unit, way, reason);
    }
  }

  private void sectionGivesWay(int part, int way, Retreats.Reason reason) {
    if (charge.twoAgainstOne()) {
      losses.losePart(part, "two-against-one");
    } else {
      retreats.section(part, way, reason);
    }
  }

  /** Begins the melee with the part that stands on the sector charged, if its unit still does. */
  private void melee() {
    int part = army.on(charge.sector());
    int unit = Units.unitOf(charge.defender());
    if (part < 0 || Units.unitOf(part) != unit) {
      steps.charges().end("evaded");
      return;
    }
    int slots = charge.fromFront() ? Contacts.fighters(board, part) : charge.fighters();
    steps.charges().beginMelee(part, slots, cards(charge.attacker(), 1), cards(unit, slots));
  }

  /** Cards in a melee: half a card a man, lancers one (WS-8.5). */
  private int cards(int unit, int slots) {
    int men = army.men(unit, slots);
    return army.kind(unit) == Kind.L ? men : (men + 1) / 2;
  }

  /** The charging side's cards are drawn. */
  public void strike() {
    int unit = Units.unitOf(charge.defender());
    steps.charges().strike(board.cards().hits(), cards(unit, charge.fighters()));
  }

  /** The cards of both are drawn: losses, then retreats of D's unit and A's (WS-8.5, WS-9.1). */
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
    steps.charges().resolveMelee(result);
    takeHits(charge.defender(), result.targetLost(), unit);
    take(Units.base(unit), result.lost(), enemy);
    int targetGone = losses.removeEmpty(enemy, "melee");
    int gone = losses.removeEmpty(unit, "melee");
    boolean broken = result.targetLost() > 0 && retreats.due(enemy, targetBody, targetGone);
    if (result.targetFewer() && detached) {
      sectionGivesWay(charge.defender(), way, Retreats.Reason.MELEE);
    } else if (result.targetFewer() || broken) {
      bodyGivesWay(enemy, way, Retreats.Reason.MELEE);
    }
    if (result.fewer() || result.lost() > 0 && retreats.due(unit, body, gone)) {
      retreats.body(unit, Facing.opposite(way), Retreats.Reason.MELEE);
    }
    steps.charges().end("melee");
  }

  /** Men fall by D first, then base, a, b (WS-8.5). */
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
