package org.wardiary.events.game.onthesquare;

import java.util.Optional;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/** Charges, reactions, melees (WS-8). */
final class Charges {

  private final Board board;
  private final Army army;
  private final Recorder recorder;
  private final Losses losses;
  private final Retreats retreats;
  private final Volleys volleys;

  Charges(Board board, Recorder recorder, Losses losses, Retreats retreats, Volleys volleys) {
    this.board = board;
    army = board.army();
    this.recorder = recorder;
    this.losses = losses;
    this.retreats = retreats;
    this.volleys = volleys;
  }

  /** A unit charges a sector that it can charge (WS-8.1, WS-8.2). */
  void charge(int unit, int target) {
    int base = Units.base(unit);
    int from = army.sector(base);
    int way = army.facing(base);
    recorder.moves.moved(base, Sector.ahead(target, Facing.opposite(way)), "charge");
    int part = army.on(target);
    int enemy = Units.unitOf(part);
    Contact contact = contact(unit, part);
    if (contact.boxed()) {
      recorder.revealed(enemy, "charge");
    }
    recorder.fights.charged(contact, from);
    if (!advances()) {
      recorder.voided(enemy, "charged");
    }
    if (army.kind(enemy) == Kind.X) {
      losses.losePart(part, "dummy");
      recorder.fights.chargeEnded("dummy");
    }
  }

  private Contact contact(int unit, int part) {
    int base = Units.base(unit);
    boolean faces = Sector.ahead(army.sector(part), army.facing(part)) == army.sector(base);
    boolean across = (army.facing(part) - army.facing(base)) % 2 != 0;
    return new Contact(
        unit,
        part,
        army.boxed(Units.unitOf(part)),
        board.allRound(part),
        faces,
        across,
        two(unit, part),
        fighters(part));
  }

  /** Whether another unit of the charging side has an unboxed part beside D, facing it (WS-8.2). */
  private boolean two(int unit, int part) {
    int target = army.sector(part);
    for (int way = 0; way < Facing.COUNT; way++) {
      int beside = Sector.ahead(target, way);
      int other = beside < 0 ? Units.NONE : army.on(beside);
      if (other < 0) {
        continue;
      }
      int its = Units.unitOf(other);
      if (Units.side(its) == Units.side(unit)
          && its != unit
          && !army.boxed(its)
          && army.facing(other) == Facing.opposite(way)) {
        return true;
      }
    }
    return false;
  }

  /** Slots that fight with a part: in a line those beside it too (WS-8.5). */
  private int fighters(int part) {
    int unit = Units.unitOf(part);
    int slots = 1 << Units.slot(part);
    if (!army.inBody(part) || !army.line(unit)) {
      return slots;
    }
    return slots | (Units.slot(part) == 0 ? army.body(unit) : 1);
  }

  /** What comes next in a charge: the reaction, or the melee. Nothing is asked here. */
  void next() {
    if (board.charge().stage() == Charge.Stage.REACTED) {
      melee();
    } else if (board.charge().front()) {
      meet();
    } else {
      recorder.fights.reacted("retreat", "forced");
      giveWay(Retreats.Reason.CHARGED);
      recorder.fights.chargeEnded("retreat");
    }
  }

  /** Whether the unit charged may choose between retreat and melee (WS-8.4). */
  boolean mayStand() {
    Charge charge = board.charge();
    boolean order = charge.order() == 'S' || charge.order() == 'C';
    int unit = Units.unitOf(charge.defender());
    return reacting()
        && !charge.front()
        && order
        && army.men(unit, charge.fighters()) > army.men(Units.base(charge.attacker()));
  }

  /** Whether the unit charged executes its order F now (WS-8.3). */
  boolean advances() {
    Charge charge = board.charge();
    return reacting() && charge.front() && charge.order() == 'F' && army.inBody(charge.defender());
  }

  private boolean reacting() {
    return board.charge().stage() == Charge.Stage.REACTION;
  }

  /** From the front, with another order than F: it fires if it can, and there is a melee. */
  private void meet() {
    int unit = Units.unitOf(board.charge().defender());
    int target = army.sector(Units.base(board.charge().attacker()));
    Optional<Volley> volley = Optional.empty();
    if (board.charge().order() == 'S') {
      volley =
          Fire.volley(board, unit, target, Weapon.GUNS)
              .or(() -> Fire.volley(board, unit, target, Weapon.MUSKETS));
    }
    recorder.fights.reacted(volley.isPresent() ? "fire" : "melee", "forced");
    volley.ifPresent(fire -> volleys.open(fire, "charged"));
  }

