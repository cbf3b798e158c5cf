package org.wardiary.events.game.hasami;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.hasami.HasamiMap.Direction;

/** The rules (HS-3 to HS-5): they read the board and call steps. */
final class Legality {

  static final String ATTRITION = "attrition";
  static final String NO_LEGAL_ORDER = "no-legal-order";
  static final String LIMIT = "limit";
  static final List<String> TERMINATIONS = List.of(ATTRITION, NO_LEGAL_ORDER, LIMIT);

  /** HS-5.4. */
  static final int LAST_TURN = 120;

  /** HS-5.2: a side with fewer men has lost. */
  private static final int FEWEST_MEN = 2;

  private Legality() {}

  /** Passes on the code of every legal order of the acting side. */
  static void each(Board board, IntConsumer out) {
    for (int man = 0; man < board.men(); man++) {
      int from = board.square(board.acting(), man);
      if (from != Board.LOST) {
        for (Direction direction : Direction.values()) {
          int to = board.next(from, direction);
          while (board.empty(to)) {
            out.accept(AnswerText.code(from, to));
            to = board.next(to, direction);
          }
        }
      }
    }
  }

  /** Number of legal orders. */
  static int count(Board board) {
    int[] count = {0};
    each(board, code -> count[0]++);
    return count[0];
  }

  static boolean isLegal(Board board, long wanted) {
    boolean[] found = {false};
    each(board, code -> found[0] |= code == wanted);
    return found[0];
  }

  /** Begins the game: the first turn and its question. */
  static void begin(Board board, int first, Steps steps) {
    steps.beginTurn(first);
    steps.ask();
  }

  /** Plays a legal order: the move, the captures, then the end or the next turn. */
  static void play(Board board, long code, Steps steps) {
    int side = board.acting();
    int to = AnswerText.to(code);
    steps.move(side, board.man(side, AnswerText.from(code)), to);
    for (int square : captured(board, side, to)) {
      steps.eliminate(1 - side, board.man(1 - side, square));
    }
    if (board.men() - board.losses(1 - side) < FEWEST_MEN) {
      steps.end(new Ending(side, ATTRITION));
    } else if (board.turn() == LAST_TURN) {
      steps.end(new Ending(Ending.DRAW, LIMIT));
    } else {
      steps.beginTurn(1 - side);
      if (count(board) == 0) {
        steps.end(new Ending(side, NO_LEGAL_ORDER));
      } else {
        steps.ask();
      }
    }
  }

  /** Squares of the men that a move to a square captures (HS-4.1, HS-4.2, HS-4.4). */
  private static List<Integer> captured(Board board, int side, int to) {
    List<Integer> captured = new ArrayList<>();
    for (Direction direction : Direction.values()) {
      List<Integer> line = new ArrayList<>();
      int square = board.next(to, direction);
      while (board.holds(1 - side, square)) {
        line.add(square);
        square = board.next(square, direction);
      }
      if (board.holds(side, square) || line.size() == 1 && cornered(board, side, line.get(0))) {
        captured.addAll(line);
      }
    }
    return captured;
  }

  /** Whether a square is a corner of which a side holds both neighbours (HS-4.4). */
  private static boolean cornered(Board board, int side, int square) {
    int neighbours = 0;
    int held = 0;
    for (Direction direction : Direction.values()) {
      int next = board.next(square, direction);
      neighbours += next == HasamiMap.NONE ? 0 : 1;
      held += board.holds(side, next) ? 1 : 0;
    }
    return neighbours == 2 && held == 2;
  }
}
