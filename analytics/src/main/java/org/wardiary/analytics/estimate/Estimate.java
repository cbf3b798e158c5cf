package org.wardiary.analytics.estimate;

/**
 * A number made from n games, with its 95 % interval; or only n, where n is too small for a number.
 *
 * @param value the estimate; 0 where it is not shown
 * @param interval its 95 % interval
 * @param n how many games it rests on
 * @param shown whether value and interval may be shown
 */
public record Estimate(double value, Interval interval, long n, boolean shown) {

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
    return n < FEWEST ? hidden(n) : new Estimate(value, interval, n, true);
  }

  /** Too few games: only n is shown. */
  public static Estimate hidden(long n) {
    return new Estimate(0, NOTHING, n, false);
  }

  /** A share of games whose players are not looked at. */
  public static Estimate share(long successes, long n) {
    return Ratio.counted(successes, n).share();
  }

  /** Of a share, what is left to the whole; hidden where it is. */
  public Estimate rest() {
    return shown
        ? new Estimate(1 - value, new Interval(1 - interval.high(), 1 - interval.low()), n, true)
        : this;
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
