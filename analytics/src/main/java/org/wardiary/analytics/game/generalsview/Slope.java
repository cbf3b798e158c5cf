package org.wardiary.analytics.game.generalsview;

import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Totals;
import org.wardiary.events.text.Text;

/**
 * Least-squares regression of results on luck in gold, over all games.
 *
 * <p>Results without luck are a control variate: luck has mean 0 whatever the players do, so
 * subtracting a multiple of it from the results changes no expectation; the multiple that takes
 * most of the variance away is the slope of results on luck (Glasserman, P. (2003), Monte Carlo
 * Methods in Financial Engineering, section 4.1).
 *
 * @param games number of games
 * @param slope points per gold of luck; 0 if unknown
 * @param explained share of the variance of results that luck explains; 0 if unknown
 */
record Slope(long games, double slope, double explained) {

  private static final Key RESULT = Key.of("slope result");
  private static final Key GOLD = Key.of("slope gold");
  private static final Key SLOPE_GAMES = Key.of("slope games");

  /** Counts what {@link #of} needs. */
  static void count(Luck luck, Accumulator counts) {
    counts
        .add(SLOPE_GAMES, 1)
        .addFraction(GOLD, luck.gold(), SLOPE_GAMES)
        .addFraction(RESULT, luck.result(), SLOPE_GAMES, GOLD);
  }

  static Slope of(Totals totals) {
    double n = totals.count(SLOPE_GAMES);
    Ratio both = totals.ratio(RESULT, GOLD);
    double unit = Accumulator.UNIT;
    double results = both.part() / unit;
    double gold = both.whole() / unit;
    double xx = both.squares().wholes() / unit / unit - gold * gold / n;
    double xy = both.squares().products() / unit / unit - gold * results / n;
    double yy = both.squares().parts() / unit / unit - results * results / n;
    return n < Estimate.FEWEST || xx <= 0 || yy <= 0
        ? new Slope((long) n, 0, 0)
        : new Slope((long) n, xy / xx, xy * xy / (xx * yy));
  }

  /** Whether there are enough games and they differ in both luck and results. */
  boolean known() {
    return slope != 0;
  }

  /** A number made of the slope; empty if there is none. */
  OptionalDouble ifKnown(ToDoubleFunction<Slope> number) {
    return known() ? OptionalDouble.of(number.applyAsDouble(this)) : OptionalDouble.empty();
  }

  /** A result corrected for luck; may lie outside 0 to 1. */
  double adjusted(Luck luck) {
    return luck.result() - slope * luck.gold();
  }

  String inWords() {
    return known()
        ? Text.of("%.3f per 1000 gold", slope * 1000)
        : "not known: too few games or no luck";
  }
}
