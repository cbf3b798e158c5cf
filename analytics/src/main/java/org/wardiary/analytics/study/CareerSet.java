package org.wardiary.analytics.study;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Estimate;

/** Counts and estimates over the units of a set of games; intervals by bootstrap over games. */
final class CareerSet {

  private final GameSet set;

  CareerSet(GameSet set) {
    this.set = set;
  }

  /** A number summed over the units that fit, for each game. */
  double[] sums(Predicate<Career> wanted, ToDoubleFunction<Career> value) {
    return set.each(game -> game.careers().stream().filter(wanted).mapToDouble(value).sum());
  }

  /** A number summed over all units that fit. */
  double total(Predicate<Career> wanted, ToDoubleFunction<Career> value) {
    return Arrays.stream(sums(wanted, value)).sum();
  }

  /** How many units fit. */
  long count(Predicate<Career> wanted) {
    return (long) total(wanted, career -> 1);
  }

  /** The mean of a number over the units that fit. */
  Estimate mean(ToDoubleFunction<Career> value, Predicate<Career> wanted) {
    return set.bootstrap().ratio(sums(wanted, value), sums(wanted, career -> 1));
  }

  /** The share of a part in a whole, over units. */
  Estimate share(Predicate<Career> part, Predicate<Career> whole) {
    return set.bootstrap().share(sums(part.and(whole), career -> 1), sums(whole, career -> 1));
  }

  /** Letters of the kinds that there are, in the order in which armies list them. */
  List<String> kinds() {
    return set.games().stream()
        .flatMap(game -> game.careers().stream())
        .map(Career::kind)
        .distinct()
        .toList();
  }
}
