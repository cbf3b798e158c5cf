package org.wardiary.events.game.onthesquare.charge;

import java.util.Optional;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Aspect;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Charge;
import org.wardiary.events.game.onthesquare.board.Contact;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.board.Volley;
import org.wardiary.events.game.onthesquare.fire.FireCombat;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.movement.UnitActions;
import org.wardiary.events.game.onthesquare.retreat.Losses;
import org.wardiary.events.game.onthesquare.retreat.Retreats;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Carries out charges, reactions and melees (WS-8). */
public final class ChargeCombat {

  private final Board board;
  private final Army army;
  private final Charge charge;
  private final Steps steps;
  private final UnitActions actions;
  private final Losses losses;
  private final Retreats retreats;
  private final FireCombat fire;
  private final MeleeCombat melee;

  /** Creates the charges on a board. */
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
    melee = new MeleeCombat(board, steps, losses, retreats);
  }

  /** Executes an answer to order C: a unit charges a sector that it can charge (WS-8.1, WS-8.2). */
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

  /** Plays what comes next in a charge: a reaction that needs no answer, or the melee. */
  public void next() {
    if (charge.stage() == Charge.Stage.REACTED) {
      melee.begin();
    } else if (charge.fromFront()) {
      meet();
    } else {
      steps.charges().react("retreat", "forced");
      giveWay(Retreats.Reason.CHARGED);
      steps.charges().end("retreat");
    }
  }

  /** Whether the charged unit may choose between retreat and melee (WS-8.4). */
  public boolean mayStand() {
    boolean order = charge.order() == Order.S || charge.order() == Order.C;
    return reacting()
        && !charge.fromFront()
        && board.rules().standing()
        && order
        && army.strength(charge.defender()) > army.strength(Units.base(charge.attacker()));
  }

  /** Whether the charged unit executes its order F now (WS-8.3). */
  public boolean advances() {
    return reacting()
        && charge.fromFront()
        && charge.order() == Order.F
        && army.inBody(charge.defender());
  }

  private boolean reacting() {
    return charge.stage() == Charge.Stage.REACTION;
  }

  /**
   * Reacts to a charge from the front without an advance by order F: with order S, D's unit fires
   * if it can; a melee follows.
   */
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

  /** Executes the answer {@code R}: D retreats. */
  public void retreat() {
    steps.charges().react("retreat", "chosen");
    giveWay(Retreats.Reason.CHOSEN);
    steps.charges().end("retreat");
  }

  /** Executes the answer {@code S}: D faces A. */
  public void stand() {
    steps.charges().react("stand", "chosen");
    int way = army.facing(Units.base(charge.attacker()));
    actions.face(charge.defender(), Facing.opposite(way), "charged");
  }

  /** D retreats in the direction of the charge or, charged by two, is lost (WS-9.3, WS-9.4). */
  private void giveWay(Retreats.Reason reason) {
    int part = charge.defender();
    int way = army.facing(Units.base(charge.attacker()));
    if (army.inBody(part)) {
      retreats.chargedBody(Units.unitOf(part), army.body(Units.unitOf(part)), way, reason);
    } else {
      retreats.chargedSection(part, way, reason);
    }
  }

  /** The melees of this board's charges. */
  public MeleeCombat melee() {
    return melee;
  }
}
