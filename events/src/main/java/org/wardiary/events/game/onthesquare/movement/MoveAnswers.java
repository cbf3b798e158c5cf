package org.wardiary.events.game.onthesquare.movement;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.SectorSet;
import org.wardiary.events.game.onthesquare.movement.Advance.Request;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * The legal answers to orders A, F and B: where moves may end, with which facing, and what may be
 * left behind (WS-5.5 to WS-5.8).
 */
public final class MoveAnswers {

  private final Board board;
  private final Army army;
  private final Advance advance;
  private final SectorSet reached = new SectorSet();
  // the ends found, of the whole unit and of the unit without its guns
  private final SectorSet plain = new SectorSet();
  private final SectorSet bare = new SectorSet();

  /** Creates the answers on a board. */
  public MoveAnswers(Board board) {
    this.board = board;
    army = board.army();
    advance = new Advance(board, Advance.Rules.ALL);
  }

  private void move(int unit, int end, int facing, int suffix, AnswerList out) {
    out.add(AnswerCode.facing(AnswerCode.of(Form.MOVE, army.key(unit), end), facing, suffix));
  }

  /** Offers a unit's answers to order A (WS-5.5). */
  public void advance(int unit, AnswerList out) {
    if (army.inSquare(unit)) {
      return;
    }
    int facing = army.facing(Units.base(unit));
    if (!army.hasBody(unit)) {
      find(unit, facing);
      for (int after = 0; after < Facing.COUNT; after++) {
        offer(unit, after, out);
      }
    } else if (army.line(unit)) {
      line(unit, facing, out);
    }
  }

  /** Offers a unit's answers to order F (WS-5.5). */
  public void faceAndAdvance(int unit, AnswerList out) {
    if (army.inSquare(unit)) {
      return;
    }
    boolean body = army.hasBody(unit);
    for (int facing = 0; facing < Facing.COUNT && !out.isFull(); facing++) {
      if (body) {
        move(unit, army.sector(Units.base(unit)), facing, AnswerCode.PLAIN, out);
      } else {
        find(unit, facing);
        offer(unit, facing, out);
      }
    }
  }

  /**
   * Offers the moves of a line, which stays or moves one sector as a whole (WS-5.5), with what it
   * may leave behind.
   */
  private void line(int unit, int facing, AnswerList out) {
    int start = army.sector(Units.base(unit));
    int guns = board.guns().count(unit);
    move(unit, start, facing, AnswerCode.PLAIN, out);
    int end = Sector.ahead(start, facing);
    if (MoveRules.lineMoves(board, unit, guns)) {
      move(unit, end, facing, AnswerCode.PLAIN, out);
      if (MoveRules.mayLeaveHalf(board, unit)) {
        move(unit, end, facing, AnswerCode.HALF, out);
      }
    }
    if (guns > 0 && MoveRules.lineMoves(board, unit, 0)) {
      move(unit, end, facing, AnswerCode.NO_GUNS, out);
    }
  }

  /** Finds the ends of an advance of a base without adjacent sections. */
  private void find(int unit, int way) {
    int guns = board.guns().count(unit);
    plain.clear();
    bare.clear();
    advance.reach(new Request(unit, way, guns, Sector.NONE), reached);
    for (int end = reached.next(0); end >= 0; end = reached.next(end + 1)) {
      if (board.open(end) || MoveRules.joins(board, unit, end)) {
        plain.add(end);
      }
    }
    if (guns == 0) {
      return;
    }
    advance.reach(new Request(unit, way, 0, Sector.NONE), reached);
    for (int end = reached.next(0); end >= 0; end = reached.next(end + 1)) {
      if (board.open(end)) {
        bare.add(end);
      }
    }
  }

  /** Offers the ends found with one facing, and what may be left behind (WS-5.6). */
  private void offer(int unit, int facing, AnswerList out) {
    move(unit, army.sector(Units.base(unit)), facing, AnswerCode.PLAIN, out);
    boolean half = MoveRules.mayLeaveHalf(board, unit);
    for (int end = plain.next(0); end >= 0; end = plain.next(end + 1)) {
      move(unit, end, facing, AnswerCode.PLAIN, out);
      // a unit that ends on an occupied sector joins and leaves nothing behind
      if (half && army.free(end)) {
        move(unit, end, facing, AnswerCode.HALF, out);
      }
    }
    for (int end = bare.next(0); end >= 0; end = bare.next(end + 1)) {
      move(unit, end, facing, AnswerCode.NO_GUNS, out);
    }
  }
}
