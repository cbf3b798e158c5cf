package org.wardiary.events.game.onthesquare.movement;

import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.AnswerSearch;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.SectorSet;
import org.wardiary.events.game.onthesquare.map.Terrain;
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

  private void move(int unit, int end, int facing, int suffix, AnswerSearch search) {
    search.offer(AnswerCode.facing(AnswerCode.of(Form.MOVE, army.key(unit), end), facing, suffix));
  }

  /** Offers a unit's answers to order A (WS-5.5). */
  public void advance(int unit, AnswerSearch search) {
    if (army.inSquare(unit)) {
      return;
    }
    int facing = army.facing(Units.base(unit));
    if (!army.hasBody(unit)) {
      find(unit, facing, search);
      for (int after = 0; after < Facing.COUNT; after++) {
        if (search.faces(after)) {
          offer(unit, after, search);
        }
      }
    } else if (army.line(unit)) {
      line(unit, facing, search);
    }
  }

  /** Offers a unit's answers to order F (WS-5.5). */
  public void faceAndAdvance(int unit, AnswerSearch search) {
    if (army.inSquare(unit)) {
      return;
    }
    boolean body = army.hasBody(unit);
    for (int facing = 0; facing < Facing.COUNT && !search.done(); facing++) {
      if (body) {
        move(unit, army.sector(Units.base(unit)), facing, AnswerCode.PLAIN, search);
      } else if (search.faces(facing)) {
        find(unit, facing, search);
        offer(unit, facing, search);
      }
    }
  }

  /**
   * Offers the moves of a line, which stays or moves one sector as a whole (WS-5.5), with what it
   * may leave behind.
   */
  private void line(int unit, int facing, AnswerSearch search) {
    int start = army.sector(Units.base(unit));
    int guns = board.guns().count(unit);
    move(unit, start, facing, AnswerCode.PLAIN, search);
    int end = Sector.ahead(start, facing);
    if (lineMoves(unit, guns)) {
      move(unit, end, facing, AnswerCode.PLAIN, search);
      if (MoveRules.mayLeaveHalf(board, unit)) {
        move(unit, end, facing, AnswerCode.HALF, search);
      }
    }
    if (guns > 0 && lineMoves(unit, 0)) {
      move(unit, end, facing, AnswerCode.NO_GUNS, search);
    }
  }

  /** Whether a line can move one sector forward as a whole with {@code guns} guns (WS-5.5). */
  private boolean lineMoves(int unit, int guns) {
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      int part = Units.part(unit, slot);
      if (!army.exists(part) || !army.inBody(part)) {
        continue;
      }
      int ahead = Sector.ahead(army.sector(part), army.facing(part));
      if (ahead == Sector.NONE
          || !board.open(ahead)
          || board.slow(ahead)
          || board.slow(army.sector(part))
          || !board.mayEnter(unit, ahead, Units.slot(part) == 0 ? guns : 0)) {
        return false;
      }
    }
    return true;
  }

  /** Finds the ends of an advance of a base without adjacent sections. */
  private void find(int unit, int way, AnswerSearch search) {
    int guns = board.guns().count(unit);
    plain.clear();
    bare.clear();
    advance.reach(new Request(unit, way, guns, search.sector()), reached);
    for (int end = reached.next(0); end >= 0; end = reached.next(end + 1)) {
      if (board.open(end) || MoveRules.joins(board, unit, end)) {
        plain.add(end);
      }
    }
    if (guns == 0) {
      return;
    }
    advance.reach(new Request(unit, way, 0, search.sector()), reached);
    for (int end = reached.next(0); end >= 0; end = reached.next(end + 1)) {
      if (board.open(end)) {
        bare.add(end);
      }
    }
  }

  /** Offers the ends found with one facing, and what may be left behind (WS-5.6). */
  private void offer(int unit, int facing, AnswerSearch search) {
    move(unit, army.sector(Units.base(unit)), facing, AnswerCode.PLAIN, search);
    boolean half = MoveRules.mayLeaveHalf(board, unit);
    for (int end = plain.next(0); end >= 0; end = plain.next(end + 1)) {
      move(unit, end, facing, AnswerCode.PLAIN, search);
      // a unit that ends on an occupied sector joins and leaves nothing behind
      if (half && army.free(end)) {
        move(unit, end, facing, AnswerCode.HALF, search);
      }
    }
    for (int end = bare.next(0); end >= 0; end = bare.next(end + 1)) {
      move(unit, end, facing, AnswerCode.NO_GUNS, search);
    }
  }

  /** Offers a unit's answers to order B (WS-5.8). */
  public void box(int unit, AnswerSearch search) {
    if (!army.boxed(unit)) {
      return;
    }
    int at = army.sector(Units.base(unit));
    offerAll(unit, at, search);
    for (int way = 0; way < Facing.COUNT; way++) {
      int end = Sector.ahead(at, way);
      if (end >= 0 && board.open(end) && openToBoxes(end)) {
        offerAll(unit, end, search);
      }
    }
  }

  private void offerAll(int unit, int end, AnswerSearch search) {
    for (int facing = 0; facing < Facing.COUNT; facing++) {
      move(unit, end, facing, AnswerCode.PLAIN, search);
    }
  }

  private boolean openToBoxes(int sector) {
    Terrain terrain = board.terrain(sector);
    return terrain != Terrain.WOODS && terrain != Terrain.HOUSE;
  }
}
