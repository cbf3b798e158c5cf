package org.wardiary.events.game.squares;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.text.Text;

/** Why a move is refused (SQ-3.4 to SQ-3.6, SQ-4). */
final class MoveRefusal {

  private final Board board;
  private final SquaresLayout map;
  private final int side;

  MoveRefusal(Board board) {
    this.board = board;
    this.map = board.layout();
    this.side = board.turnSide();
  }

  Rejection move(int step) {
    return mover(step).otherwise(() -> target(step));
  }

  private Reason mover(int step) {
    int named = Units.named(board, step);
    if (named == 0) {
      return Reason.nobody(board, step);
    }
    if ((named & ~board.frozen()) == 0) {
      return Reason.of("SQ-3.5", "a unit that may act in this slot", who(step) + " is frozen");
    }
    if ((named & ~board.frozen() & ~board.tired()) == 0) {
      return Reason.of(
          "SQ-3.4", "a unit that did not move in both slots before", who(step) + " moved in both");
    }
    return Reason.NONE;
  }

  private String who(int step) {
    return Kind.of(Code.kind(step)).title() + " at " + map.code(Code.from(step));
  }

  private Rejection target(int step) {
    int to = Code.to(step);
    int from = Code.from(step);
    Kind kind = Kind.of(Code.kind(step));
    Reason blocked = blocked(to);
    if (blocked != Reason.NONE && (near(kind, from) & Bits.of(to)) != 0) {
      return blocked.rejection();
    }
    String rule = kind.isMobile() ? "SQ-4.4" : "SQ-4.3";
    if (Bits.has(map.forest(), to) && !kind.isHorse()) {
      return Reason.of(
              rule,
              "a clear square or a reserve",
              Text.of("%s may enter forest %s only by a double move", who(step), map.code(to)))
          .rejection();
    }
    return Reason.of(
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

  private Reason blocked(int to) {
    if (to == map.reserve(side)) {
      return Reason.NONE;
    }
    if (to == map.reserve(1 - side)) {
      boolean empty = board.home(1 - side) == 0;
      String but = "units are in " + map.code(to);
      return empty ? Reason.NONE : Reason.of("SQ-4.2", "an empty enemy's reserve", but);
    }
    if (Bits.has(board.empty(), to)) {
      return Reason.NONE;
    }
    int unit = board.unitAt(to);
    String but =
        Text.of(
            "%s %s is at %s",
            map.variant().sides().get(Armies.side(unit)),
            map.armies().kind(unit).title(),
            map.code(to));
    return Reason.of("SQ-4.2", "an empty space", but);
  }

  Rejection doubleMove(int step) {
    if (board.moment() != Moment.FIRST_OF_DOUBLE) {
      return Reason.of(
              "SQ-4.6",
              "a double move as the whole of a double turn",
              board.isDoubleTurn() ? "one action is used up" : "this is no double turn")
          .rejection();
    }
    return mover(step)
        .otherwise(
            () -> {
              Reason blocked = blocked(Code.to(step));
              boolean near = Bits.has(map.adjacent(Code.from(step)), Code.to(step));
              if (blocked != Reason.NONE && near) {
                return blocked.rejection();
              }
              return Reason.of(
                      "SQ-4.6",
                      "a diagonal or forest square that the kind may enter by a double move",
                      who(step) + " may not enter " + map.code(Code.to(step)) + " so")
                  .rejection();
            });
  }

  Rejection pair(int first, int second) {
    for (int step : new int[] {first, second}) {
      if (!Kind.of(Code.kind(step)).isHorse()) {
        return Reason.of("SQ-4.5", "two Horse units", who(step) + " is none").rejection();
      }
      Reason mover = mover(step);
      if (mover != Reason.NONE) {
        return mover.rejection();
      }
    }
    int fromHere = Units.named(board, first) & board.ready(side);
    boolean sameNames =
        Code.kind(first) == Code.kind(second) && Code.from(first) == Code.from(second);
    if (sameNames && Bits.isSingle(fromHere)) {
      return Reason.of("SQ-4.5", "two different units", "only one at hand is " + who(first))
          .rejection();
    }
    return pairStep(first, Board.NOBODY, Board.NOBODY)
        .otherwise(
            () ->
                pairStep(second, Code.from(first), Code.to(first))
                    .otherwise(
                        () ->
                            Reason.of("SQ-4.5", "two steps of Horse", "these go not together")
                                .rejection()));
  }

  /** What is wrong with one step of a pair, a square being left and one being entered by then. */
  private Reason pairStep(int step, int left, int entered) {
    int to = Code.to(step);
    if (!Bits.has(map.adjacent(Code.from(step)), to)) {
      return Reason.of("SQ-4.5", "a step to an adjacent square", map.code(to) + " is not adjacent");
    }
    if (!Bits.has(map.clear() | map.reserveBit(side), to)) {
      String but = Text.of("%s may not enter %s in a pair", who(step), map.code(to));
      return Reason.of("SQ-4.5", "a clear square or the own reserve", but);
    }
    if (to == entered && to != map.reserve(side)) {
      return Reason.of("SQ-4.2", "an empty space", "the other unit enters " + map.code(to));
    }
    return to == left ? Reason.NONE : blocked(to);
  }
}
