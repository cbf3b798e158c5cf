package org.wardiary.events.game.onthesquare.emit;

import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.MeleeBegan;
import org.wardiary.events.event.MeleeResolved;
import org.wardiary.events.event.MeleeStruck;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.onthesquare.board.Aspect;
import org.wardiary.events.game.onthesquare.board.Contact;
import org.wardiary.events.game.onthesquare.board.MeleeResult;
import org.wardiary.events.game.onthesquare.unit.Order;

/** Maps the events of charges and melees to their steps. */
final class ChargeEvolver {

  private ChargeEvolver() {}

  /** Adds the events and their steps to a table. */
  static void addTo(StepTable<Evolver> table) {
    table.on(ChargeMade.class, ChargeEvolver::charge);
    table.on(DefenderReacted.class, (to, e) -> to.charges.react(e.getReaction(), e.getHow()));
    table.on(MeleeBegan.class, ChargeEvolver::beginMelee);
    table.on(MeleeStruck.class, (to, e) -> to.charges.strike(e.getHits(), e.getTargetCards()));
    table.on(MeleeResolved.class, ChargeEvolver::resolveMelee);
    table.on(ChargeEnded.class, (to, e) -> to.charges.end(e.getOutcome()));
  }

  private static void charge(Evolver to, ChargeMade e) {
    String enemy = EventReader.other(e.getSide());
    to.charges.begin(
        new Contact(
            to.unit(e.getSide(), e.getUnit()),
            EventReader.sector(e.getFrom()),
            to.in.part(enemy, e.getTargetUnit()),
            e.getBoxed(),
            e.getAllRound(),
            Aspect.named(e.getAspect()),
            e.getTwoAgainstOne(),
            e.getChargedByTwo(),
            to.in.slots(enemy, e.getTargetParts()),
            Order.read(e.getOrder())));
  }

  private static void beginMelee(Evolver to, MeleeBegan e) {
    String enemy = EventReader.other(e.getSide());
    to.charges.beginMelee(
        to.in.part(enemy, e.getTargetUnit()),
        to.in.slots(enemy, e.getTargetParts()),
        e.getCards(),
        e.getTargetCards());
  }

  private static void resolveMelee(Evolver to, MeleeResolved e) {
    to.charges.resolveMelee(
        new MeleeResult(
            e.getLeft() + e.getLost(),
            e.getHits(),
            e.getTargetLeft() + e.getTargetLost(),
            e.getTargetHits()));
  }
}
