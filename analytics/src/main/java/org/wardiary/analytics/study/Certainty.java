package org.wardiary.analytics.study;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * Which of all claims of a report survive: at most 5 % of those that do are false, on average
 * (Benjamini, Y. and Hochberg, Y. (1995), Controlling the false discovery rate, JRSS B 57,
 * 289-300). Where nothing is true, a report claims anything at all in at most 5 of 100 cases.
 *
 * <p>What everybody asks of a game ({@link Claim.Question#MAIN}) is not to drown among the many
 * claims of a long report: together the main claims have half of the weight, or more where they are
 * more than half of all (Genovese, C., Roeder, K. and Wasserman, L. (2006), False discovery control
 * with p-value weighting, Biometrika 93, 509-524). Which they are does not depend on the games.
 *
 * @param main how many main claims there are
 * @param further how many others
 * @param limit the largest probability by chance, divided by its claim's weight, of a claim that
 *     survives; 0 if none does
 */
public record Certainty(int main, int further, double limit) {

  /** How many of the surviving claims may be false. */
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
   * The certainty of all that is claimed together, of equal weight.
   *
   * @param chances the probability by chance of each claim
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

  /** How many claims there are. */
  public int claims() {
    return main + further;
  }

  /** The probability by chance below which one of claims of equal weight survives by itself. */
  public double alone() {
    return RATE / Math.max(1, claims());
  }

  /** The probability by chance below which a claim survives even if no other one does. */
  public double alone(Claim claim) {
    return alone() * weight(claim);
  }

  /** The weight of a claim: 1 on average over all. */
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

  /** What a table says of a claim, in words; {@code too few games} where nothing is shown. */
  public String verdict(Claim claim) {
    if (!claim.shown()) {
      return "too few games";
    }
    return holds(claim) ? "more than chance" : "may be chance";
  }

  /** Whether one of claims of equal weight survives, by its probability by chance. */
  public boolean holds(double chance) {
    return chance <= limit * (1 + ROUNDING);
  }
}
