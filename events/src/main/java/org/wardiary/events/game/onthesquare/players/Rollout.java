package org.wardiary.events.game.onthesquare.players;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.turn.ChanceCases;
import org.wardiary.events.game.onthesquare.turn.LegalAnswers;
import org.wardiary.events.game.onthesquare.turn.TurnSequence;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * Plays a turn to its end: the outstanding orders are executed in random order, each with the
 * answer that is worth most to its unit at that time; chance is drawn. For one use; not
 * thread-safe.
 */
final class Rollout {

  private final Board board;
  private final LegalAnswers answers;
  private final TurnSequence turns;
  private final AnswerEvaluation[] judges;
  private final RandomDraws draws;
  private final AnswerList list = new AnswerList();
  private int nodes;

  /**
   * Creates a rollout from a board, which it changes.
   *
   * @param board a board on which all that is unknown has been supposed
   */
  Rollout(Board board, RandomDraws draws) {
    this.board = board;
    this.draws = draws;
    this.answers = new LegalAnswers(board);
    this.turns = new TurnSequence(board, answers, new Steps(board, EventSink.NONE));
    this.judges =
        new AnswerEvaluation[] {new AnswerEvaluation(board, 0), new AnswerEvaluation(board, 1)};
  }

  /** Number of positions played through. */
  int nodes() {
    return nodes;
  }

  /** Plays an answer, then the rest of the turn. */
  void play(long code) {
    int turn = board.turn();
    turns.play(code);
    nodes++;
    while (board.turn() == turn && board.ending() == Ending.NONE) {
      turns.play(next());
      nodes++;
    }
  }

  private long next() {
    return switch (board.question()) {
      case ORDER -> AnswerCode.of(Form.END); // further orders have been supposed
      case EXECUTE -> execution();
      case REACT -> AnswerCode.of(Form.STAND);
      case CARD -> ChanceCases.answer(board, draws.draw(ChanceCases.count(board)));
      case NONE, AUXILIARY, SETUP -> throw new IllegalStateException("expected a turn");
    };
  }

  private long execution() {
    list.clear();
    AnswerEvaluation judge = judges[board.decider()];
    if (board.charge().active()) {
      answers.list(list);
      int charged = Units.unitOf(board.charge().defender());
      return best(code -> judge.worthInCharge(charged, code));
    }
    int given = board.orders().given(board.decider());
    for (int skip = draws.draw(Integer.bitCount(given)); skip > 1; skip--) {
      given &= given - 1;
    }
    int unit = Integer.numberOfTrailingZeros(given);
    answers.list(unit, board.orders().of(unit), list);
    return best(code -> judge.worth(unit, board.orders().of(unit), code));
  }

  private long best(Worth worth) {
    long best = list.get(0);
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < list.size(); i++) {
      int its = worth.of(list.get(i));
      if (its > most) {
        most = its;
        best = list.get(i);
      }
    }
    return best;
  }

  /** The worth of an answer. */
  private interface Worth {
    int of(long code);
  }
}
