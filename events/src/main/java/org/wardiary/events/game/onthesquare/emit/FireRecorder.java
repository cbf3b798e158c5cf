package org.wardiary.events.game.onthesquare.emit;

import org.wardiary.events.event.BaseReplaced;
import org.wardiary.events.event.CardDrawn;
import org.wardiary.events.event.DeckShuffled;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.FireResolved;
import org.wardiary.events.event.GunHit;
import org.wardiary.events.event.MenLost;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.CardDraw;
import org.wardiary.events.game.onthesquare.board.FireSteps;
import org.wardiary.events.game.onthesquare.board.Volley;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Gun;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/** Takes the steps of cards, fire and losses and emits their events. */
final class FireRecorder extends FireSteps {

  private final Board board;
  private final Army army;
  private final EventWriter out;

  FireRecorder(Board board, EventWriter out) {
    super(board);
    this.board = board;
    army = board.army();
    this.out = out;
  }

  @Override
  public void shuffle() {
    super.shuffle();
    out.emit(new DeckShuffled(board.deck().red(), board.deck().black()));
  }

  @Override
  public void draw(int colour) {
    boolean chance = !board.deck().alternating();
    int red = chance ? board.deck().red() : 0;
    int black = chance ? board.deck().black() : 0;
    int unit = board.cards().unit();
    super.draw(colour);
    out.emit(
        new CardDrawn(
            out.side(unit),
            army.id(unit),
            out.kind(unit),
            board.cards().purpose().title(),
            colour == 0 ? "R" : "B",
            colour == Units.side(unit),
            red,
            black));
  }

  @Override
  public void open(Volley volley, String cause) {
    int unit = volley.unit();
    int target = volley.target();
    int enemy = Units.unitOf(target);
    boolean guns = volley.weapon() == Weapon.GUNS;
    CardDraw.Purpose purpose = CardDraw.Purpose.of(volley.weapon());
    super.open(volley, cause);
    out.emit(
        new FireOpened(
            out.side(unit),
            army.id(unit),
            out.kind(unit),
            out.space(Units.base(unit)),
            purpose.title(),
            cause,
            out.parts(unit, volley.firing(), 0),
            guns ? 0 : volley.pieces(),
            guns ? volley.pieces() : 0,
            out.space(target),
            army.partId(target),
            out.kind(enemy),
            volley.boxed(),
            volley.range(),
            out.parts(enemy, volley.exposed(), Units.slot(target)),
            volley.cards()));
  }

  @Override
  public void resolve() {
    int unit = board.cards().unit();
    int target = board.cards().target();
    int cards = board.cards().total();
    int hits = board.cards().hits();
    CardDraw.Purpose weapon = board.cards().purpose();
    super.resolve();
    out.emit(
        new FireResolved(
            out.side(unit),
            army.id(unit),
            out.kind(unit),
            weapon.title(),
            army.partId(target),
            out.kind(Units.unitOf(target)),
            cards,
            hits));
  }

  @Override
  public void hitGun(int unit, int by) {
    byte gun = board.guns().gun(unit, 0);
    super.hitGun(unit, by);
    out.emit(
        new GunHit(
            out.side(unit),
            army.id(unit),
            out.kind(unit),
            out.space(Units.base(unit)),
            Gun.name(gun),
            Gun.effect(gun),
            army.id(by)));
  }

  @Override
  public void loseMen(int part, int men, String cause, int by) {
    super.loseMen(part, men, cause, by);
    int unit = Units.unitOf(part);
    out.emit(
        new MenLost(
            out.side(unit),
            army.partId(part),
            out.kind(unit),
            out.space(part),
            men,
            army.men(part),
            cause,
            army.id(by),
            out.kind(by)));
  }

  @Override
  public void losePart(int part, String cause) {
    int men = army.men(part);
    int at = army.sector(part);
    super.losePart(part, cause);
    int unit = Units.unitOf(part);
    out.emit(
        new PartLost(
            out.side(unit), army.partId(part), out.kind(unit), Sector.name(at), men, cause));
  }

  @Override
  public void replaceBase(int section) {
    super.replaceBase(section);
    int unit = Units.unitOf(section);
    String id = army.partId(section);
    out.emit(
        new BaseReplaced(
            out.side(unit), army.id(unit), id, out.kind(unit), out.space(Units.base(unit))));
  }

  @Override
  public void eliminate(int unit, int at, String cause) {
    super.eliminate(unit, at, cause);
    out.emit(
        new UnitEliminated(
            out.side(unit),
            army.id(unit),
            out.kind(unit),
            Sector.name(at),
            cause,
            0,
            Units.SIDES.name(1 - Units.side(unit))));
  }
}
