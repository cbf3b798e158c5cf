package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.MeleeBegan;
import org.wardiary.events.event.MeleeResolved;
import org.wardiary.events.event.MeleeStruck;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.Titled;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/** The steps of a charge (WS-8). */
public final class ChargeSteps {

  private final Board board;
  private final Army army;
  private final Charge charge;
  private final Steps out;
  private final Names names;

  ChargeSteps(Board board, Steps out) {
    this.board = board;
    army = board.army();
    charge = board.charge();
    this.out = out;
    names = out.names();
  }

  static void addTo(StepTable<Steps> table) {
    table
        .on(ChargeMade.class, (to, e) -> to.charges().begin(e))
        .on(DefenderReacted.class, (to, e) -> to.charges().react(e.getReaction(), e.getHow()))
        .on(MeleeBegan.class, (to, e) -> to.charges().beginMelee(e))
        .on(MeleeStruck.class, (to, e) -> to.charges().strike(e.getHits(), e.getTargetCards()))
        .on(MeleeResolved.class, (to, e) -> to.charges().resolveMelee(e))
        .on(ChargeEnded.class, (to, e) -> to.charges().end(e.getOutcome()));
  }

  /** A unit stands before the enemy part that it charges (WS-8.1). */
  public void begin(Contact contact) {
    int unit = contact.attacker();
    int target = contact.defender();
    int enemy = Units.unitOf(target);
    charge.begin(contact, army.sector(target));
    board.charged().add(enemy, unit);
    if (out.recorded()) {
      int base = Units.base(unit);
      out.emit(
          new ChargeMade(
              names.sideOf(unit),
              army.id(unit),
              names.kind(unit),
              Sector.name(contact.from()),
              names.space(base),
              names.facing(base),
              army.men(base),
              names.space(target),
              army.partId(target),
              names.kind(enemy),
              contact.boxed(),
              names.facing(target),
              names.parts(enemy, contact.fighters(), Units.slot(target)),
              army.men(enemy, contact.fighters()),
              contact.aspect().title(),
              contact.allRound(),
              contact.two(),
              contact.byTwo(),
              contact.order().text()));
    }
  }

  private void begin(ChargeMade event) {
    String enemy = Names.enemy(event.getSide());
    begin(
        new Contact(
            out.unit(event),
            Names.sector(event.getFrom()),
            names.part(enemy, event.getTargetUnit()),
            event.getBoxed(),
            event.getAllRound(),
            Titled.named(Aspect.ALL, event.getAspect()),
            event.getTwoAgainstOne(),
            event.getChargedByTwo(),
            names.slots(enemy, event.getTargetParts()),
            Order.read(event.getOrder())));
  }

  /** The charged unit reacts (WS-8.3, WS-8.4). */
  public void react(String reaction, String how) {
    int part = charge.defender();
    int unit = Units.unitOf(part);
    charge.react();
    board.orders().clear(unit);
    if (out.recorded()) {
      String kind = names.kind(unit);
      out.emit(new DefenderReacted(names.sideOf(unit), army.partId(part), kind, reaction, how));
    }
  }

  /** A melee begins with the attacker's cards (WS-8.5). */
  public void beginMelee(int part, int slots, int cards, int targetCards) {
    int unit = charge.attacker();
    charge.fight(part, slots);
    board.cards().begin(CardDraw.Purpose.ATTACK, unit, cards);
    if (out.recorded()) {
      int enemy = Units.unitOf(part);
      out.emit(
          new MeleeBegan(
              names.sideOf(unit),
              army.id(unit),
              names.kind(unit),
              army.men(Units.base(unit)),
              cards,
              army.partId(part),
              names.kind(enemy),
              names.parts(enemy, slots, Units.slot(part)),
              army.men(enemy, slots),
              targetCards,
              charge.twoAgainstOne()));
    }
  }

  private void beginMelee(MeleeBegan event) {
    String enemy = Names.enemy(event.getSide());
    int part = names.part(enemy, event.getTargetUnit());
    int slots = names.slots(enemy, event.getTargetParts());
    beginMelee(part, slots, event.getCards(), event.getTargetCards());
  }

  /** The attacker has hit; the defender's cards follow. */
  public void strike(int hits, int targetCards) {
    int unit = charge.attacker();
    charge.strike(hits);
    board.cards().begin(CardDraw.Purpose.DEFENCE, Units.unitOf(charge.defender()), targetCards);
    if (out.recorded()) {
      out.emit(new MeleeStruck(names.sideOf(unit), army.id(unit), hits, targetCards));
    }
  }

  /** All cards of a melee are drawn. */
  public void resolveMelee(MeleeResult result) {
    board.cards().end();
    if (out.recorded()) {
      int unit = charge.attacker();
      int enemy = Units.unitOf(charge.defender());
      out.emit(
          new MeleeResolved(
              names.sideOf(unit),
              army.id(unit),
              names.kind(unit),
              army.id(enemy),
              names.kind(enemy),
              result.hits(),
              result.targetHits(),
              result.cancelled(),
              result.targetCancelled(),
              result.lost(),
              result.targetLost(),
              result.men() - result.lost(),
              result.targetMen() - result.targetLost(),
              charge.twoAgainstOne()));
    }
  }

  private void resolveMelee(MeleeResolved event) {
    int men = event.getLeft() + event.getLost();
    int targetMen = event.getTargetLeft() + event.getTargetLost();
    resolveMelee(new MeleeResult(men, event.getHits(), targetMen, event.getTargetHits()));
  }

  /** The charge is over. */
  public void end(String outcome) {
    if (out.recorded()) {
      int unit = charge.attacker();
      int enemy = Units.unitOf(charge.defender());
      out.emit(
          new ChargeEnded(
              names.sideOf(unit),
              army.id(unit),
              names.kind(unit),
              army.id(enemy),
              names.kind(enemy),
              outcome));
    }
    charge.end();
  }
}
