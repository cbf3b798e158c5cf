package org.wardiary.events.game.onthesquare.emit;

import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.MeleeBegan;
import org.wardiary.events.event.MeleeResolved;
import org.wardiary.events.event.MeleeStruck;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.ChargeSteps;
import org.wardiary.events.game.onthesquare.board.Contact;
import org.wardiary.events.game.onthesquare.board.MeleeResult;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Takes the steps of charges and melees and emits their events. */
final class ChargeRecorder extends ChargeSteps {

  private final Board board;
  private final Army army;
  private final EventWriter out;

  ChargeRecorder(Board board, EventWriter out) {
    super(board);
    this.board = board;
    army = board.army();
    this.out = out;
  }

  @Override
  public void begin(Contact contact) {
    int unit = contact.attacker();
    int target = contact.defender();
    int enemy = Units.unitOf(target);
    super.begin(contact);
    int base = Units.base(unit);
    out.emit(
        new ChargeMade(
            out.side(unit),
            army.id(unit),
            out.kind(unit),
            Sector.name(contact.from()),
            out.space(base),
            out.facing(base),
            army.men(base),
            out.space(target),
            army.partId(target),
            out.kind(enemy),
            contact.boxed(),
            out.facing(target),
            out.parts(enemy, contact.fighters(), Units.slot(target)),
            army.men(enemy, contact.fighters()),
            contact.aspect().title(),
            contact.allRound(),
            contact.two(),
            contact.byTwo(),
            contact.order().text()));
  }

  @Override
  public void react(String reaction, String how) {
    int part = board.charge().defender();
    super.react(reaction, how);
    int unit = Units.unitOf(part);
    out.emit(new DefenderReacted(out.side(unit), army.partId(part), out.kind(unit), reaction, how));
  }

  @Override
  public void beginMelee(int part, int slots, int cards, int targetCards) {
    int unit = board.charge().attacker();
    int enemy = Units.unitOf(part);
    super.beginMelee(part, slots, cards, targetCards);
    out.emit(
        new MeleeBegan(
            out.side(unit),
            army.id(unit),
            out.kind(unit),
            army.men(Units.base(unit)),
            cards,
            army.partId(part),
            out.kind(enemy),
            out.parts(enemy, slots, Units.slot(part)),
            army.men(enemy, slots),
            targetCards,
            board.charge().twoAgainstOne()));
  }

  @Override
  public void strike(int hits, int targetCards) {
    super.strike(hits, targetCards);
    int unit = board.charge().attacker();
    out.emit(new MeleeStruck(out.side(unit), army.id(unit), hits, targetCards));
  }

  @Override
  public void resolveMelee(MeleeResult result) {
    int unit = board.charge().attacker();
    int enemy = Units.unitOf(board.charge().defender());
    super.resolveMelee(result);
    out.emit(
        new MeleeResolved(
            out.side(unit),
            army.id(unit),
            out.kind(unit),
            army.id(enemy),
            out.kind(enemy),
            result.hits(),
            result.targetHits(),
            result.cancelled(),
            result.targetCancelled(),
            result.lost(),
            result.targetLost(),
            result.men() - result.lost(),
            result.targetMen() - result.targetLost(),
            board.charge().twoAgainstOne()));
  }

  @Override
  public void end(String outcome) {
    int unit = board.charge().attacker();
    int enemy = Units.unitOf(board.charge().defender());
    super.end(outcome);
    out.emit(
        new ChargeEnded(
            out.side(unit),
            army.id(unit),
            out.kind(unit),
            army.id(enemy),
            out.kind(enemy),
            outcome));
  }
}
