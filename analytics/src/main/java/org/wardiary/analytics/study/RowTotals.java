package org.wardiary.analytics.study;

import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Ratio;

/**
 * What was counted for one row of a table, under keys whose first part says what it is and whose
 * other parts say what the row is about.
 *
 * @param totals the totals
 * @param of what the row is about
 */
public record RowTotals(Totals totals, Key of) {
  /** The text at an index, from 0, of what the row is about. */
  public String part(int index) {
    return of.part(index);
  }

  /** The key of something counted for this row. */
  public Key key(String what) {
    return of.counted(what);
  }

  /** The sum of something. */
  public long count(String what) {
    return totals.count(key(what));
  }

  /** The sum of something that was counted in fractions. */
  public double sum(String what) {
    return totals.fraction(key(what));
  }

  /** Number of games in which the sum of something is not 0. */
  public long games(String what) {
    return totals.games(key(what));
  }

  /** A part divided by a whole of this row. */
  public Ratio ratio(String part, String whole) {
    return totals.ratio(key(part), key(whole));
  }

  /** A part that was counted in fractions, divided by a whole of this row. */
  public Ratio fraction(String part, String whole) {
    return totals.fraction(key(part), key(whole));
  }

  /** The share of a part in a whole of this row. */
  public Estimate share(String part, String whole) {
    return ratio(part, whole).share();
  }

  /** The share of a part in a whole that rows have in common. */
  public Estimate share(String part, Key whole) {
    return totals.share(key(part), whole);
  }

  /** The rate, 0 or more, of a part per unit of a whole of this row. */
  public Estimate rate(String part, String whole) {
    return ratio(part, whole).rate();
  }

  /** The rate, 0 or more, of a part per unit of a whole that rows have in common. */
  public Estimate rate(String part, Key whole) {
    return totals.rate(key(part), whole);
  }

  /** The mean of a measure, which may be negative, per unit of a whole of this row. */
  public Estimate mean(String part, String whole) {
    return ratio(part, whole).mean();
  }
}
