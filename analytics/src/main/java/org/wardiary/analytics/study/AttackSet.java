package org.wardiary.analytics.study;

import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Estimate;

/** Counts and estimates over all attacks of a set of games; intervals by bootstrap over games. */
final class AttackSet {

  private final GameSet set;

  AttackSet(GameSet set) {
    this.set = set;
  }

  /** How many attacks fit. */
  long count(Predicate<Attack> wanted) {
    return set.games().stream().mapToLong(game -> game.count(wanted)).sum();
  }

  /** In how many games an attack fits. */
  long games(Predicate<Attack> wanted) {
    return set.count(game -> game.count(wanted) > 0);
  }

  /** The share of a part in a whole, over attacks. */
  Estimate share(Predicate<Attack> part, Predicate<Attack> whole) {
    return set.bootstrap()
        .share(set.each(game -> game.count(part.and(whole))), set.each(game -> game.count(whole)));
  }

  /** The mean of a number over the attacks that fit. */
  Estimate mean(ToDoubleFunction<Attack> value, Predicate<Attack> wanted) {
    return set.bootstrap()
        .ratio(
            set.each(game -> game.attacks().stream().filter(wanted).mapToDouble(value).sum()),
            set.each(game -> game.count(wanted)));
  }

  /** How many attacks fit in a game, on average over all games. */
  Estimate perGame(Predicate<Attack> wanted) {
    return set.bootstrap().ratio(set.each(game -> game.count(wanted)), set.each(game -> 1));
  }

  /** The note that all tables of attacks share. */
  String note() {
    return set.bootstrap().note();
  }
}
