package org.wardiary.events.game.onthesquare.turn;

import org.wardiary.events.game.Position;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Preparation;
import org.wardiary.events.game.onthesquare.unit.Kind;

/** The equally likely cases of a question that chance decides (WS-2.2, WS-7.5). */
public final class ChanceCases {

  private ChanceCases() {}

  /**
   * Number of blank boxes or cards left; 0 if the open question is not decided by chance ({@link
   * Position#chanceCases}).
   */
  public static int count(Board board) {
    Preparation preparation = board.preparation();
    return switch (board.question()) {
      case AUXILIARY ->
          preparation.blanks(Kind.J) + preparation.blanks(Kind.L) + preparation.blanks(Kind.A);
      case CARD -> board.deck().red() + board.deck().black();
      case NONE, SETUP, ORDER, EXECUTE, REACT -> 0;
    };
  }

  /**
   * The answer for a case: the k-th box, in the order J, L, A, or the k-th card, red cards first.
   *
   * @param k 1 to {@link #count}
   * @throws IllegalArgumentException if there is no such case
   */
  public static long answer(Board board, int k) {
    int count = count(board);
    if (k < 1 || k > count) {
      throw new IllegalArgumentException("expected a case of 1 to " + count + " but got " + k);
    }
    if (board.question() == QuestionKind.CARD) {
      return AnswerCode.card(k <= board.deck().red() ? 0 : 1);
    }
    int foot = board.preparation().blanks(Kind.J);
    int horse = foot + board.preparation().blanks(Kind.L);
    return AnswerCode.of(Form.AUXILIARY, k <= foot ? Kind.J : k <= horse ? Kind.L : Kind.A);
  }
}
