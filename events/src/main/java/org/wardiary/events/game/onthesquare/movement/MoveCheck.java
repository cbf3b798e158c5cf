package org.wardiary.events.game.onthesquare.movement;

import java.util.Locale;
import java.util.Optional;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.Rejections;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.SectorSet;
import org.wardiary.events.game.onthesquare.movement.Advance.Request;
import org.wardiary.events.game.onthesquare.movement.Advance.Rules;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.text.Text;

/** Explains why an answer to order A or F is refused (WS-5). */
public final class MoveCheck {

  private final Board board;
  private final Army army;
  private final int unit;
  private final Order order;
  private final int start;

  /** Explains refusals of one unit's answers. */
  public MoveCheck(Board board, int unit, Order order) {
    this.board = board;
    army = board.army();
    this.unit = unit;
    this.order = order;
    start = army.sector(Units.base(unit));
  }

  /** The rejection of an illegal answer. */
  public Optional<Rejection> broken(long code) {
    String id = army.id(unit);
    if (AnswerCode.form(code) != Form.MOVE) {
      return Rejections.of(
          "WS-4.3",
          Text.of("an answer to its order %s, such as %s>%sN", order, id, Sector.name(start)),
          code);
    }
    if (army.inSquare(unit)) {
      return Rejections.of("WS-5.5", id + "-", id + " is in square and stands fast");
    }
    return army.hasBody(unit) ? body(code) : base(code);
  }

  private Optional<Rejection> body(long code) {
    String id = army.id(unit);
    int end = AnswerCode.sector(code);
    int facing = army.facing(Units.base(unit));
    if (order == Order.F) {
      return end == start && AnswerCode.suffix(code) == AnswerCode.PLAIN
          ? Optional.empty()
          : Rejections.of("WS-5.5", "a body to turn on its spot", code);
    }
    if (!army.line(unit)) {
      return Rejections.of("WS-5.5", id + "-", id + " is deployed and stands fast");
    }
    if (AnswerCode.facing(code) != facing) {
      return Rejections.of("WS-5.5", "a line to keep its facing", code);
    }
    if (end != start && end != Sector.ahead(start, facing)) {
      return Rejections.of("WS-5.5", "a line to move one sector straight forward", code);
    }
    if (!badSuffix(code) && (end == start || MoveRules.lineMoves(board, unit, guns(code)))) {
      return Optional.empty();
    }
    return AnswerCode.suffix(code) == AnswerCode.PLAIN ? ahead(end) : suffix(code);
  }

  /** The rejection of a line's move forward. */
  private Optional<Rejection> ahead(int end) {
    if (!board.slow(end) && !board.mayEnter(unit, end, board.guns().count(unit))) {
      return closed(end);
    }
    return Rejections.of(
        "WS-5.5",
        board.rules().slowSectors()
            ? "free plain, road or bridge before every part of the line"
            : "a free sector that it may enter before every part of the line",
        "it is not so");
  }

  private Optional<Rejection> closed(int end) {
    String terrain = board.terrain(end).name().toLowerCase(Locale.ROOT);
    return Rejections.of(
        "WS-1.2",
        "a sector that is open to " + army.id(unit),
        Text.of("%s is %s", Sector.name(end), terrain));
  }

  private Optional<Rejection> suffix(long code) {
    boolean half = AnswerCode.suffix(code) == AnswerCode.HALF;
    return Rejections.of(
        "WS-5.6",
        half
            ? "infantry without guns, with two men or more on its base and under two sections, that"
                + " advances"
            : "a unit with guns that advances",
        code);
  }

  /** The guns that a move takes along. */
  private int guns(long code) {
    return AnswerCode.suffix(code) == AnswerCode.NO_GUNS ? 0 : board.guns().count(unit);
  }

  private boolean badSuffix(long code) {
    if (AnswerCode.suffix(code) == AnswerCode.PLAIN) {
      return false;
    }
    if (AnswerCode.sector(code) == start) {
      return true;
    }
    return AnswerCode.suffix(code) == AnswerCode.NO_GUNS
        ? board.guns().count(unit) == 0
        : !MoveRules.mayLeaveHalf(board, unit);
  }

  private Optional<Rejection> base(long code) {
    if (badSuffix(code)) {
      return suffix(code);
    }
    int end = AnswerCode.sector(code);
    int way = order == Order.F ? AnswerCode.facing(code) : army.facing(Units.base(unit));
    Request request = new Request(unit, way, guns(code), end);
    if (end == start) {
      return Optional.empty();
    }
    if (reaches(request, Rules.ALL)) {
      boolean joins =
          AnswerCode.suffix(code) == AnswerCode.PLAIN && MoveRules.joins(board, unit, end);
      return board.open(end) || joins ? Optional.empty() : end(code, end);
    }
    if (!Sector.before(start, end, way)) {
      return Rejections.of(
          "WS-5.2",
          "a sector straight or diagonally forward",
          Text.of("%s is not, facing %s", Sector.name(end), Facing.letter(way)));
    }
    return outOfReach(request, code);
  }

  /** The rejection that names the first rule without which the unit could reach the goal. */
  private Optional<Rejection> outOfReach(Request request, long code) {
    String end = Sector.name(request.goal());
    if (reaches(request, Rules.NOT_TERRAIN)) {
      return closed(request.goal());
    }
    if (reaches(request, Rules.NOT_ENEMIES)) {
      return Rejections.of(
          "WS-5.4", "no enemy straight ahead or in the way", "one bars the way to " + end);
    }
    if (reaches(request, Rules.NOT_SLOW)) {
      return Rejections.of(
          "WS-5.3",
          "a step from or into a slow sector to be straight forward and the whole move",
          code);
    }
    if (reaches(request, Rules.LIMIT)) {
      return Rejections.of(
          "WS-5.4", "a way without enemies and slow sectors", "there is none to " + end);
    }
    return tooFar(request);
  }

  private Optional<Rejection> tooFar(Request request) {
    int end = request.goal();
    int limit = MoveRules.limit(board, unit, request.guns());
    boolean straight =
        Sector.column(start) == Sector.column(end) || Sector.row(start) == Sector.row(end);
    return Rejections.of(
        straight && limit + 1 == Sector.distance(start, end) ? "WS-5.2" : "WS-5.1",
        Text.of("at most %d sectors, one more straight along a road", limit),
        Text.of("%s is further", Sector.name(end)));
  }

  private boolean reaches(Request request, Rules rules) {
    SectorSet sectors = new SectorSet();
    new Advance(board, rules).reach(request, sectors);
    return sectors.has(request.goal());
  }

  /** The rejection of an end that can be reached but not occupied. */
  private Optional<Rejection> end(long code, int end) {
    String name = Sector.name(end);
    if (army.free(end)) {
      return Rejections.of("WS-5.4", "a sector that does not burn", name + " is a burning bridge");
    }
    String there = army.partId(army.on(end));
    if (MoveRules.joins(board, unit, end)) {
      return Rejections.of("WS-5.7", "a unit that joins " + there + " to bring all with it", code);
    }
    return Rejections.of(
        "WS-5.7",
        "a free sector, or an unboxed base of a like kind, whole, with room for both",
        Text.of("%s stands on %s", there, name));
  }
}
