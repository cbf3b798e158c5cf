package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.onthesquare.Advance.Bid;
import org.wardiary.events.game.onthesquare.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.SectorSet;
import org.wardiary.events.game.onthesquare.map.Terrain;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Where moves may end, with which facing, and what may be left behind (WS-5.5 to WS-5.8). */
final class MoveOptions {

  private final Board board;
  private final Army army;
  private final Advance advance;
  private final SectorSet reached = new SectorSet();
  // the ends found: of the whole unit, of the unit without its guns
  private final SectorSet plain = new SectorSet();
  private final SectorSet bare = new SectorSet();

  MoveOptions(Board board) {
    this.board = board;
    army = board.army();
    advance = new Advance(board, Advance.Heed.ALL);
  }

  private void move(int unit, int end, int facing, int suffix, AnswerSearch quest) {
    quest.offer(AnswerCode.facing(AnswerCode.of(Form.MOVE, army.key(unit), end), facing, suffix));
  }

  /** WS-5.5, order A. */
  void advance(int unit, AnswerSearch quest) {
    if (army.inSquare(unit)) {
      return;
    }
    int facing = army.facing(Units.base(unit));
    if (!army.hasBody(unit)) {
      find(unit, facing, quest);
      for (int after = 0; after < Facing.COUNT; after++) {
        if (quest.faces(after)) {
          offer(unit, after, quest);
        }
      }
    } else if (army.line(unit)) {
      line(unit, facing, quest);
    }
  }

  /** WS-5.5, order F. */
  void faceAndAdvance(int unit, AnswerSearch quest) {
    if (army.inSquare(unit)) {
      return;
    }
    boolean body = army.hasBody(unit);
    for (int facing = 0; facing < Facing.COUNT && !quest.done(); facing++) {
      if (body) {
        move(unit, army.sector(Units.base(unit)), facing, AnswerCode.PLAIN, quest);
      } else if (quest.faces(facing)) {
        find(unit, facing, quest);
        offer(unit, facing, quest);
      }
    }
  }

  /** A line stays or moves one sector as a whole (WS-5.5), with what it may leave behind. */
  private void line(int unit, int facing, AnswerSearch quest) {
    int start = army.sector(Units.base(unit));
    move(unit, start, facing, AnswerCode.PLAIN, quest);
    if (!lineMoves(unit)) {
      return;
    }
    int end = Sector.ahead(start, facing);
    move(unit, end, facing, AnswerCode.PLAIN, quest);
    if (mayLeaveHalf(unit)) {
      move(unit, end, facing, AnswerCode.HALF, quest);
    }
    if (army.guns(unit) > 0) {
      move(unit, end, facing, AnswerCode.NO_GUNS, quest);
    }
  }

  /** Whether a line can move one sector forward as a whole (WS-5.5). */
  private boolean lineMoves(int unit) {
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      int part = Units.part(unit, slot);
      if (!army.exists(part) || !army.inBody(part)) {
        continue;
      }
      int ahead = Sector.ahead(army.sector(part), army.facing(part));
      if (ahead == Sector.NONE
          || !Moves.open(board, ahead)
          || board.terrain(ahead).slow()
          || board.terrain(army.sector(part)).slow()) {
        return false;
      }
    }
    return true;
  }

  /** WS-5.6: infantry without guns, two men or more on its base, under two sections. */
  private boolean mayLeaveHalf(int unit) {
    return army.kind(unit).infantry()
        && army.guns(unit) == 0
        && army.men(Units.base(unit)) >= 2
        && army.sections(unit) < 2;
  }

  /** Finds the ends of an advance of a base without adjacent sections. */
  private void find(int unit, int way, AnswerSearch quest) {
    int guns = army.guns(unit);
    plain.clear();
    bare.clear();
    advance.reach(new Bid(unit, way, guns, quest.sector()), reached);
    for (int end = reached.next(0); end >= 0; end = reached.next(end + 1)) {
      if (Moves.open(board, end) || Moves.joins(board, unit, end)) {
        plain.add(end);
      }
    }
    if (guns == 0) {
      return;
    }
    advance.reach(new Bid(unit, way, 0, quest.sector()), reached);
    for (int end = reached.next(0); end >= 0; end = reached.next(end + 1)) {
      if (Moves.open(board, end)) {
        bare.add(end);
      }
    }
  }

  /** Offers the ends found with one facing, and what may be left behind (WS-5.6). */
  private void offer(int unit, int facing, AnswerSearch quest) {
    move(unit, army.sector(Units.base(unit)), facing, AnswerCode.PLAIN, quest);
    boolean half = mayLeaveHalf(unit);
    for (int end = plain.next(0); end >= 0; end = plain.next(end + 1)) {
      move(unit, end, facing, AnswerCode.PLAIN, quest);
      // who ends on a sector that is not free joins
      if (half && army.free(end)) {
        move(unit, end, facing, AnswerCode.HALF, quest);
      }
    }
    for (int end = bare.next(0); end >= 0; end = bare.next(end + 1)) {
      move(unit, end, facing, AnswerCode.NO_GUNS, quest);
    }
  }

  /** WS-5.8, order B. */
  void box(int unit, AnswerSearch quest) {
    if (!army.boxed(unit)) {
      return;
    }
    int at = army.sector(Units.base(unit));
    offerAll(unit, at, quest);
    for (int way = 0; way < Facing.COUNT; way++) {
      int end = Sector.ahead(at, way);
      if (end >= 0 && Moves.open(board, end) && !closedToBoxes(end)) {
        offerAll(unit, end, quest);
      }
    }
  }

  private void offerAll(int unit, int end, AnswerSearch quest) {
    for (int facing = 0; facing < Facing.COUNT; facing++) {
      move(unit, end, facing, AnswerCode.PLAIN, quest);
    }
  }

  private boolean closedToBoxes(int sector) {
    Terrain terrain = board.terrain(sector);
    return terrain == Terrain.WOODS || terrain == Terrain.HOUSE;
  }
}
