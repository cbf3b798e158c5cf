package org.wardiary.analytics.estimate;

import java.util.Optional;
import java.util.function.LongUnaryOperator;

/**
 * A number estimated from n games, with its 95 % confidence interval; or n alone, if it is too
 * small.
 *
 * @param value the estimate; 0 where it is not shown
 * @param interval its 95 % interval
 * @param n how many games it rests on
 * @param shown whether value and interval may be shown
 * @param basis what a comparison with another estimate needs in addition; empty if unknown or not
 *     kept
 */
public record Estimate(
    double value, Interval interval, long n, boolean shown, Optional<Basis> basis) {

  /** Fewest games for which a rate is shown. */
  public static final long FEWEST = 20;

  /** Confidence level of all intervals. */
  public static final double LEVEL = 0.95;

  /** Table note about {@link #FEWEST}. */
  public static final String SMALL_NOTE =
      "Where fewer than " + FEWEST + " games are concerned the table shows no rate.";

  /** Table note about intervals, including {@link #SMALL_NOTE}. */
  public static final String NOTE =
      "Intervals: 95 %; games and their players are clusters. " + SMALL_NOTE;

  private static final Interval NOTHING = new Interval(0, 0);

  /** An estimate without a basis; hidden if it rests on fewer than {@link #FEWEST} games. */
  public static Estimate of(double value, Interval interval, long n) {
    return n < FEWEST ? hidden(n) : new Estimate(value, interval, n, true, Optional.empty());
  }

  /** An estimate from too few games: only n is shown. */
  public static Estimate hidden(long n) {
    return new Estimate(0, NOTHING, n, false, Optional.empty());
  }

  /** This estimate with a basis, unless it is hidden. */
  Estimate on(Basis made) {
    return new Estimate(value, interval, n, shown, shown ? Optional.of(made) : Optional.empty());
  }

  /** This estimate without its basis, which takes far more memory than the numbers. */
  public Estimate plain() {
    return new Estimate(value, interval, n, shown, Optional.empty());
  }

  /**
   * A median; hidden if it rests on fewer than {@link #FEWEST} games.
   *
   * @param below the share of games up to the median
   * @param ranked the value at a rank, which counts from 1
   */
  public static Estimate median(
      double value, Interval interval, Ratio below, LongUnaryOperator ranked) {
    Estimate median = of(value, interval, below.games());
    return median.on(Basis.median(below, median, ranked));
  }

  /** A share of games, regardless of who played them. */
  public static Estimate share(long successes, long n) {
    return Ratio.counted(successes, n).share();
  }

  /** The complement (1 - share) of an estimated share; hidden if this one is. */
  public Estimate rest() {
    return shown ? of(1 - value, new Interval(1 - interval.high(), 1 - interval.low()), n) : this;
  }

  /** Whether the interval lies wholly above a value (and is shown). */
  public boolean above(double reference) {
    return shown && interval.low() > reference;
  }

  /** Whether the interval lies wholly below a value (and is shown). */
  public boolean below(double reference) {
    return shown && interval.high() < reference;
  }
}
