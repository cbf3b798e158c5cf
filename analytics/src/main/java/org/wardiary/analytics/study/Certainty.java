package org.wardiary.analytics.study;

import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Which of all claims of a report survive: at most 5 % of those that do are false, on average
 * (Benjamini, Y. and Hochberg, Y. (1995), Controlling the false discovery rate, JRSS B 57,
 * 289-300). Where nothing is true, a report claims anything at all in at most 5 of 100 cases.
 *
 * @param claims how many claims there are
 * @param limit the largest probability by chance of a claim that survives; 0 if none does
 */
public record Certainty(int claims, double limit) {

  /** How many of the surviving claims may be false. */
  public static final double RATE = 0.05;

  private static final double ROUNDING = 1e-9;

  /** The certainty of a single claim. */
  public static final Certainty ALONE = new Certainty(1, RATE);

  /** The certainty of all claims of a report. */
  public static Certainty of(List<Claim> claims) {
    return among(claims.stream().filter(Claim::shown).mapToDouble(Claim::chance));
  }

  /**
   * The certainty of all that is claimed together.
   *
   * @param chances the probability by chance of each claim
   */
  public static Certainty among(DoubleStream chances) {
    double[] sorted = chances.sorted().toArray();
    double limit = 0;
    for (int i = 0; i < sorted.length; i++) {
      if (sorted[i] <= RATE * (i + 1) / sorted.length) {
        limit = sorted[i];
      }
    }
    return new Certainty(sorted.length, limit);
  }

  /** The probability by chance below which a claim survives even if no other one does. */
  public double alone() {
    return RATE / Math.max(1, claims);
  }

  /** Whether a claim survives. */
  public boolean holds(Claim claim) {
    return claim.shown() && holds(claim.chance());
  }

  /** What a table says of a claim, in words; {@code too few games} where nothing is shown. */
  public String verdict(Claim claim) {
    if (!claim.shown()) {
      return "too few games";
    }
    return holds(claim) ? "more than chance" : "may be chance";
  }

  /** Whether a claim with a probability by chance survives. */
  public boolean holds(double chance) {
    return chance <= limit * (1 + ROUNDING);
  }
}
