package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.event.BaseReplaced;
import org.wardiary.events.event.CardDrawn;
import org.wardiary.events.event.DeckShuffled;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.FireResolved;
import org.wardiary.events.event.GunHit;
import org.wardiary.events.event.MenLost;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Gun;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/** The steps of fire, of cards and of losses (WS-7, WS-9). */
public final class FireSteps {

  private final Board board;
  private final Army army;
  private final Steps out;
  private final Names names;

  FireSteps(Board board, Steps out) {
    this.board = board;
    army = board.army();
    this.out = out;
    names = out.names();
  }

  static void addTo(StepTable<Steps> table) {
    table
        .on(FireOpened.class, (to, e) -> to.fires().open(e))
        .on(DeckShuffled.class, (to, e) -> to.fires().shuffle())
        .on(CardDrawn.class, (to, e) -> to.fires().draw(e.getColour().equals("R") ? 0 : 1))
        .on(FireResolved.class, (to, e) -> to.fires().resolve())
        .on(GunHit.class, (to, e) -> to.fires().hitGun(e))
        .on(MenLost.class, (to, e) -> to.fires().loseMen(e))
        .on(PartLost.class, (to, e) -> to.fires().losePart(e))
        .on(BaseReplaced.class, (to, e) -> to.fires().replaceBase(e))
        .on(UnitEliminated.class, (to, e) -> to.fires().eliminate(e));
  }

  /** All cards are shuffled (WS-7.5). */
  public void shuffle() {
    board.deck().shuffle();
    if (out.recorded()) {
      out.emit(new DeckShuffled(board.deck().red(), board.deck().black()));
    }
  }

  /**
   * A card is drawn.
   *
   * @param colour 0 for red, 1 for black
   */
  public void draw(int colour) {
    if (out.recorded()) {
      Deck deck = board.deck();
      int unit = board.cards().unit();
      out.emit(
          new CardDrawn(
              names.sideOf(unit),
              army.id(unit),
              names.kind(unit),
              board.cards().purpose().title(),
              colour == 0 ? "R" : "B",
              colour == Units.side(unit),
              deck.alternating() ? 0 : deck.red(),
              deck.alternating() ? 0 : deck.black()));
    }
    board.deck().draw(colour);
    board.cards().draw(colour);
  }

  /** A unit opens fire (WS-7.1). */
  public void open(Volley volley, String cause) {
    CardDraw.Purpose purpose = CardDraw.Purpose.of(volley.weapon());
    int unit = volley.unit();
    int target = volley.target();
    board.cards().begin(purpose, unit, volley.cards());
    board.cards().aim(target, volley.exposed());
    if (out.recorded()) {
      int enemy = Units.unitOf(target);
      boolean guns = volley.weapon() == Weapon.GUNS;
      out.emit(
          new FireOpened(
              names.sideOf(unit),
              army.id(unit),
              names.kind(unit),
              names.space(Units.base(unit)),
              purpose.title(),
              cause,
              names.parts(unit, volley.firing(), 0),
              guns ? 0 : volley.pieces(),
              guns ? volley.pieces() : 0,
              names.space(target),
              army.partId(target),
              names.kind(enemy),
              volley.boxed(),
              volley.range(),
              names.parts(enemy, volley.exposed(), Units.slot(target)),
              volley.cards()));
    }
  }

  private void open(FireOpened event) {
    String enemy = Names.enemy(event.getSide());
    Weapon weapon = event.getWeapon().equals("guns") ? Weapon.GUNS : Weapon.MUSKETS;
    Volley volley =
        new Volley(
            out.unit(event),
            weapon,
            names.slots(event.getSide(), event.getParts()),
            weapon == Weapon.GUNS ? event.getGuns() : event.getMuskets(),
            names.part(enemy, event.getTargetUnit()),
            event.getBoxed(),
            names.slots(enemy, event.getExposed()),
            event.getRange(),
            event.getCards());
    open(volley, event.getCause());
  }

  /** All cards of a fire are drawn. */
  public void resolve() {
    if (out.recorded()) {
      CardDraw cards = board.cards();
      int unit = cards.unit();
      out.emit(
          new FireResolved(
              names.sideOf(unit),
              army.id(unit),
              names.kind(unit),
              cards.purpose().title(),
              army.partId(cards.target()),
              names.kind(Units.unitOf(cards.target())),
              cards.total(),
              cards.hits()));
    }
    board.cards().end();
  }

  /** A unit's first gun is hit (WS-7.6). */
  public void hitGun(int unit, int by) {
    if (out.recorded()) {
      byte gun = board.guns().gun(unit, 0);
      out.emit(
          new GunHit(
              names.sideOf(unit),
              army.id(unit),
              names.kind(unit),
              names.space(Units.base(unit)),
              Gun.name(gun),
              Gun.effect(gun),
              army.id(by)));
    }
    board.guns().hit(unit);
  }

  private void hitGun(GunHit event) {
    hitGun(out.unit(event), names.unit(Names.enemy(event.getSide()), event.getByUnit()));
  }

  /** A part loses men. */
  public void loseMen(int part, int men, String cause, int by) {
    army.loseMen(part, men);
    if (out.recorded()) {
      int unit = Units.unitOf(part);
      out.emit(
          new MenLost(
              names.sideOf(unit),
              army.partId(part),
              names.kind(unit),
              names.space(part),
              men,
              army.men(part),
              cause,
              army.id(by),
              names.kind(by)));
    }
  }

  private void loseMen(MenLost event) {
    int by = names.unit(Names.enemy(event.getSide()), event.getByUnit());
    int part = names.part(event.getSide(), event.getUnit());
    loseMen(part, event.getMen(), event.getCause(), by);
  }

  /** A part is lost with its men. */
  public void losePart(int part, String cause) {
    if (out.recorded()) {
      int unit = Units.unitOf(part);
      String space = names.space(part);
      String kind = names.kind(unit);
      int men = army.men(part);
      out.emit(new PartLost(names.sideOf(unit), army.partId(part), kind, space, men, cause));
    }
    army.remove(part);
  }

  private void losePart(PartLost event) {
    losePart(names.part(event.getSide(), event.getUnit()), event.getCause());
  }

  /** A section takes the place of a lost base (WS-9.2). */
  public void replaceBase(int section) {
    army.promote(section);
    if (out.recorded()) {
      int unit = Units.unitOf(section);
      String id = army.partId(section);
      String space = names.space(Units.base(unit));
      out.emit(new BaseReplaced(names.sideOf(unit), army.id(unit), id, names.kind(unit), space));
    }
  }

  private void replaceBase(BaseReplaced event) {
    replaceBase(names.part(event.getSide(), event.getSection()));
  }

  /** A unit without parts is lost. */
  public void eliminate(int unit, int at, String cause) {
    army.leave(unit, Army.Fate.LOST);
    board.orders().clear(unit);
    if (out.recorded()) {
      String by = out.name(1 - Units.side(unit));
      String space = Sector.name(at);
      String kind = names.kind(unit);
      out.emit(new UnitEliminated(names.sideOf(unit), army.id(unit), kind, space, cause, 0, by));
    }
  }

  private void eliminate(UnitEliminated event) {
    eliminate(out.unit(event), Names.sector(event.getSpace()), event.getCause());
  }
}
