package org.wardiary.events.game.generalsview.players;

import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.board.Board;

/**
 * Seeks a good way through a turn's movement by evolution: the plan of the {@link AggressivePlayer}
 * is changed at random places again and again, and a changed one takes its place if it does better
 * ({@link TurnTrial}), first in a few samples of chance and then in more; every plan meets the same
 * chance. Same board, budget and draws, same plan. For one choice and one thread.
 */
final class TurnSearch {

  private static final int FEW_SAMPLES = 3;
  private static final int MORE_SAMPLES = 9;

  private final Board root;
  private final int budget;
  private final RandomDraws draws;
  private final TurnTrial trial;

  /**
   * A search.
   *
   * @param root a board on which a side moves; not changed
   * @param budget positions to look at
   * @param draws where chance comes from
   */
  TurnSearch(Board root, int budget, RandomDraws draws) {
    this.root = root;
    this.budget = budget;
    this.draws = draws;
    this.trial = new TurnTrial(root, draws.draw(Integer.MAX_VALUE));
  }

  /** The best answers found for the rest of the movement, in order; the last one ends it. */
  long[] best() {
    PlanMaker maker = new PlanMaker(root, draws);
    long[] best = maker.followed(new long[0]);
    double few = trial.worth(best, 0, FEW_SAMPLES);
    double more = trial.worth(best, FEW_SAMPLES, MORE_SAMPLES);
    while (trial.nodes() + maker.nodes() < budget) {
      long[] plan = maker.changed(best);
      double itsFew = trial.worth(plan, 0, FEW_SAMPLES);
      if (itsFew > few) {
        double itsMore = trial.worth(plan, FEW_SAMPLES, MORE_SAMPLES);
        if (itsFew + itsMore > few + more) {
          best = plan;
          few = itsFew;
          more = itsMore;
        }
      }
    }
    return best.length == 0 ? new long[] {AnswerCode.END} : best;
  }
}