  /** The answer {@code R}. */
  void retreat() {
    recorder.fights.reacted("retreat", "chosen");
    giveWay(Retreats.Reason.CHOSEN);
    recorder.fights.chargeEnded("retreat");
  }

  /** The answer {@code S}: D faces A. */
  void stand() {
    recorder.fights.reacted("stand", "chosen");
    int way = army.facing(Units.base(board.charge().attacker()));
    recorder.moves.faced(board.charge().defender(), Facing.opposite(way), "charged");
  }

  /** D retreats in the line of the charge, or is lost with 2 against 1 (WS-9.3, WS-9.4). */
  private void giveWay(Retreats.Reason reason) {
    int part = board.charge().defender();
    int way = army.facing(Units.base(board.charge().attacker()));
    if (army.inBody(part)) {
      bodyGivesWay(Units.unitOf(part), way, reason);
    } else {
      sectionGivesWay(part, way, reason);
    }
  }

  private void bodyGivesWay(int unit, int way, Retreats.Reason reason) {
    if (board.charge().two()) {
      losses.loseBody(unit, "two-against-one");
    } else {
      retreats.body(unit, way, reason);
    }
  }

  private void sectionGivesWay(int part, int way, Retreats.Reason reason) {
    if (board.charge().two()) {
      losses.losePart(part, "two-against-one");
    } else {
      retreats.section(part, way, reason);
    }
  }

  /** Begins the melee with the part that stands on the sector charged, if its unit still does. */
  private void melee() {
    Charge charge = board.charge();
    int part = army.on(charge.sector());
    int unit = Units.unitOf(charge.defender());
    if (part < 0 || Units.unitOf(part) != unit) {
      recorder.fights.chargeEnded("evaded");
      return;
    }
    int slots = charge.front() ? fighters(part) : charge.fighters();
    recorder.fights.meleeBegan(part, slots, cards(charge.attacker(), 1), cards(unit, slots));
  }

  /** Cards in a melee: half a card a man, lancers one (WS-8.5). */
  private int cards(int unit, int slots) {
    int men = army.men(unit, slots);
    return army.kind(unit) == Kind.L ? men : (men + 1) / 2;
  }

  /** The charging side's cards are drawn. */
  void strike() {
    int unit = Units.unitOf(board.charge().defender());
    recorder.fights.struck(cards(unit, board.charge().fighters()));
  }

  /** The cards of both are drawn: losses, then retreats of D's unit and A's (WS-8.5, WS-9.1). */
  void resolve() {
    Charge charge = board.charge();
    int unit = charge.attacker();
    int enemy = Units.unitOf(charge.defender());
    MeleeResult blows =
        new MeleeResult(
            army.men(Units.base(unit)),
            charge.hits(),
            army.men(enemy, charge.fighters()),
            board.cards().hits());
    int way = army.facing(Units.base(unit));
    boolean detached = !army.inBody(charge.defender());
    int body = army.body(unit);
    int targetBody = army.body(enemy);
    recorder.fights.meleeResolved(blows);
    takeHits(charge.defender(), blows.targetLost(), unit);
    take(Units.base(unit), blows.lost(), enemy);
    int targetGone = losses.bury(enemy, "melee");
    int gone = losses.bury(unit, "melee");
    boolean broken = blows.targetLost() > 0 && mustRetreat(enemy, targetBody, targetGone);
    if (blows.targetFewer() && detached) {
      sectionGivesWay(charge.defender(), way, Retreats.Reason.MELEE);
    } else if (blows.targetFewer() || broken) {
      bodyGivesWay(enemy, way, Retreats.Reason.MELEE);
    }
    if (blows.fewer() || blows.lost() > 0 && mustRetreat(unit, body, gone)) {
      retreats.body(unit, Facing.opposite(way), Retreats.Reason.MELEE);
    }
    recorder.fights.chargeEnded("melee");
  }

  private boolean mustRetreat(int unit, int body, int gone) {
    return army.active(unit) && volleys.mustRetreat(unit, body, gone);
  }

  /** Men fall by D first, then base, a, b (WS-8.5). */
  private void takeHits(int part, int men, int by) {
    int left = take(part, men, by);
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      int other = Units.part(Units.unitOf(part), slot);
      if (other != part && (board.charge().fighters() >> slot & 1) != 0) {
        left = take(other, left, by);
      }
    }
  }

  private int take(int part, int men, int by) {
    int lost = Math.min(men, army.men(part));
    if (lost > 0) {
      recorder.fights.menLost(part, lost, "melee", by);
    }
    return men - lost;
  }
}
