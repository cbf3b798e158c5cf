package org.wardiary.events.game.hasami;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.hasami.HasamiMap.Direction;

/** What follows an answer. */
final class TurnSequence {

  static final int LAST_TURN = 120;
  private static final int FEWEST_MEN = 2;

  private TurnSequence() {}

  static void begin(Board board, Steps steps, int side) {
    steps.beginTurn(side, 1);
    board.ask(QuestionKind.TURN, side, Board.NOBODY);
    if (LegalAnswers.count(board) == 0) {
      steps.end(new Ending(1 - side, Steps.NO_LEGAL_ORDER));
    } else {
      steps.ask(QuestionKind.TURN, side, Board.NOBODY);
    }
  }

  static void play(Board board, Steps steps, long code) {
    int side = board.turnSide();
    int to = AnswerText.to(code);
    steps.answer();
    steps.move(side, board.man(side, AnswerText.from(code)), to);
    for (int square : captured(board, side, to)) {
      steps.eliminate(1 - side, board.man(1 - side, square));
    }
    if (board.men() - board.losses(1 - side) < FEWEST_MEN) {
      steps.end(new Ending(side, Steps.ATTRITION));
    } else if (board.turn() == LAST_TURN) {
      steps.end(new Ending(Ending.DRAW, Steps.LIMIT));
    } else {
      begin(board, steps, 1 - side);
    }
  }

  /** The squares of the enemy men that a man on a square captures (HS-4). */
  private static List<Integer> captured(Board board, int side, int to) {
    List<Integer> captured = new ArrayList<>();
    for (Direction direction : Direction.values()) {
      List<Integer> line = new ArrayList<>();
      int square = board.map().next(to, direction);
      while (board.holds(1 - side, square)) {
        line.add(square);
        square = board.map().next(square, direction);
      }
      if (board.holds(side, square) || line.size() == 1 && cornered(board, side, line.get(0))) {
        captured.addAll(line);
      }
    }
    return captured;
  }

  private static boolean cornered(Board board, int side, int square) {
    int neighbours = 0;
    int held = 0;
    for (Direction direction : Direction.values()) {
      int next = board.map().next(square, direction);
      neighbours += next == HasamiMap.NONE ? 0 : 1;
      held += board.holds(side, next) ? 1 : 0;
    }
    return neighbours == 2 && held == 2;
  }
}
