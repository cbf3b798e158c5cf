package org.wardiary.analytics.game.generalsview;

import java.util.Optional;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.game.generalsview.view.CampaignDuel;
import org.wardiary.projector.game.generalsview.view.CampaignRows;

/**
 * Luck in the draws of one game, as seen from the first-named side.
 *
 * @param draws how many
 * @param expected how many it could expect to win
 * @param won how many it won
 * @param variance variance of that number
 * @param gold gold of units that it killed less gold of units that it lost, above what it could
 *     expect
 * @param result 1 if it won, one half for a draw, 0 if it lost
 */
record Luck(int draws, double expected, int won, double variance, double gold, double result) {

  /** The luck in a game that has rows and a result. */
  static Optional<Luck> of(PlayedGame game) {
    return game.decided() || game.drawn()
        ? Campaigns.in(game).map(rows -> of(rows, result(game)))
        : Optional.empty();
  }

  private static double result(PlayedGame game) {
    return game.drawn() ? 0.5 : game.won(game.summary().getSides().get(0)) ? 1 : 0;
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
      // the attacker gains the defender's cost or pays its own: both stand on the same draw
      double stake = duel.getAttackerCost() + duel.getDefenderCost();
      gold += (first ? 1 : -1) * stake * (success - chance);
    }
    return new Luck(rows.getDuels().size(), expected, won, variance, gold, result);
  }

  /** Writes it. */
  void write(StateWriter out) {
    out.number(draws).fraction(expected).number(won);
    out.fraction(variance).fraction(gold).fraction(result);
  }

  /** Reads one that was written. */
  static Luck read(StateReader in) {
    return new Luck(
        in.size(), in.fraction(), in.size(), in.fraction(), in.fraction(), in.fraction());
  }

  /** Draws won above what could be expected. */
  double above() {
    return won - expected;
  }

  /** The same as the other side has it. */
  Luck turned() {
    return new Luck(draws, draws - expected, draws - won, variance, -gold, 1 - result);
  }
}
