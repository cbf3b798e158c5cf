package org.wardiary.analytics.study;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * Which claims of a report survive control of the false discovery rate: on average at most 5 % of
 * the surviving claims are false (Benjamini, Y. and Hochberg, Y. (1995), Controlling the false
 * discovery rate, JRSS B 57, 289-300). If no claim is true, at most 5 of 100 reports make any claim
 * at all.
 *
 * <p>The main questions about a game ({@link Claim.Question#MAIN}) must not lose power to the many
 * claims of a long report: together the main claims have half of the weight, or more if they are
 * more than half of all claims (Genovese, C., Roeder, K. and Wasserman, L. (2006), False discovery
 * control with p-value weighting, Biometrika 93, 509-524). Which claims are main ones does not
 * depend on the games.
 *
 * @param main number of main claims
 * @param further number of other claims
 * @param limit the largest weighted p-value (p-value divided by the claim's weight) of a surviving
 *     claim; 0 if none survives
 */
public record Certainty(int main, int further, double limit) {

  /** The false discovery rate: the share of the surviving claims that may be false. */
  public static final double RATE = 0.05;

  private static final double LEAST_MAIN_PART = 0.5;

  private static final double ROUNDING = 1e-9;

  /** The certainty of a single claim. */
  public static final Certainty ALONE = new Certainty(0, 1, RATE);

  /** The certainty of all claims of a report. */
  public static Certainty of(List<Claim> claims) {
    List<Claim> shown = claims.stream().filter(Claim::shown).toList();
    int main = (int) shown.stream().filter(Claim::isMain).count();
    Certainty weights = new Certainty(main, shown.size() - main, 0);
    return weights.among(shown, weights::weighted);
  }

  /**
   * The certainty of claims of equal weight that are made together.
   *
   * @param chances the p-value of each claim
   */
  public static Certainty among(DoubleStream chances) {
    List<Double> all = chances.boxed().toList();
    return new Certainty(0, all.size(), 0).among(all, chance -> chance);
  }

  private <T> Certainty among(List<T> all, ToDoubleFunction<T> weighted) {
    double[] sorted = all.stream().mapToDouble(weighted).sorted().toArray();
    double largest = 0;
    for (int i = 0; i < sorted.length; i++) {
      if (sorted[i] <= RATE * (i + 1) / sorted.length) {
        largest = sorted[i];
      }
    }
    return new Certainty(main, further, largest);
  }

  /** Number of claims. */
  public int claims() {
    return main + further;
  }

  /** The p-value at which a claim of weight 1 survives even if no other claim does. */
  public double alone() {
    return RATE / Math.max(1, claims());
  }

  /** The p-value at which a claim survives even if no other claim does. */
  public double alone(Claim claim) {
    return alone() * weight(claim);
  }

  /** The weight of a claim; the mean over all claims is 1. */
  private double weight(Claim claim) {
    if (main == 0 || further == 0) {
      return 1;
    }
    double part = Math.max(LEAST_MAIN_PART, (double) main / claims());
    return claim.isMain() ? part * claims() / main : (1 - part) * claims() / further;
  }

  private double weighted(Claim claim) {
    return claim.chance() / weight(claim);
  }

  /** Whether a claim survives. */
  public boolean holds(Claim claim) {
    return claim.shown() && holds(weighted(claim));
  }

  /** What a table says about a claim, in words; {@code too few games} if it is not shown. */
  public String verdict(Claim claim) {
    if (!claim.shown()) {
      return "too few games";
    }
    return holds(claim) ? "more than chance" : "may be chance";
  }

  /** Whether a claim of weight 1 survives, given its p-value. */
  public boolean holds(double chance) {
    return chance <= limit * (1 + ROUNDING);
  }
}
