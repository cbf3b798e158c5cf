package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongToDoubleFunction;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.study.Distribution;

/**
 * The share that lasts longer than a time, if some left before they ended (Kaplan, E. L. and Meier,
 * P. (1958), Nonparametric estimation from incomplete observations, JASA 53, 457-481), with
 * Greenwood's variance and intervals by the logarithm of the logarithm (Kalbfleisch and Prentice
 * 1980).
 *
 * @param ended times of those that ended
 * @param censored times at which the others were last seen; those that ended at the same time count
 *     as ended before
 * @param independent how many independent observations each of them is worth at a time, above 0 and
 *     at most 1
 */
record KaplanMeier(Distribution ended, Distribution censored, LongToDoubleFunction independent) {

  private static final double Z = 1.959963984540054;

  /**
   * The curve at a time.
   *
   * @param survival share that lasts longer
   * @param interval its 95 % interval
   * @param atRisk how many had neither ended nor left before that time
   * @param lost how many have ended up to then
   */
  record Point(double survival, Interval interval, long atRisk, long lost) {

    private Point atLeast(Point later) {
      Interval bound = later.interval;
      Interval bounded =
          new Interval(
              Math.max(interval.low(), bound.low()), Math.max(interval.high(), bound.high()));
      return new Point(survival, bounded, atRisk, lost);
    }
  }

  /**
   * The curve at a step, twice the step and so on. It does not rise, so each point bounds the
   * intervals of the others: no bound lies below that of a later point.
   *
   * @param last the latest time of a point
   */
  List<Point> at(long step, long last) {
    List<Point> points = new ArrayList<>();
    for (long time = step; time <= last; time += step) {
      points.add(at(time));
    }
    for (int i = points.size() - 2; i >= 0; i--) {
      points.set(i, points.get(i).atLeast(points.get(i + 1)));
    }
    return points;
  }

  /** The curve at a time, 0 or later. */
  Point at(long time) {
    double survival = 1;
    double greenwood = 0;
    for (long t = 0; t <= time; t++) {
      double ends = ended.between(t, t);
      double risk = atRisk(t);
      if (ends > 0) {
        survival *= 1 - ends / risk;
        greenwood += ends / (risk * (risk - ends));
      }
    }
    long lost = ended.between(0, time);
    double part = independent.applyAsDouble(time);
    Interval interval = interval(survival, greenwood / part, atRisk(time) * part);
    return new Point(survival, interval, atRisk(time), lost);
  }

  private long atRisk(long time) {
    return ended.between(time, Long.MAX_VALUE) + censored.between(time, Long.MAX_VALUE);
  }

  /**
   * The interval of a share.
   *
   * @param variance variance of its logarithm
   * @param risk number of independent observations at risk
   */
  private static Interval interval(double survival, double variance, double risk) {
    double rare = Z * Z / (Math.max(1, risk) + Z * Z);
    if (survival >= 1) {
      return new Interval(1 - rare, 1);
    }
    if (survival <= 0) {
      return new Interval(0, rare);
    }
    double log = Math.log(survival);
    double reach = Z * Math.sqrt(variance) / Math.abs(log);
    return new Interval(Math.pow(survival, Math.exp(reach)), Math.pow(survival, Math.exp(-reach)));
  }
}
