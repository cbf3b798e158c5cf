package org.wardiary.analytics.choice;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** Estimates the entropy of a distribution from a sample, in nats. */
final class Entropy {

  private Entropy() {}

  /**
   * The entropy of the distribution that a sample was drawn from: Chao, A. and Shen, T.-J. (2003),
   * Nonparametric estimation of Shannon's index of diversity when there are unseen species in
   * sample, Environmental and Ecological Statistics 10, 429-443. If every case came only once, one
   * of them is assumed to have come again.
   *
   * @param counts how often each case came, 1 or more
   */
  static double chaoShen(Collection<Integer> counts) {
    double n = sum(counts);
    long once = counts.stream().filter(count -> count == 1).count();
    double coverage = 1 - (once == n ? n - 1 : once) / n;
    return counts.stream()
        .mapToDouble(
            count -> {
              double p = coverage * count / n;
              return -p * Math.log(p) / (1 - Math.pow(1 - p, n));
            })
        .sum();
  }

  /**
   * The value of each draw of a sample: the mean over the draws is the estimate of the entropy, and
   * their spread shows its uncertainty (the pseudo-values of the jackknife: Tukey, J. W. (1958),
   * Bias and confidence in not-quite large samples, The Annals of Mathematical Statistics 29, 614),
   * shifted to that mean.
   *
   * @param cases how often each case came, 1 or more, at least two draws in all
   * @param most the largest possible entropy
   * @return the values, by case
   */
  static Map<String, Double> shares(Map<String, Integer> cases, double most) {
    double estimate = chaoShen(cases.values());
    double n = sum(cases.values());
    Map<String, Double> without = new TreeMap<>();
    double mean = 0;
    for (Map.Entry<String, Integer> one : cases.entrySet()) {
      double left = chaoShen(less(cases, one.getKey()));
      without.put(one.getKey(), left);
      mean += one.getValue() / n * left;
    }
    double all = Math.min(estimate, most) + (n - 1) * mean;
    without.replaceAll((name, left) -> all - (n - 1) * left);
    return without;
  }

  /** The counts with one draw fewer of a case. */
  private static Collection<Integer> less(Map<String, Integer> cases, String one) {
    Map<String, Integer> left = new TreeMap<>(cases);
    left.computeIfPresent(one, (name, count) -> count == 1 ? null : count - 1);
    return left.values();
  }

  private static double sum(Collection<Integer> counts) {
    return counts.stream().mapToInt(Integer::intValue).sum();
  }
}
