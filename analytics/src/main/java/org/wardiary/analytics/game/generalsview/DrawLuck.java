package org.wardiary.analytics.game.generalsview;

import java.util.List;
import org.hipparchus.stat.regression.SimpleRegression;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.events.text.Text;

/**
 * Luck in the draws of each game, and results corrected for it: {@code
 * docs/statistics/generals-view.md}.
 *
 * <p>The correction is a control variate: luck has mean 0 whatever the players do, so subtracting a
 * multiple of it from the results changes no expectation; the multiple that takes most of the
 * variance away is the slope of results on luck (Glasserman, P. (2003), Monte Carlo Methods in
 * Financial Engineering, section 4.1).
 */
final class DrawLuck {

  private final List<PlayedGame> games;
  private final SimpleRegression regression = new SimpleRegression();

  /** The luck in a set of games. */
  DrawLuck(GameSet set) {
    this.games = set.games().stream().filter(DrawLuck::counts).toList();
    games.forEach(game -> regression.addData(gold(game), result(game)));
  }

  /** Whether a game has rows and a result. */
  static boolean counts(PlayedGame game) {
    return game.own(Campaign.class).isPresent() && (game.decided() || game.drawn());
  }

  static Campaign.Draws draws(PlayedGame game) {
    return game.own(Campaign.class).orElseThrow().draws();
  }

  /** Luck of the first-named side in gold. */
  static double gold(PlayedGame game) {
    return draws(game).gold();
  }

  /** Result of the first-named side: 1, one half, 0. */
  static double result(PlayedGame game) {
    return game.drawn() ? 0.5 : game.won(game.summary().getSides().get(0)) ? 1 : 0;
  }

  /** The games that count, sorted by id. */
  List<PlayedGame> games() {
    return games;
  }

  /** Whether there are enough games, and luck and results differ among them. */
  boolean sloped() {
    return games.size() >= Estimate.FEWEST
        && regression.getXSumSquares() > 0
        && regression.getTotalSumSquares() > 0;
  }

  /** Share of the variance of results that goes with luck, if {@link #sloped}. */
  double explained() {
    return regression.getRSquare();
  }

  /** Result of the first-named side without luck, if {@link #sloped}; may lie outside 0 to 1. */
  double adjusted(PlayedGame game) {
    return result(game) - regression.getSlope() * gold(game);
  }

  String slopeInWords() {
    return sloped()
        ? Text.of("%.3f per 1000 gold", regression.getSlope() * 1000)
        : "not known: too few games or no luck";
  }
}
