package org.wardiary.analytics.estimate;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Sums of a ratio by player: how far each player's games deviate from it.
 *
 * @param each by name, the sum of the deviations (part minus value times whole) and the sum of the
 *     wholes, which is never 0
 * @param seen coefficient of the players' variance in the expected sum of the squared deviations,
 *     in squared wholes
 * @param noise coefficient of the games' variance in the same expected sum
 */
record PlayerSums(SortedMap<String, Ratio.Sums> each, double seen, double noise) {

  static PlayerSums of(Ratio ratio) {
    SortedMap<String, Ratio.Sums> sums = new TreeMap<>();
    double value = ratio.value();
    double pairs = 0;
    for (Map.Entry<Pairing, Ratio.Sums> entry : ratio.pairings().entrySet()) {
      Pairing pairing = entry.getKey();
      double whole = entry.getValue().whole();
      Ratio.Sums deviation = new Ratio.Sums(entry.getValue().part() - value * whole, whole);
      add(sums, pairing.one(), deviation);
      if (!pairing.one().equals(pairing.other())) {
        add(sums, pairing.other(), deviation);
        pairs += bothNamed(pairing) ? whole * whole : 0;
      }
    }
    sums.values().removeIf(sum -> sum.whole() == 0);
    return of(ratio, sums, pairs);
  }

  private static PlayerSums of(Ratio ratio, SortedMap<String, Ratio.Sums> sums, double pairs) {
    double weight = 0;
    double cubes = 0;
    double wholes = 0;
    for (Ratio.Sums sum : sums.values()) {
      double whole = sum.whole();
      wholes += whole;
      weight += whole * whole;
      cubes += whole * whole * whole;
    }
    double products = cubes;
    for (Map.Entry<Pairing, Ratio.Sums> entry : ratio.pairings().entrySet()) {
      Pairing pairing = entry.getKey();
      double whole = entry.getValue().whole();
      if (bothNamed(pairing) && !pairing.one().equals(pairing.other()) && whole != 0) {
        products += 2 * sums.get(pairing.one()).whole() * sums.get(pairing.other()).whole() * whole;
      }
    }
    double all = ratio.whole();
    double seen = weight + 2 * pairs - 2 * products / all + weight * weight / (all * all);
    return new PlayerSums(sums, seen, wholes / all - weight / (all * all));
  }

  private static boolean bothNamed(Pairing pairing) {
    return !pairing.one().isEmpty() && !pairing.other().isEmpty();
  }

  private static void add(SortedMap<String, Ratio.Sums> sums, String player, Ratio.Sums deviation) {
    if (!player.isEmpty()) {
      sums.merge(player, deviation, Ratio.Sums::plus);
    }
  }

  /** Number of players with a name. */
  int named() {
    return each.size();
  }

  /** Sum of the players' squared wholes. */
  double weight() {
    return each.values().stream().mapToDouble(sum -> sum.whole() * sum.whole()).sum();
  }

  /** Sum of the players' squared deviations. */
  double squared() {
    return each.values().stream().mapToDouble(sum -> sum.part() * sum.part()).sum();
  }
}
