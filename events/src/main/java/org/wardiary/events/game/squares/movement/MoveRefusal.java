package org.wardiary.events.game.squares.movement;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.order.BrokenRule;
import org.wardiary.events.game.squares.order.OrderedUnits;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.ActionTiming;
import org.wardiary.events.text.Text;

/** Why a move is refused (SQ-3.4 to SQ-3.6, SQ-4). */
public final class MoveRefusal {

  private final Board board;
  private final SquaresMap map;
  private final int side;

  public MoveRefusal(Board board) {
    this.board = board;
    this.map = board.layout();
    this.side = board.turnSide();
  }

  public Rejection move(int step) {
    return mover(step).otherwise(() -> target(step));
  }

  private BrokenRule mover(int step) {
    int named = OrderedUnits.named(board, step);
    if (named == 0) {
      return BrokenRule.nobody(board, step);
    }
    if ((named & ~board.frozen()) == 0) {
      return BrokenRule.of("SQ-3.5", "a unit that may act in this slot", who(step) + " is frozen");
    }
    if ((named & ~board.frozen() & ~board.tired()) == 0) {
      return BrokenRule.of(
          "SQ-3.4", "a unit that did not move in both slots before", who(step) + " moved in both");
    }
    return BrokenRule.NONE;
  }

  private String who(int step) {
    return Kind.of(AnswerCode.kind(step)).title() + " at " + map.code(AnswerCode.from(step));
  }

  private Rejection target(int step) {
    int to = AnswerCode.to(step);
    int from = AnswerCode.from(step);
    Kind kind = Kind.of(AnswerCode.kind(step));
    BrokenRule blocked = blocked(to);
    if (blocked != BrokenRule.NONE && (near(kind, from) & Bits.of(to)) != 0) {
      return blocked.rejection();
    }
    String rule = kind.isMobile() ? "SQ-4.4" : "SQ-4.3";
    if (Bits.has(map.forest(), to) && !kind.isHorse()) {
      return BrokenRule.of(
              rule,
              "a clear square or a reserve",
              Text.of("%s may enter forest %s only by a double move", who(step), map.code(to)))
          .rejection();
    }
    return BrokenRule.of(
            rule, "a space within reach of " + who(step), map.code(to) + " is not within its reach")
        .rejection();
  }

  /** Spaces that are near enough for a kind, whoever stands there. */
  private int near(Kind kind, int from) {
    if (kind.isFoot()) {
      return map.edge(from);
    }
    int near = map.adjacent(from);
    int reached = near;
    for (int left = kind.isMobile() ? near : 0; left != 0; left = Bits.rest(left)) {
      reached |= map.adjacent(Bits.first(left));
    }
    return reached & ~Bits.of(from);
  }

  private BrokenRule blocked(int to) {
    if (to == map.reserve(side)) {
      return BrokenRule.NONE;
    }
    if (to == map.reserve(1 - side)) {
      boolean empty = board.home(1 - side) == 0;
      String but = "units are in " + map.code(to);
      return empty ? BrokenRule.NONE : BrokenRule.of("SQ-4.2", "an empty enemy's reserve", but);
    }
    if (Bits.has(board.empty(), to)) {
      return BrokenRule.NONE;
    }
    int unit = board.unitAt(to);
    String but =
        Text.of(
            "%s %s is at %s",
            map.variant().sides().get(Armies.side(unit)),
            map.armies().kind(unit).title(),
            map.code(to));
    return BrokenRule.of("SQ-4.2", "an empty space", but);
  }

  public Rejection doubleMove(int step) {
    if (board.moment() != ActionTiming.FIRST_OF_DOUBLE) {
      return BrokenRule.of(
              "SQ-4.6",
              "a double move as the whole of a double turn",
              board.isDoubleTurn() ? "one action is used up" : "this is no double turn")
          .rejection();
    }
    return mover(step)
        .otherwise(
            () -> {
              BrokenRule blocked = blocked(AnswerCode.to(step));
              boolean near = Bits.has(map.adjacent(AnswerCode.from(step)), AnswerCode.to(step));
              if (blocked != BrokenRule.NONE && near) {
                return blocked.rejection();
              }
              return BrokenRule.of(
                      "SQ-4.6",
                      "a diagonal or forest square that the kind may enter by a double move",
                      who(step) + " may not enter " + map.code(AnswerCode.to(step)) + " so")
                  .rejection();
            });
  }

  public Rejection pair(int first, int second) {
    for (int step : new int[] {first, second}) {
      if (!Kind.of(AnswerCode.kind(step)).isHorse()) {
        return BrokenRule.of("SQ-4.5", "two Horse units", who(step) + " is none").rejection();
      }
      BrokenRule mover = mover(step);
      if (mover != BrokenRule.NONE) {
        return mover.rejection();
      }
    }
    int fromHere = OrderedUnits.named(board, first) & board.ready(side);
    boolean sameNames =
        AnswerCode.kind(first) == AnswerCode.kind(second)
            && AnswerCode.from(first) == AnswerCode.from(second);
    if (sameNames && Bits.isSingle(fromHere)) {
      return BrokenRule.of("SQ-4.5", "two different units", "only one at hand is " + who(first))
          .rejection();
    }
    return pairStep(first, Board.NOBODY, Board.NOBODY)
        .otherwise(
            () ->
                pairStep(second, AnswerCode.from(first), AnswerCode.to(first))
                    .otherwise(
                        () ->
                            BrokenRule.of("SQ-4.5", "two steps of Horse", "these go not together")
                                .rejection()));
  }

  /** What is wrong with one step of a pair, a square being left and one being entered by then. */
  private BrokenRule pairStep(int step, int left, int entered) {
    int to = AnswerCode.to(step);
    if (!Bits.has(map.adjacent(AnswerCode.from(step)), to)) {
      return BrokenRule.of(
          "SQ-4.5", "a step to an adjacent square", map.code(to) + " is not adjacent");
    }
    if (!Bits.has(map.clear() | map.reserveBit(side), to)) {
      String but = Text.of("%s may not enter %s in a pair", who(step), map.code(to));
      return BrokenRule.of("SQ-4.5", "a clear square or the own reserve", but);
    }
    if (to == entered && to != map.reserve(side)) {
      return BrokenRule.of("SQ-4.2", "an empty space", "the other unit enters " + map.code(to));
    }
    return to == left ? BrokenRule.NONE : blocked(to);
  }
}
