package org.wardiary.events.game.squares.decision;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.Steps;
import org.wardiary.events.game.squares.combat.Combat;
import org.wardiary.events.game.squares.combat.Options;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.turn.Orders;
import org.wardiary.events.game.squares.turn.TurnSequence;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.text.Text;

/** The legal answers to the question that stands (SQ-9), and carrying one out. */
public final class Inquiry {

  private static final int NONE = -1;

  private Inquiry() {}

  /** The side that decides, -1 if no question stands. */
  public static int decides(Board board) {
    return switch (board.query()) {
      case NONE -> NONE;
      case TURN, OPTION, ADVANCE -> board.turnSide();
      case RESPONSE, SECOND_CHANCE, CASUALTY -> 1 - board.turnSide();
      case RETREAT -> Armies.side(board.askedUnit());
    };
  }

  /** Number of legal answers. */
  public static int count(Board board) {
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
  public static void list(Board board, AnswerList out) {
    switch (board.query()) {
      case NONE -> {}
      case TURN -> Orders.list(board, out);
      case RESPONSE, SECOND_CHANCE -> {
        out.add(AnswerCode.STAND);
        out.add(AnswerCode.RETREAT);
      }
      case ADVANCE -> {
        out.add(AnswerCode.ADVANCE);
        out.add(AnswerCode.HOLD);
      }
      case RETREAT -> {
        int spaces = Retreats.legal(board, board.askedUnit());
        for (int left = spaces; left != 0; left = Bits.rest(left)) {
          out.add(AnswerCode.space(Bits.first(left)));
        }
      }
      case OPTION -> {
        for (int left = Options.available(board); left != 0; left = Bits.rest(left)) {
          out.add(AnswerCode.option(Bits.first(left)));
        }
      }
      case CASUALTY -> {
        for (int left = Combat.casualtyKinds(board); left != 0; left = Bits.rest(left)) {
          out.add(AnswerCode.casualty(Bits.first(left)));
        }
      }
    }
  }

  /** Whether an answer is legal. */
  public static boolean isLegal(Board board, long code) {
    AnswerCode.Type type = AnswerCode.type(code);
    int number = AnswerCode.first(code);
    return switch (board.query()) {
      case NONE -> false;
      case TURN -> Orders.isLegal(board, code);
      case RESPONSE, SECOND_CHANCE -> code == AnswerCode.STAND || code == AnswerCode.RETREAT;
      case ADVANCE -> code == AnswerCode.ADVANCE || code == AnswerCode.HOLD;
      case RETREAT ->
          type == AnswerCode.Type.SPACE
              && Bits.has(Retreats.legal(board, board.askedUnit()), number);
      case OPTION -> type == AnswerCode.Type.OPTION && Options.isAvailable(board, number);
      case CASUALTY ->
          type == AnswerCode.Type.CASUALTY && Bits.has(Combat.casualtyKinds(board), number);
    };
  }

  /** Carries out a legal answer. */
  public static void play(Board board, Steps steps, long code) {
    QuestionKind query = board.query();
    if (query == QuestionKind.TURN) {
      Orders.play(board, steps, code);
      return;
    }
    int unit = query == QuestionKind.RETREAT ? board.askedUnit() : board.battle().defender();
    steps.answered();
    switch (AnswerCode.type(code)) {
      case STAND -> stand(board, steps, query);
      case RETREAT -> Combat.beginRetreat(board, steps, AttackRole.DEFENDER);
      case SPACE -> Combat.retreat(board, steps, unit, AnswerCode.first(code));
      case OPTION -> Combat.takeOption(board, steps, AnswerCode.first(code));
      case ADVANCE -> Combat.advance(board, steps);
      case HOLD -> TurnSequence.completeAction(board, steps);
      case CASUALTY -> Combat.loseCasualty(board, steps, AnswerCode.first(code));
      case PASS, MOVE, PAIR, DOUBLE_MOVE, ATTACK, SUPPORTED_ATTACK ->
          throw new IllegalArgumentException(
              Text.of("expected an answer to %s but got %s", query.title(), AnswerCode.type(code)));
    }
  }

  private static void stand(Board board, Steps steps, QuestionKind query) {
    if (query == QuestionKind.SECOND_CHANCE) {
      Combat.declineSecondChance(board, steps);
    } else {
      Combat.stand(board, steps, Compulsion.CHOSEN);
    }
  }
}
