package org.wardiary.analytics.study;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.events.text.Text;

/** Formats numbers and words for the sentences of findings. */
public final class Phrases {

  /** What every interval begins with. */
  public static final String INTERVAL = "95\u00A0% interval ";

  private static final char MINUS = '\u2212';

  private static final double TENS = 10;
  private static final double ONES = 1;

  private Phrases() {}

  /** A share in whole percent: {@code 61 %}. */
  public static String percent(double share) {
    return rounded(share * 100, 0) + "\u00A0%";
  }

  /** A share in percent with at most one decimal: {@code 2.5 %}. */
  public static String points(double share) {
    return rounded(share * 100, 1) + "\u00A0%";
  }

  /** A difference of shares in percentage points: {@code 2.5 points}. */
  public static String difference(double shares) {
    String points = rounded(shares * 100, 1);
    return points + (points.matches("\u2212?1") ? "\u00A0point" : "\u00A0points");
  }

  /** The size of a difference of shares: {@code 2.5 points (95 % interval 0.5 to 4.5)}. */
  public static String size(Estimate difference) {
    Interval interval = difference.interval();
    boolean more = difference.value() >= 0;
    return Text.of(
        "%s (%s%s to %s)",
        difference(Math.abs(difference.value())),
        INTERVAL,
        rounded(100 * (more ? interval.low() : -interval.high()), 1),
        rounded(100 * (more ? interval.high() : -interval.low()), 1));
  }

  /** A difference of shares with its sign: {@code −0.5 points (95 % interval −1.5 to 0.5)}. */
  public static String signed(Estimate difference) {
    return Text.of(
        "%s (%s%s to %s)",
        difference(difference.value()),
        INTERVAL,
        rounded(100 * difference.interval().low(), 1),
        rounded(100 * difference.interval().high(), 1));
  }

  /** A difference of shares: {@code 2.5 points less (95 % interval 0.5 to 4.5 points)}. */
  public static String moreOrLess(Estimate difference) {
    boolean more = difference.value() >= 0;
    Interval interval = difference.interval();
    double low = more ? interval.low() : -interval.high();
    double high = more ? interval.high() : -interval.low();
    return difference(Math.abs(difference.value()))
        + (more ? " more (" : " less (")
        + INTERVAL
        + rounded(low * 100, 1)
        + " to "
        + difference(high)
        + ")";
  }

  /**
   * Parts of a whole in percent with at most one decimal, rounded by the largest-remainder method
   * so that they add up to the whole as {@link #points} formats it.
   */
  public static List<String> parts(double whole, List<Double> parts) {
    double[] tenths = parts.stream().mapToDouble(part -> part * 1000).toArray();
    long left = new BigDecimal(rounded(whole * 100, 1)).movePointRight(1).longValueExact();
    long[] rounded = new long[tenths.length];
    for (int i = 0; i < tenths.length; i++) {
      rounded[i] = (long) tenths[i];
      left -= rounded[i];
    }
    IntStream.range(0, tenths.length)
        .boxed()
        .sorted(Comparator.comparingDouble(i -> rounded[i] - tenths[i]))
        .limit(Math.max(0, left))
        .forEach(i -> rounded[i]++);
    return Arrays.stream(rounded).mapToObj(tenth -> points(tenth / 1000.0)).toList();
  }

  /**
   * A side within a sentence: {@code Blue}, {@code the French side}. An adjective of nationality
   * cannot stand alone as the name of a side.
   */
  public static String side(String name) {
    return name.matches(".*(sh|ch|ese|an)") ? "the " + name + " side" : name;
  }

  /** Words with a capital letter, as at the beginning of a sentence. */
  public static String sentence(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** A number with at most two decimals. */
  public static String number(double value) {
    return rounded(value, 2);
  }

  /** The interval of a share: {@code 95 % interval 51 % to 70 %}. */
  public static String percentInterval(Estimate share) {
    Interval interval = share.interval();
    return INTERVAL + percent(interval.low()) + " to " + percent(interval.high());
  }

  /** The bounds of a share's interval where it is clear what they are: {@code 51 % to 70 %}. */
  public static String bounds(Estimate share) {
    return percent(share.interval().low()) + " to " + percent(share.interval().high());
  }

  /** An estimated number, with as many decimals as its interval is given with: {@code 0.90}. */
  public static String value(Estimate number) {
    return fixed(number.value(), places(number.interval()));
  }

  /** The interval of a number: {@code 95 % interval 0.50 to 1.25}. */
  public static String interval(Estimate number) {
    Interval interval = number.interval();
    int places = places(interval);
    return INTERVAL + fixed(interval.low(), places) + " to " + fixed(interval.high(), places);
  }

  /**
   * How often somebody won: {@code Blue won 61 % of 100 games (95 % interval 51 % to 70 %)}.
   *
   * @param who the subject of the sentence
   * @param wins ratio of wins to games, with enough games for a rate to be shown
   */
  public static String winRate(String who, Ratio wins) {
    Estimate rate = wins.share();
    return Text.of(
        "%s won %s of %s (%s)",
        who, percent(rate.value()), Text.count(rate.n(), "game"), percentInterval(rate));
  }

  /** Joins things to a list: {@code a, b and c}. */
  public static String list(List<String> things) {
    int last = things.size() - 1;
    return last < 1
        ? String.join("", things)
        : String.join(", ", things.subList(0, last)) + " and " + things.get(last);
  }

  /**
   * The end of a sentence that calls something the largest: what may be as large, and a full stop.
   *
   * @param close the things whose intervals overlap with that of the largest
   */
  public static String apart(List<String> close) {
    return close.isEmpty() ? "." : "; the intervals do not set it apart from " + list(close) + ".";
  }

  /** Number of decimals for an interval: digits far finer than its width are meaningless. */
  private static int places(Interval interval) {
    double width = interval.high() - interval.low();
    if (width >= TENS) {
      return 0;
    }
    return width >= ONES ? 1 : 2;
  }

  private static String fixed(double value, int places) {
    return BigDecimal.valueOf(value)
        .setScale(places, RoundingMode.HALF_UP)
        .toPlainString()
        .replace('-', MINUS);
  }

  private static String rounded(double value, int places) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP);
    return rounded.signum() == 0
        ? "0"
        : rounded.stripTrailingZeros().toPlainString().replace('-', MINUS);
  }
}
