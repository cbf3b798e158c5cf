package org.wardiary.reports.chart;

/**
 * How the values of a chart of intervals are drawn.
 *
 * @param mark bar or dot
 * @param axis what the values are, with unit
 * @param pattern format of the axis
 * @param reference value of the line that marks "even"; NaN for no line and an axis from 0;
 *     infinite for no line and an axis from the smallest value
 */
public record Look(Mark mark, String axis, String pattern, double reference) {

  private static final double OWN = Double.POSITIVE_INFINITY;

  /** What stands for a value. */
  public enum Mark {
    /** A bar from 0. */
    BAR,
    /** A dot, or another glyph. */
    DOT
  }

  /** Bars of shares. */
  public static Look shareBars(String axis) {
    return new Look(Mark.BAR, axis, "0 %", Double.NaN);
  }

  /** Dots of shares about one half. */
  public static Look shareDots(String axis) {
    return new Look(Mark.DOT, axis, "0 %", 0.5);
  }

  /** Dots of shares from 0. */
  public static Look sharesFromZero(String axis) {
    return new Look(Mark.DOT, axis, "0 %", Double.NaN);
  }

  /** Dots of shares, each compared with a baseline of its own. */
  public static Look sharesAbout(String axis) {
    return new Look(Mark.DOT, axis, "0 %", OWN);
  }

  /**
   * Dots of numbers from 0.
   *
   * @param pattern format of the axis, e.g. {@code 0.0}
   */
  public static Look numbersFromZero(String axis, String pattern) {
    return new Look(Mark.DOT, axis, pattern, Double.NaN);
  }

  /**
   * Bars of numbers.
   *
   * @param pattern format of the axis, e.g. {@code 0.0}
   */
  public static Look bars(String axis, String pattern) {
    return new Look(Mark.BAR, axis, pattern, Double.NaN);
  }

  boolean shares() {
    return pattern.contains("%");
  }

  /** Whether there is one reference line for all values. */
  boolean hasReference() {
    return Double.isFinite(reference);
  }

  /** The largest value at which the axis may begin. */
  double begin() {
    return Double.isNaN(reference) ? 0 : reference;
  }

  boolean dots() {
    return mark == Mark.DOT;
  }
}
