package org.wardiary.events.game.onthesquare;

import org.wardiary.events.event.BaseReplaced;
import org.wardiary.events.event.CardDrawn;
import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.DeckShuffled;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.FireResolved;
import org.wardiary.events.event.GunHit;
import org.wardiary.events.event.MeleeBegan;
import org.wardiary.events.event.MeleeResolved;
import org.wardiary.events.event.MeleeStruck;
import org.wardiary.events.event.MenLost;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Gun;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Sides;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/** Takes the steps of fire, charges, melees and losses; tells the events. */
final class FightRecorder extends Teller {

  FightRecorder(Board board, EventSink sink) {
    super(board, sink);
  }

  void shuffled() {
    board.deck().shuffle();
    if (heard()) {
      tell(new DeckShuffled(board.deck().red(), board.deck().black()));
    }
  }

  /** A card of a side's colour is drawn for the run that goes on. */
  void drew(int colour) {
    boolean chance = !board.deck().alternating();
    int red = chance ? board.deck().red() : 0;
    int black = chance ? board.deck().black() : 0;
    int unit = board.cards().unit();
    board.deck().draw(colour);
    board.cards().card(colour);
    if (heard()) {
      tell(
          new CardDrawn(
              side(unit),
              army.id(unit),
              kind(unit),
              board.cards().purpose().title(),
              colour == 0 ? "R" : "B",
              colour == Units.side(unit),
              red,
              black));
    }
  }

  /**
   * A unit fires.
   *
   * @param cause "order" or "charged"
   */
  void opened(Volley volley, String cause) {
    int unit = volley.unit();
    int target = volley.target();
    int enemy = Units.unitOf(target);
    boolean guns = volley.weapon() == Weapon.GUNS;
    CardDraw.Purpose purpose = CardDraw.Purpose.of(volley.weapon());
    board.cards().begin(purpose, unit, volley.cards());
    board.cards().aim(target, volley.exposed());
    if (heard()) {
      tell(
          new FireOpened(
              side(unit),
              army.id(unit),
              kind(unit),
              space(Units.base(unit)),
              purpose.title(),
              cause,
              parts(unit, volley.firing(), 0),
              guns ? 0 : volley.pieces(),
              guns ? volley.pieces() : 0,
              space(target),
              army.partId(target),
              kind(enemy),
              volley.boxed(),
              volley.range(),
              parts(enemy, volley.exposed(), Units.slot(target)),
              volley.cards()));
    }
  }

  /** The cards of a fire are all drawn. */
  void resolved() {
    int unit = board.cards().unit();
    int target = board.cards().target();
    int cards = board.cards().total();
    int hits = board.cards().hits();
    CardDraw.Purpose weapon = board.cards().purpose();
    board.cards().end();
    if (heard()) {
      tell(
          new FireResolved(
              side(unit),
              army.id(unit),
              kind(unit),
              weapon.title(),
              army.partId(target),
              kind(Units.unitOf(target)),
              cards,
              hits));
    }
  }

  /** A gun's hit falls on a base's first gun. */
  void gunHit(int unit, int by) {
    byte gun = army.gun(unit, 0);
    army.hitGun(unit);
    if (heard()) {
      tell(
          new GunHit(
              side(unit),
              army.id(unit),
              kind(unit),
              space(Units.base(unit)),
              Gun.name(gun),
              Gun.effect(gun),
              army.id(by)));
    }
  }

  /** A part loses men. */
  void menLost(int part, int men, String cause, int by) {
    army.loseMen(part, men);
    if (heard()) {
      int unit = Units.unitOf(part);
      tell(
          new MenLost(
              side(unit),
              army.partId(part),
              kind(unit),
              space(part),
              men,
              army.men(part),
              cause,
              army.id(by),
              kind(by)));
    }
  }

  /** A part is no more, and the men that it still has with it. */
  void partLost(int part, String cause) {
    int men = army.men(part);
    int at = army.sector(part);
    army.remove(part);
    if (heard()) {
      int unit = Units.unitOf(part);
      tell(new PartLost(side(unit), army.partId(part), kind(unit), Sector.name(at), men, cause));
    }
  }

