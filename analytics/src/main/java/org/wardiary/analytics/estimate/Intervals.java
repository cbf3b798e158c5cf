package org.wardiary.analytics.estimate;

import java.util.OptionalLong;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * 95 % confidence intervals of ratios: all values no further from the measured one than chance
 * allows, with the variance taken at the value in question (score intervals: Wilson, E. B. (1927),
 * JASA 22, 209-212, for shares). The variance is proportional to p (1 - p) for a share and to the
 * rate for a rate, and constant for a mean. So a share stays within 0 and 1, a rate stays above 0,
 * and neither has an interval of zero width where nothing happened.
 */
final class Intervals {

  /** Square of the 97.5 % quantile of the normal distribution. */
  static final double NORMAL = 3.8414588206941236;

  /** 80 % quantile of the normal distribution. */
  private static final double POWER = 0.8416212335729143;

  private static final double EVEN = 0.5;

  private Intervals() {}

  static Estimate share(Ratio ratio) {
    if (ratio.games() < Estimate.FEWEST) {
      return Estimate.hidden(ratio.games());
    }
    double p = Math.min(1, Math.max(0, ratio.value()));
    Interval chance = share(p, NORMAL / effective(ratio.byModel(0)));
    Interval all = widened(p, chance, ratio.model());
    Interval within = new Interval(Math.max(0, all.low()), Math.min(1, all.high()));
    return Estimate.of(p, within, ratio.games()).on(Basis.of(ratio, Basis.Kind.SHARE, 1));
  }

  static Estimate habit(Ratio ratio) {
    double p = ratio.value();
    if (ratio.games() < Estimate.FEWEST || p <= 0 || p >= 1) {
      return share(ratio);
    }
    return Estimate.of(p, share(p, NORMAL / effectiveOfDeeds(ratio)), ratio.games())
        .on(Basis.ofActions(ratio));
  }

  static Estimate share(Corrected share) {
    double p = share.value();
    double reach = Spread.ofOutcomes(share.ratio()).plus(share.model()).reach(1 - Estimate.LEVEL);
    return Estimate.of(p, share(p, reach * reach / (p * (1 - p))), share.games());
  }

  /**
   * The interval of a share.
   *
   * @param square squared quantile divided by the effective number of games
   */
  static Interval share(double p, double square) {
    double middle = (p + square / 2) / (1 + square);
    double half = Math.sqrt(square * (p * (1 - p) + square / 4)) / (1 + square);
    return new Interval(
        p == 0 ? 0 : Math.max(0, middle - half), p == 1 ? 1 : Math.min(1, middle + half));
  }

  /** Effective number of games of a share: as many independent games would be as informative. */
  static double effective(Ratio ratio) {
    return effective(ratio, ratio.spread());
  }

  /** Effective number of games of a share of games in which players did something. */
  static double effectiveOfDeeds(Ratio ratio) {
    return effective(ratio, Spread.ofActions(ratio));
  }

  private static double effective(Ratio ratio, Spread spread) {
    double p = ratio.value();
    return p <= 0 || p >= 1 ? ratio.games() : NORMAL * p * (1 - p) / squaredReach(ratio, spread, 1);
  }

  /** Two-sided p-value of a reference share: above 5 % where the interval contains it. */
  static double chance(Ratio ratio, double reference) {
    double p = ratio.value();
    double error = Math.sqrt(reference * (1 - reference));
    double deviation = Math.abs(p - reference) / error;
    if (p <= 0 || p >= 1) {
      return 2
          * NormalDistribution.of(0, 1)
              .survivalProbability(deviation * Math.sqrt((double) ratio.games()));
    }
    return ratio.spread().tails(deviation * Math.sqrt(p * (1 - p)));
  }

  /** Two-sided p-value of a reference mean: above 5 % where the interval contains it. */
  static double chanceOfMean(Ratio ratio, double reference) {
    double deviation = Math.abs(ratio.value() - reference);
    Spread spread = ratio.spread();
    return spread.variance() > 0
        ? spread.tails(deviation)
        : 2
            * NormalDistribution.of(0, 1)
                .survivalProbability(
                    deviation * Math.sqrt(NORMAL / squaredReach(ratio, spread, 1)));
  }

