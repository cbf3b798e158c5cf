package org.wardiary.analytics.estimate;

import java.util.Optional;
import java.util.function.LongUnaryOperator;

/**
 * A number made from n games, with its 95 % interval; or only n, where n is too small for a number.
 *
 * @param value the estimate; 0 where it is not shown
 * @param interval its 95 % interval
 * @param n how many games it rests on
 * @param shown whether value and interval may be shown
 * @param basis what a comparison with another estimate needs beside these; empty where it is not
 *     known or not kept
 */
public record Estimate(
    double value, Interval interval, long n, boolean shown, Optional<Basis> basis) {

  /** Fewest games for which a rate is shown. */
  public static final long FEWEST = 20;

  /** The confidence of all intervals. */
  public static final double LEVEL = 0.95;

  /** What tables say about {@link #FEWEST}. */
  public static final String SMALL_NOTE =
      "Where fewer than " + FEWEST + " games are concerned the table shows no rate.";

  /** What tables say about their intervals. */
  public static final String NOTE =
      "Intervals: 95 %; games and their players are clusters. " + SMALL_NOTE;

  private static final Interval NOTHING = new Interval(0, 0);

  /** An estimate that rests on enough games. */
  public static Estimate of(double value, Interval interval, long n) {
    return n < FEWEST ? hidden(n) : new Estimate(value, interval, n, true, Optional.empty());
  }

  /** Too few games: only n is shown. */
  public static Estimate hidden(long n) {
    return new Estimate(0, NOTHING, n, false, Optional.empty());
  }

  /** The same with what it was made of. */
  Estimate on(Basis made) {
    return new Estimate(value, interval, n, shown, shown ? Optional.of(made) : Optional.empty());
  }

  /** The same without what it was made of: a few numbers. */
  public Estimate plain() {
    return new Estimate(value, interval, n, shown, Optional.empty());
  }

  /**
   * A median.
   *
   * @param below the share of games up to it
   * @param ranked the value with a rank from 1
   */
  public static Estimate median(
      double value, Interval interval, Ratio below, LongUnaryOperator ranked) {
    Estimate median = of(value, interval, below.games());
    return median.on(Basis.median(below, median, ranked));
  }

  /** A share of games whose players are not looked at. */
  public static Estimate share(long successes, long n) {
    return Ratio.counted(successes, n).share();
  }

  /** Of a share, what is left to the whole; hidden where it is. */
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
