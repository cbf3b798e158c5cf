package org.wardiary.analytics.estimate;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/**
 * Players, or pairings of players, as clusters of the games of two sets. Some may have games in
 * both sets: what they do alike in both cancels out. The sets may have very different numbers of
 * them, so that those of the smaller set alone decide how much is known (Satterthwaite, F. E.
 * (1946), An approximate distribution of estimates of variance components, Biometrics Bulletin 2,
 * 110-114).
 *
 * @param first the clusters with games in the first set
 * @param second those with games in the second
 * @param one by how much a cluster's games of the first set deviate from the estimate
 * @param other the same in the second set
 */
record Clusters<K extends Comparable<K>>(
    Set<K> first, Set<K> second, ToDoubleFunction<K> one, ToDoubleFunction<K> other) {

  /** Clusters with games in one set alone, or in both. */
  private enum Group {
    FIRST,
    SECOND,
    BOTH
  }

  /** All clusters, sorted. */
  Set<K> all() {
    Set<K> all = new TreeSet<>(first);
    all.addAll(second);
    return all;
  }

  /** Sum of the squared differences between the deviations in both sets. */
  double squared() {
    return sum(1, 1);
  }

  /**
   * Variance of the difference between the estimates; not finite if a set has a single cluster,
   * since that does not deviate from its own estimate.
   */
  double variance() {
    return sum(unbiased(first.size()), unbiased(second.size()));
  }

  /** The variance of a few numbers is larger than that about their own mean. */
  private static double unbiased(int n) {
    return Math.sqrt(n / (n - 1.0));
  }

  private double sum(double ofFirst, double ofSecond) {
    double squares = 0;
    for (K cluster : all()) {
      double apart = ofSecond * other.applyAsDouble(cluster) - ofFirst * one.applyAsDouble(cluster);
      squares += apart * apart;
    }
    return squares;
  }

  /** Degrees of freedom of the squared differences, at least 1. */
  double free() {
    double[] squares = new double[Group.values().length];
    double[] free = new double[Group.values().length];
    for (K cluster : all()) {
      int group = group(cluster).ordinal();
      double apart = other.applyAsDouble(cluster) - one.applyAsDouble(cluster);
      squares[group] += apart * apart;
      free[group] += 1 - lost(cluster);
    }
    double sum = 0;
    double parts = 0;
    for (int group = 0; group < squares.length; group++) {
      sum += squares[group];
      // a set's only cluster does not deviate, but for rounding
      parts += free[group] == 0 ? 0 : squares[group] * squares[group] / free[group];
    }
    return Math.max(1, parts == 0 ? free[0] + free[1] + free[2] : sum * sum / parts);
  }

  private Group group(K cluster) {
    if (!second.contains(cluster)) {
      return Group.FIRST;
    }
    return first.contains(cluster) ? Group.BOTH : Group.SECOND;
  }

  /** A cluster's part of the degrees of freedom that the estimates themselves take: one a set. */
  private double lost(K cluster) {
    return switch (group(cluster)) {
      case FIRST -> 1.0 / first.size();
      case SECOND -> 1.0 / second.size();
      case BOTH -> (1.0 / first.size() + 1.0 / second.size()) / 2;
    };
  }
}
