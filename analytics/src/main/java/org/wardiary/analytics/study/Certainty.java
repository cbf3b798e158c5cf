package org.wardiary.analytics.study;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.text.Text;

/**
 * Which claims of a report survive control of the false discovery rate: on average at most 5 % of
 * the surviving claims are false (Benjamini, Y. and Hochberg, Y. (1995), Controlling the false
 * discovery rate, JRSS B 57, 289-300). If no claim is true, at most 5 of 100 reports make any claim
 * at all.
 *
 * <p>The main questions about a game ({@link Judged#isMain}) must not lose power to the many claims
 * of a long report: together the main claims have half of the weight, or more if they are more than
 * half of all claims. The others are judged by family, that is, by table: each family has the same
 * weight, so that a question with three answers does not lose power to one with a hundred
 * (Genovese, C., Roeder, K. and Wasserman, L. (2006), False discovery control with p-value
 * weighting, Biometrika 93, 509-524). Neither depends on what happened in the games.
 *
 * @param main number of main claims
 * @param families number of other claims, by family
 * @param limit the largest weighted p-value (p-value divided by the claim's weight) of a surviving
 *     claim; 0 if none survives
 */
public record Certainty(int main, Map<String, Integer> families, double limit) {

  /** The false discovery rate: the share of the surviving claims that may be false. */
  public static final double RATE = 0.05;

  /** The verdict on a claim that rests on too few games. */
  public static final String TOO_FEW = "too few games";

  /** The verdict on a claim that survives. */
  public static final String SURVIVES = "more than chance";

  private static final double LEAST_MAIN_PART = 0.5;

  private static final double ROUNDING = 1e-9;

  /** The certainty of a single claim. */
  public static final Certainty ALONE = new Certainty(1, Map.of(), RATE);

  /** Copies the numbers, so that later changes to the argument have no effect. */
  public Certainty {
    families = Map.copyOf(families);
  }

  /** The certainty of all claims of a report. */
  public static Certainty of(List<? extends Judged> claims) {
    List<? extends Judged> shown = claims.stream().filter(Judged::shown).toList();
    Map<String, Integer> families = new HashMap<>();
    shown.stream()
        .filter(claim -> !claim.isMain())
        .forEach(claim -> families.merge(claim.family(), 1, Integer::sum));
    int further = families.values().stream().mapToInt(number -> number).sum();
    Certainty weights = new Certainty(shown.size() - further, families, 0);
    double[] sorted = shown.stream().mapToDouble(weights::weighted).sorted().toArray();
    double largest = 0;
    for (int i = 0; i < sorted.length; i++) {
      if (sorted[i] <= RATE * (i + 1) / sorted.length) {
        largest = sorted[i];
      }
    }
    return new Certainty(weights.main, families, largest);
  }

  /** Number of claims. */
  public int claims() {
    return main + further();
  }

  private int further() {
    return families.values().stream().mapToInt(number -> number).sum();
  }

  /** The p-value at which a claim survives even if no other claim does. */
  public double alone(Judged claim) {
    return RATE / Math.max(1, claims()) * weight(claim);
  }

  /** The weight of a claim; the mean over all claims is 1. */
  public double weight(Judged claim) {
    if (families.isEmpty()) {
      return 1;
    }
    double part = main == 0 ? 0 : Math.max(LEAST_MAIN_PART, (double) main / claims());
    return claim.isMain()
        ? part * claims() / Math.max(1, main)
        : (1 - part) * claims() / families.size() / families.getOrDefault(claim.family(), 1);
  }

  private double weighted(Judged claim) {
    return claim.chance() / weight(claim);
  }

  /** Whether a claim survives; none does whose interval contains its reference. */
  public boolean holds(Judged claim) {
    return claim.shown() && claim.chance() <= RATE && weighted(claim) <= limit * (1 + ROUNDING);
  }

  /** That a claim survives only without the others, after a comma; "" if that is not so. */
  public String among(Judged claim) {
    return !holds(claim) && claim.chance() <= RATE
        ? Text.of(
            ", which alone would be more than chance, but among the %s of this report may be chance",
            Text.count(claims(), "verdict"))
        : "";
  }

  /** What a table says about a claim, in words; {@code too few games} if it is not shown. */
  public String verdict(Judged claim) {
    if (!claim.shown()) {
      return TOO_FEW;
    }
    return holds(claim) ? SURVIVES : "may be chance";
  }
}
