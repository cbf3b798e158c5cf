package org.wardiary.events.game.generalsview.players;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.battle.Duel;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;
import org.wardiary.events.game.generalsview.turn.LegalAnswers;
import org.wardiary.events.game.generalsview.turn.TurnSequence;

/**
 * Tries plans for a turn's movement by playing on to the side's next turn: its battles, then the
 * enemy's turn as the {@link AggressivePlayer} plays it, then the enemy's battles. Not thread-safe.
 */
final class TurnTrial {

  private final Board root;
  private final long seed;
  private int nodes;

  /**
   * Creates trials from one board.
   *
   * @param seed seed of the samples; sample k draws from a stream of its own, which is the same for
   *     all plans
   */
  TurnTrial(Board root, long seed) {
    this.root = root;
    this.seed = seed;
  }

  /** Number of positions examined so far. */
  int nodes() {
    return nodes;
  }

  /** The sum of a plan's worth over {@code samples} samples, beginning with number {@code from}. */
  double worth(long[] plan, int from, int samples) {
    Board moved = root.copy();
    TurnSequence turns = new TurnSequence(moved, new Steps(moved, EventSink.NONE));
    for (int i = 0; i < plan.length && moved.ending() == Ending.NONE; i++) {
      nodes++;
      turns.play(plan[i]);
    }
    double sum = 0;
    for (int sample = from; sample < from + samples; sample++) {
      sum += sample(moved.copy(), new RandomDraws(seed + sample));
    }
    return sum;
  }

  private double sample(Board board, RandomDraws draws) {
    TurnSequence turns = new TurnSequence(board, new Steps(board, EventSink.NONE));
    LegalAnswers legal = new LegalAnswers(board);
    AnswerList picks = new AnswerList();
    while (board.ending() == Ending.NONE && board.turn() < root.turn() + 2) {
      nodes++;
      turns.play(
          switch (board.question()) {
            case TURN -> new TurnPlan(new SideView(board)).choose(draws);
            case DRAW -> AnswerCode.draw(draws.draw(Duel.cases(board)));
            case PICK -> pick(board, legal, picks);
            case NOTHING -> throw new IllegalStateException("expected a question but got none");
          });
    }
    return new Evaluation(board, root.turnSide()).value();
  }

  private static long pick(Board board, LegalAnswers legal, AnswerList picks) {
    picks.clear();
    legal.list(picks);
    return AggressivePlayer.cheapest(board.rules(), picks);
  }
}
