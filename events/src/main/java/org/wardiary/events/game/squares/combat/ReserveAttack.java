package org.wardiary.events.game.squares.combat;

import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.EliminationCause;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.order.OrderedUnits;
import org.wardiary.events.game.squares.step.Steps;
import org.wardiary.events.game.squares.turn.TurnSequence;

/** Resolves attacks into a reserve (SQ-7.7). */
public final class ReserveAttack {

  private ReserveAttack() {}

  /** The kinds of units in the attacked reserve, as bits by ordinal. */
  public static int kinds(Board board) {
    int kinds = 0;
    for (int left = board.inReserve(1 - board.turnSide()); left != 0; left = Bits.rest(left)) {
      kinds |= Bits.of(board.kind(Bits.first(left)).ordinal());
    }
    return kinds;
  }

  /** Asks which kind is lost if there is more than one; otherwise resolves the loss. */
  static void resolve(Board board, Steps steps) {
    int kinds = kinds(board);
    if (Bits.isSingle(kinds)) {
      loseCasualty(board, steps, Bits.first(kinds));
    } else {
      steps.ask(QuestionKind.CASUALTY, Board.NOBODY);
    }
  }

  /** Eliminates the unit of a kind, given by its ordinal, that has the largest key (SQ-3.6). */
  public static void loseCasualty(Board board, Steps steps, int kind) {
    int owner = 1 - board.turnSide();
    int units = board.inReserve(owner) & board.armies().ofKind(owner, kind);
    steps.eliminate(OrderedUnits.last(board, units), EliminationCause.CASUALTY);
    if (board.inReserve(owner) == 0 && board.attack().supported()) {
      Advance.offer(board, steps);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }
}
