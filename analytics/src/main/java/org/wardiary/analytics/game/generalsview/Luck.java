package org.wardiary.analytics.game.generalsview;

import java.util.Optional;
import java.util.OptionalDouble;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.game.generalsview.view.CampaignDuel;
import org.wardiary.projector.game.generalsview.view.CampaignRows;

/**
 * Luck in the draws of one game, as seen from the first-named side.
 *
 * @param draws number of draws
 * @param expected expected number of draws won
 * @param won number of draws won
 * @param variance variance of the number of draws won
 * @param gold gold of units that the side killed minus gold of units that it lost, above the
 *     expected value
 * @param result 1 if the side won, one half if the game was drawn, 0 if the side lost
 */
record Luck(int draws, double expected, int won, double variance, double gold, double result) {

  /** The luck in a game; empty if the game has no rows or no result. */
  static Optional<Luck> of(PlayedGame game) {
    OptionalDouble score = game.result().score();
    return score.isPresent()
        ? Campaigns.in(game).map(rows -> of(rows, score.getAsDouble()))
        : Optional.empty();
  }

  private static Luck of(CampaignRows rows, double result) {
    double expected = 0;
    double variance = 0;
    double gold = 0;
    int won = 0;
    for (CampaignDuel duel : rows.getDuels()) {
      double chance = Campaigns.chance(duel);
      int success = duel.getAttackerWon() ? 1 : 0;
      boolean first = duel.getAttackerSide().equals(rows.getSides().get(0));
      expected += first ? chance : 1 - chance;
      won += first ? success : 1 - success;
      variance += chance * (1 - chance);
      // the attacker gains the defender's cost or loses its own: the stake is both
      double stake = duel.getAttackerCost() + duel.getDefenderCost();
      gold += (first ? 1 : -1) * stake * (success - chance);
    }
    return new Luck(rows.getDuels().size(), expected, won, variance, gold, result);
  }

  /** Number of draws won above the expected number. */
  double above() {
    return won - expected;
  }

  /** That in standard deviations; empty if there was no chance. */
  OptionalDouble deviations() {
    return variance > 0 ? OptionalDouble.of(above() / Math.sqrt(variance)) : OptionalDouble.empty();
  }

  /** This luck as seen from the other side. */
  Luck turned() {
    return new Luck(draws, draws - expected, draws - won, variance, -gold, 1 - result);
  }
}