  /** The smallest difference from a share that would have been detected with a power of 80 %. */
  static double detectable(Ratio ratio, double reference, double chance) {
    Spread spread = ratio.spread();
    double unit = unit(ratio, reference);
    return spread.variance() == 0
        ? (quantile(1 - chance / 2) + POWER) * unit / Math.sqrt((double) ratio.games())
        : unit * (spread.reach(chance) + POWER * Math.sqrt(spread.variance()));
  }

  /** The smallest mean that would have been distinguished from 0 with a power of 80 %. */
  static double detectableOfMean(Ratio ratio, double chance) {
    Spread spread = ratio.spread();
    return spread.reach(chance) + POWER * Math.sqrt(spread.variance());
  }

  /** How many games it takes to detect a difference from one half with a power of 80 %. */
  static OptionalLong needed(Ratio ratio, double edge, double chance) {
    Spread spread = ratio.spread();
    double unit = unit(ratio, EVEN);
    double deviations = edge / (quantile(1 - chance / 2) + POWER);
    double players = unit * unit * (spread.variance() - spread.chance());
    double games =
        spread.variance() == 0 ? EVEN * EVEN / ratio.games() : unit * unit * spread.chance();
    double left = deviations * deviations - players;
    return left <= 0
        ? OptionalLong.empty()
        : OptionalLong.of((long) Math.ceil(ratio.games() * games / left));
  }

  /** Factor by which deviations are larger if the reference is the true share. */
  private static double unit(Ratio ratio, double reference) {
    double p = ratio.value();
    double error = Math.sqrt(reference * (1 - reference));
    return p <= 0 || p >= 1 ? error : error / Math.sqrt(p * (1 - p));
  }

  private static double quantile(double p) {
    return NormalDistribution.of(0, 1).inverseCumulativeProbability(p);
  }

  static Estimate rate(Ratio ratio, double quantum) {
    if (ratio.games() < Estimate.FEWEST) {
      return Estimate.hidden(ratio.games());
    }
    double value = ratio.value();
    double square =
        value > 0
            ? squaredReach(ratio, ratio.byModel(0).spread(), quantum) / value
            : NORMAL * quantum / ratio.whole();
    Interval all = widened(value, rate(value, square), ratio.model());
    return Estimate.of(value, new Interval(Math.max(0, all.low()), all.high()), ratio.games())
        .on(Basis.of(ratio, Basis.Kind.RATE, quantum));
  }

  /**
   * Widens an interval for a further error that does not depend on the value: each side reaches as
   * far as both errors together (Zou, G. Y. and Donner, A. (2008), Statistics in Medicine 27,
   * 1693-1702).
   *
   * @param square mean square of the further error
   */
  private static Interval widened(double value, Interval chance, double square) {
    double reach = Math.sqrt(NORMAL * square);
    return new Interval(
        value - Math.hypot(value - chance.low(), reach),
        value + Math.hypot(chance.high() - value, reach));
  }

  /**
   * The interval of a rate.
   *
   * @param square squared deviation that chance allows, divided by the rate
   */
  static Interval rate(double value, double square) {
    double half = Math.sqrt(square * (value + square / 4));
    double low = value > 0 ? Math.max(0, value + square / 2 - half) : 0;
    return new Interval(low, value + square / 2 + half);
  }

  static Estimate mean(Ratio ratio) {
    if (ratio.games() < Estimate.FEWEST) {
      return Estimate.hidden(ratio.games());
    }
    double half = Math.sqrt(squaredReach(ratio, ratio.spread(), 1));
    double value = ratio.value();
    return Estimate.of(value, new Interval(value - half, value + half), ratio.games())
        .on(Basis.of(ratio, Basis.Kind.MEAN, 1));
  }

  /**
   * Squared deviation that chance allows. Where all games agree, it allows for 3.84 unseen games
   * that differ by one quantum.
   */
  private static double squaredReach(Ratio ratio, Spread spread, double quantum) {
    double reach = spread.reach(1 - Estimate.LEVEL);
    return reach > 0 ? reach * reach : Math.pow(NORMAL * quantum / ratio.whole(), 2);
  }
}
