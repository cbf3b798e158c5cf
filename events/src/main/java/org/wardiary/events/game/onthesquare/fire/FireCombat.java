package org.wardiary.events.game.onthesquare.fire;

import java.util.Optional;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.CardDraw;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.board.Volley;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.movement.UnitActions;
import org.wardiary.events.game.onthesquare.retreat.Losses;
import org.wardiary.events.game.onthesquare.retreat.Retreats;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/** Carries out fire, from its opening to the effects of its hits (WS-7.4 to WS-7.7, WS-9.1). */
public final class FireCombat {

  private final Board board;
  private final Army army;
  private final Steps steps;
  private final UnitActions actions;
  private final Losses losses;
  private final Retreats retreats;

  /** Creates the fire on a board. */
  public FireCombat(
      Board board, Steps steps, UnitActions actions, Losses losses, Retreats retreats) {
    this.board = board;
    army = board.army();
    this.steps = steps;
    this.actions = actions;
    this.losses = losses;
    this.retreats = retreats;
  }

  /** Executes an answer to order S. */
  public void execute(int unit, long code) {
    int sector = AnswerCode.sector(code);
    if (AnswerCode.form(code) == Form.BURN) {
      steps.light(unit, sector, board.rules().burns());
      return;
    }
    Weapon weapon = AnswerCode.form(code) == Form.GUNS ? Weapon.GUNS : Weapon.MUSKETS;
    open(Fire.volley(board, unit, sector, weapon).orElseThrow(), "order");
  }

  /**
   * The fire of a charged unit at a sector: with guns, else with muskets; empty if it has neither
   * (WS-8.3).
   */
  public Optional<Volley> answer(int unit, int sector) {
    return Fire.volley(board, unit, sector, Weapon.GUNS)
        .or(() -> Fire.volley(board, unit, sector, Weapon.MUSKETS));
  }

  /**
   * Opens a fire. Its cards are due next unless the target is a dummy, which is removed (WS-3.2).
   */
  public void open(Volley volley, String cause) {
    int enemy = Units.unitOf(volley.target());
    actions.reveal(enemy, "fire");
    steps.fires().open(volley, cause);
    if (army.kind(enemy) == Kind.X) {
      steps.fires().resolve();
      losses.losePart(volley.target(), "dummy");
    }
  }

  /**
   * Resolves a fire after its cards are drawn: the target's losses, then its retreat if one is due.
   */
  public void resolve() {
    CardDraw run = board.cards().copy();
    int unit = run.unit();
    int enemy = Units.unitOf(run.target());
    int way = awayInCharge(enemy);
    String cause = run.purpose().title();
    int body = army.body(enemy);
    steps.fires().resolve();
    int[] lost = lost(run, enemy);
    int sum = 0;
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      if (lost[slot] > 0) {
        steps.fires().loseMen(Units.part(enemy, slot), lost[slot], cause, unit);
        sum += lost[slot];
      }
    }
    Losses.Remains remains = losses.removeEmpty(enemy, body, cause);
    boolean lostUnit = sum > 0 && losses.loseLast(enemy);
    boolean retreat = !lostUnit && remains.broken();
    if (retreat) {
      int from = army.sector(Units.base(unit));
      retreats.body(
          enemy,
          remains.left(),
          part -> way >= 0 ? way : away(from, army.sector(part)),
          Retreats.Reason.FIRE);
    }
    if (board.charge().active() && (retreat || lostUnit || (remains.gone() & 1) != 0)) {
      steps.charges().end("fire");
    }
  }

  /** The direction away from the charged part if the unit fired at is the charging one, else -1. */
  private int awayInCharge(int enemy) {
    return board.charge().active() && board.charge().attacker() == enemy
        ? Facing.opposite(army.facing(Units.base(enemy)))
        : -1;
  }

  /**
   * Number of men that each slot of the unit fired at loses (WS-7.6). Hits on guns are applied at
   * once.
   */
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
      if (gunfire && slot == 0 && board.guns().count(enemy) > 0) {
        steps.fires().hitGun(enemy, run.unit());
      } else {
        lost[slot]++;
      }
    }
    return lost;
  }

  /**
   * The direction away from a sector, along rows or columns, whichever distance is greater
   * (WS-9.3).
   */
  private static int away(int from, int to) {
    int dx = Sector.column(to) - Sector.column(from);
    int dy = Sector.row(to) - Sector.row(from);
    if (Math.abs(dx) > Math.abs(dy)) {
      return dx > 0 ? Facing.EAST : Facing.WEST;
    }
    return dy > 0 ? Facing.NORTH : Facing.SOUTH;
  }
}