  /** A section becomes the base. */
  void baseReplaced(int section) {
    army.promote(section);
    if (heard()) {
      int unit = Units.unitOf(section);
      String id = army.partId(section);
      tell(new BaseReplaced(side(unit), army.id(unit), id, kind(unit), space(Units.base(unit))));
    }
  }

  /** A unit is no more; its last part stood on {@code at}. */
  void eliminated(int unit, int at, String cause) {
    army.leave(unit, Army.LOST);
    if (heard()) {
      tell(
          new UnitEliminated(
              side(unit),
              army.id(unit),
              kind(unit),
              Sector.name(at),
              cause,
              0,
              Sides.name(1 - Units.side(unit))));
    }
  }

  /**
   * A charge reaches its target.
   *
   * @param from sector where it began
   */
  void charged(Contact contact, int from) {
    int unit = contact.attacker();
    int target = contact.defender();
    int enemy = Units.unitOf(target);
    char order = army.order(enemy);
    board.charge().begin(unit, army.sector(target), target, contact.fighters());
    String aspect = army.kind(enemy) == Kind.X ? "dummy" : contact.aspect();
    board.charge().judge(order, contact.two(), aspect.equals(Contact.FRONT));
    if (heard()) {
      int base = Units.base(unit);
      tell(
          new ChargeMade(
              side(unit),
              army.id(unit),
              kind(unit),
              Sector.name(from),
              space(base),
              Facing.name(army.facing(base)),
              army.men(base),
              space(target),
              army.partId(target),
              kind(enemy),
              contact.boxed(),
              Facing.name(army.facing(target)),
              parts(enemy, contact.fighters(), Units.slot(target)),
              army.men(enemy, contact.fighters()),
              aspect,
              contact.allRound(),
              contact.two(),
              order == 0 ? "" : String.valueOf(order)));
    }
  }

  /** The side charged reacts; if its unit still has an order, F, that is executed now (WS-8.3). */
  void reacted(String reaction, String how) {
    int part = board.charge().defender();
    board.react();
    if (heard()) {
      int unit = Units.unitOf(part);
      tell(new DefenderReacted(side(unit), army.partId(part), kind(unit), reaction, how));
    }
  }

  /** A melee begins with a part and the slots that fight with it. */
  void meleeBegan(int part, int slots, int cards, int targetCards) {
    int unit = board.charge().attacker();
    int enemy = Units.unitOf(part);
    board.charge().fight(part, slots);
    board.cards().begin(CardDraw.Purpose.ATTACK, unit, cards);
    if (heard()) {
      tell(
          new MeleeBegan(
              side(unit),
              army.id(unit),
              kind(unit),
              army.men(Units.base(unit)),
              cards,
              army.partId(part),
              kind(enemy),
              parts(enemy, slots, Units.slot(part)),
              army.men(enemy, slots),
              targetCards,
              board.charge().two()));
    }
  }

  /** The charging side's cards are all drawn. */
  void struck(int targetCards) {
    int unit = board.charge().attacker();
    int hits = board.cards().hits();
    board.charge().strike(hits);
    board
        .cards()
        .begin(CardDraw.Purpose.DEFENCE, Units.unitOf(board.charge().defender()), targetCards);
    if (heard()) {
      tell(new MeleeStruck(side(unit), army.id(unit), hits, targetCards));
    }
  }

  /** All cards of a melee are drawn. */
  void meleeResolved(MeleeResult blows) {
    int unit = board.charge().attacker();
    int enemy = Units.unitOf(board.charge().defender());
    board.cards().end();
    if (heard()) {
      tell(
          new MeleeResolved(
              side(unit),
              army.id(unit),
              kind(unit),
              army.id(enemy),
              kind(enemy),
              blows.hits(),
              blows.targetHits(),
              blows.cancelled(),
              blows.targetCancelled(),
              blows.lost(),
              blows.targetLost(),
              blows.men() - blows.lost(),
              blows.targetMen() - blows.targetLost(),
              board.charge().two()));
    }
  }

  /** A charge is over. */
  void chargeEnded(String outcome) {
    int unit = board.charge().attacker();
    int enemy = Units.unitOf(board.charge().defender());
    board.charge().end();
    if (heard()) {
      tell(
          new ChargeEnded(
              side(unit), army.id(unit), kind(unit), army.id(enemy), kind(enemy), outcome));
    }
  }
}
