package org.wardiary.events.game.onthesquare.retreat;

import java.util.function.IntUnaryOperator;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.movement.MoveRules;
import org.wardiary.events.game.onthesquare.movement.StraightPath;
import org.wardiary.events.game.onthesquare.movement.UnitActions;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Carries out retreats (WS-9). */
public final class Retreats {

  private final Board board;
  private final Army army;
  private final Steps steps;
  private final UnitActions actions;
  private final Losses losses;

  /** Creates the retreats on a board. */
  public Retreats(Board board, Steps steps, UnitActions actions, Losses losses) {
    this.board = board;
    army = board.army();
    this.steps = steps;
    this.actions = actions;
    this.losses = losses;
  }

  /**
   * Why a part retreats.
   *
   * @param cause "fire", "charged" or "melee"
   * @param how "forced" or "chosen"
   */
  public record Reason(String cause, String how) {

    /** After losses from fire (WS-9.1). */
    public static final Reason FIRE = new Reason("fire", "forced");

    /** After losses, or with fewer men left, in a melee (WS-9.1). */
    public static final Reason MELEE = new Reason("melee", "forced");

    /** When charged in the flank or rear (WS-8.4). */
    public static final Reason CHARGED = new Reason("charged", "forced");

    /** When charged in the flank or rear, although the unit might have stood (WS-8.4). */
    public static final Reason CHOSEN = new Reason("charged", "chosen");
  }

  /**
   * Makes what is left of a unit's body retreat as a whole, each part in its direction (WS-9.2). If
   * the body lost its base, what is not adjacent to the new one retreats after it, as a detached
   * section.
   *
   * @param left slots of what is left of the body, as bits
   * @param away gives the direction in which a part retreats
   */
  public void body(int unit, int left, IntUnaryOperator away, Reason reason) {
    int base = Units.base(unit);
    int apart = left & ~army.body(unit);
    actions.voidOrder(unit, "retreated");
    boolean fell = actions.fallIn(unit, "retreat");
    actions.endSquare(unit, "retreat");
    actions.leaveGuns(unit, "retreat");
    actions.face(base, away.applyAsInt(base), "retreat");
    int limit = fell ? 1 : MoveRules.limit(board, unit, 0);
    int bonus = fell ? 0 : board.rules().roadBonus();
    move(new StraightPath(board, base, limit, bonus), base, reason);
    if (apart != 0) {
      // a base that left the field has made the section the base
      int section = Units.part(unit, Integer.numberOfTrailingZeros(apart));
      int rest = army.exists(section) ? section : base;
      section(rest, away.applyAsInt(rest), reason);
    }
  }

  /** Makes a detached section retreat alone (WS-9.2). */
  private void section(int part, int way, Reason reason) {
    actions.face(part, way, "retreat");
    int limit = MoveRules.limit(board, Units.unitOf(part), 0);
    move(new StraightPath(board, part, limit, board.rules().roadBonus()), part, reason);
  }

  private boolean lostToTwo() {
    return board.charge().byTwo() && board.rules().lostToTwo();
  }

  /**
   * Makes what is left of the body of a charged unit retreat; if it is charged by two, that is
   * lost, with what is adjacent to a new base (WS-9.4).
   */
  public void chargedBody(int unit, int left, int way, Reason reason) {
    if (lostToTwo()) {
      losses.loseParts(unit, left | army.body(unit), "charged-by-two");
    } else {
      body(unit, left, part -> way, reason);
    }
  }

  /** Makes a charged detached section retreat; charged by two it is lost (WS-9.4). */
  public void chargedSection(int part, int way, Reason reason) {
    if (lostToTwo()) {
      losses.losePart(part, "charged-by-two");
    } else {
      section(part, way, reason);
    }
  }

  /**
   * Moves a part as far as possible, but not onto a burning bridge; a part whose first step would
   * leave the field is lost.
   */
  private void move(StraightPath path, int part, Reason reason) {
    if (path.ahead() == Sector.NONE) {
      losses.losePart(part, "left-field");
      return;
    }
    int end = path.at();
    while (path.step()) {
      end = board.bridges().burning(path.at()) ? end : path.at();
    }
    steps.moves().retreat(part, end, reason.cause(), reason.how());
  }
}
