package org.wardiary.events.game.squares;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.text.Text;

/** The legal answers to the question that stands (SQ-9), and carrying one out. */
final class Inquiry {

  private static final int NONE = -1;

  private Inquiry() {}

  /** The side that decides, -1 if no question stands. */
  static int decides(Board board) {
    return switch (board.query()) {
      case NONE -> NONE;
      case TURN, OPTION, ADVANCE -> board.turnSide();
      case RESPONSE, SECOND_CHANCE, CASUALTY -> 1 - board.turnSide();
      case RETREAT -> Armies.side(board.askedUnit());
    };
  }

  /** Number of legal answers. */
  static int count(Board board) {
    return switch (board.query()) {
      case NONE -> 0;
      case TURN -> Orders.count(board);
      case RESPONSE, SECOND_CHANCE, ADVANCE -> 2;
      case RETREAT -> Bits.count(Retreats.legal(board, board.askedUnit()));
      case OPTION -> Bits.count(Options.available(board));
      case CASUALTY -> Bits.count(Combat.casualtyKinds(board));
    };
  }

  /** Adds the legal answers. */
  static void list(Board board, AnswerList out) {
    switch (board.query()) {
      case NONE -> {}
      case TURN -> Orders.list(board, out);
      case RESPONSE, SECOND_CHANCE -> {
        out.add(Code.STAND);
        out.add(Code.RETREAT);
      }
      case ADVANCE -> {
        out.add(Code.ADVANCE);
        out.add(Code.HOLD);
      }
      case RETREAT -> {
        int spaces = Retreats.legal(board, board.askedUnit());
        for (int left = spaces; left != 0; left = Bits.rest(left)) {
          out.add(Code.space(Bits.first(left)));
        }
      }
      case OPTION -> {
        for (int left = Options.available(board); left != 0; left = Bits.rest(left)) {
          out.add(Code.option(Bits.first(left)));
        }
      }
      case CASUALTY -> {
        for (int left = Combat.casualtyKinds(board); left != 0; left = Bits.rest(left)) {
          out.add(Code.casualty(Bits.first(left)));
        }
      }
    }
  }

  /** Whether an answer is legal. */
  static boolean isLegal(Board board, long code) {
    Code.Type type = Code.type(code);
    int number = Code.first(code);
    return switch (board.query()) {
      case NONE -> false;
      case TURN -> Orders.isLegal(board, code);
      case RESPONSE, SECOND_CHANCE -> code == Code.STAND || code == Code.RETREAT;
      case ADVANCE -> code == Code.ADVANCE || code == Code.HOLD;
      case RETREAT ->
          type == Code.Type.SPACE && Bits.has(Retreats.legal(board, board.askedUnit()), number);
      case OPTION -> type == Code.Type.OPTION && Options.isAvailable(board, number);
      case CASUALTY -> type == Code.Type.CASUALTY && Bits.has(Combat.casualtyKinds(board), number);
    };
  }

  /** Carries out a legal answer. */
  static void play(Board board, SquaresSteps steps, long code) {
    Query query = board.query();
    if (query == Query.TURN) {
      Orders.play(board, steps, code);
      return;
    }
    int unit = query == Query.RETREAT ? board.askedUnit() : board.battle().defender();
    steps.answered();
    switch (Code.type(code)) {
      case STAND -> stand(board, steps, query);
      case RETREAT -> Combat.beginRetreat(board, steps, Role.DEFENDER);
      case SPACE -> Combat.retreat(board, steps, unit, Code.first(code));
      case OPTION -> Combat.takeOption(board, steps, Code.first(code));
      case ADVANCE -> Combat.advance(board, steps);
      case HOLD -> Course.completeAction(board, steps);
      case CASUALTY -> Combat.loseCasualty(board, steps, Code.first(code));
      case PASS, MOVE, PAIR, DOUBLE_MOVE, ATTACK, SUPPORTED_ATTACK ->
          throw new IllegalArgumentException(
              Text.of("expected an answer to %s but got %s", query.title(), Code.type(code)));
    }
  }

  private static void stand(Board board, SquaresSteps steps, Query query) {
    if (query == Query.SECOND_CHANCE) {
      Combat.declineSecondChance(board, steps);
    } else {
      Combat.stand(board, steps, How.CHOSEN);
    }
  }
}
