package org.wardiary.events.game.generalsview.players;

import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.board.Board;

/**
 * Searches for a good plan for a turn's movement by hill climbing. It starts from the plan of the
 * {@link AggressivePlayer} and changes the best plan so far at random places; a changed plan
 * replaces it if it does better ({@link TurnTrial}), first in a few random samples and then in
 * more. All plans are tried on the same samples. The same board, budget and draws give the same
 * plan. For one choice; not thread-safe.
 */
final class TurnSearch {

  private static final int FEW_SAMPLES = 3;
  private static final int MORE_SAMPLES = 9;

  private final Board root;
  private final int budget;
  private final RandomDraws draws;
  private final TurnTrial trial;

  /**
   * Creates a search.
   *
   * @param root a board on which a side moves; not changed
   * @param budget number of positions to examine
   * @param draws the source of random numbers
   */
  TurnSearch(Board root, int budget, RandomDraws draws) {
    this.root = root;
    this.budget = budget;
    this.draws = draws;
    this.trial = new TurnTrial(root, draws.draw(Integer.MAX_VALUE));
  }

  /**
   * The answers of the best plan found for the rest of the movement, in order. The last one ends
   * the movement or wins the game.
   */
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
