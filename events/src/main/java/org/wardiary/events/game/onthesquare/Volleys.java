package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Fire from its opening to what its hits do (WS-7.4 to WS-7.6, WS-9.1). */
final class Volleys {

  private final Board board;
  private final Army army;
  private final Recorder recorder;
  private final Losses losses;
  private final Retreats retreats;

  Volleys(Board board, Recorder recorder, Losses losses, Retreats retreats) {
    this.board = board;
    army = board.army();
    this.recorder = recorder;
    this.losses = losses;
    this.retreats = retreats;
  }

  /** A unit fires; its cards are due next, if the target is no dummy (WS-3.2). */
  void open(Volley volley, String cause) {
    int enemy = Units.unitOf(volley.target());
    if (volley.boxed()) {
      recorder.revealed(enemy, "fire");
    }
    recorder.fights.opened(volley, cause);
    if (army.kind(enemy) == Kind.X) {
      recorder.fights.resolved();
      losses.losePart(volley.target(), "dummy");
    }
  }

  /** The cards are drawn: hits fall, then the unit hit may have to retreat. */
  void resolve() {
    CardDraw run = new CardDraw(board.cards());
    int unit = run.unit();
    int enemy = Units.unitOf(run.target());
    int way = awayInCharge(enemy);
    String cause = run.purpose().title();
    int body = army.body(enemy);
    recorder.fights.resolved();
    int[] lost = lost(run, enemy);
    int sum = 0;
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      if (lost[slot] > 0) {
        recorder.fights.menLost(Units.part(enemy, slot), lost[slot], cause, unit);
        sum += lost[slot];
      }
    }
    int gone = losses.bury(enemy, cause);
    boolean retreat = sum > 0 && army.active(enemy) && mustRetreat(enemy, body, gone);
    if (retreat) {
      int direction = way >= 0 ? way : away(Units.base(unit), Units.base(enemy));
      retreats.body(enemy, direction, Retreats.Reason.FIRE);
    }
    if (board.charge().active() && (retreat || (gone & 1) != 0)) {
      recorder.fights.chargeEnded("fire");
    }
  }

  /** Whether a unit that lost men must retreat for it (WS-9.1). */
  boolean mustRetreat(int unit, int body, int gone) {
    boolean broken = (body & gone) != 0 && (body & ~gone) != 0;
    return broken || army.totalMen(unit) == 1;
  }

  /** The way away from the part charged, if the unit fired at is the one that charges, else -1. */
  private int awayInCharge(int enemy) {
    return board.charge().active() && board.charge().attacker() == enemy
        ? Facing.opposite(army.facing(Units.base(enemy)))
        : -1;
  }

  /** Men that each slot of the unit fired at loses (WS-7.6); hits on guns are told at once. */
  private int[] lost(CardDraw run, int enemy) {
    boolean gunfire = run.purpose() == CardDraw.Purpose.GUNS;
    int[] lost = new int[Units.SLOTS];
    int slot = Units.slot(run.target());
    int idle = 0;
    for (int hits = run.hits(); hits > 0 && idle < Units.SLOTS; slot = (slot + 1) % Units.SLOTS) {
      int part = Units.part(enemy, slot);
      if ((run.exposed() >> slot & 1) == 0 || army.men(part) == lost[slot]) {
        idle++;
        continue;
      }
      idle = 0;
      hits--;
      if (gunfire && slot == 0 && army.guns(enemy) > 0) {
        recorder.fights.gunHit(enemy, run.unit());
      } else {
        lost[slot]++;
      }
    }
    return lost;
  }

  /** The way away from a base: along rows or columns, whichever is further (WS-9.3). */
  private int away(int from, int part) {
    int dx = Sector.column(army.sector(part)) - Sector.column(army.sector(from));
    int dy = Sector.row(army.sector(part)) - Sector.row(army.sector(from));
    if (Math.abs(dx) > Math.abs(dy)) {
      return dx > 0 ? Facing.EAST : Facing.WEST;
    }
    return dy > 0 ? Facing.NORTH : Facing.SOUTH;
  }
}
