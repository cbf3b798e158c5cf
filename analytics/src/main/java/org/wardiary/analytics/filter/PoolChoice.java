package org.wardiary.analytics.filter;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Which games of those that fit a query are counted: of each kind those by one set of rules, those
 * of people alone where there are any, unless the query says who played, and those of one event,
 * unless the query says which.
 *
 * @param counted the games that are
 * @param leftOut those that are not
 */
record PoolChoice(Set<GamePool> counted, LeftOut leftOut) {

  PoolChoice {
    counted = Set.copyOf(counted);
  }

  /**
   * The choice.
   *
   * @param pools how many games fit the query, by what may be counted together
   * @throws BadQuery if the query names rules and means games of one kind by different ones, or
   *     names no event and means games of one kind of several that are refused
   */
  static PoolChoice of(GameQuery query, Map<GamePool, Long> pools, SeveralEvents several) {
    Map<GamePool, Long> counted = new HashMap<>(pools);
    Map<String, Long> rules = new TreeMap<>();
    if (query.has(QueryParameter.RULES)) {
      requireOne(pools.keySet());
    } else {
      rules = removed(counted, pool -> !pool.standard(), GamePool::rules);
    }
    long simulated = 0;
    if (!query.has(QueryParameter.PLAYED_BY)) {
      simulated = sum(removed(counted, unpooled(counted.keySet()), GamePool::kind));
    }
    Map<String, Long> events = new TreeMap<>();
    if (!query.has(QueryParameter.EVENT)) {
      events = removed(counted, unwanted(counted, several), GamePool::event);
    }
    return new PoolChoice(counted.keySet(), new LeftOut(rules, simulated, events));
  }

  /** Removes games; returns how many, by one of their properties. */
  private static Map<String, Long> removed(
      Map<GamePool, Long> pools, Predicate<GamePool> which, Function<GamePool, String> property) {
    Map<String, Long> removed = new TreeMap<>();
    Set<GamePool> gone = pools.keySet().stream().filter(which).collect(Collectors.toSet());
    gone.forEach(pool -> removed.merge(property.apply(pool), pools.remove(pool), Long::sum));
    return removed;
  }

  private static long sum(Map<String, Long> numbers) {
    return numbers.values().stream().mapToLong(Long::longValue).sum();
  }

  private static void requireOne(Set<GamePool> pools) {
    Map<String, TreeSet<String>> kinds = new TreeMap<>();
    pools.forEach(
        pool -> kinds.computeIfAbsent(pool.kind(), kind -> new TreeSet<>()).add(pool.rules()));
    RulePools.requireOne(kinds);
  }

  /** Games that programs played, of kinds that people played too. */
  private static Predicate<GamePool> unpooled(Set<GamePool> pools) {
    Set<String> peoples =
        pools.stream().filter(GamePool::ofPeople).map(GamePool::kind).collect(Collectors.toSet());
    return pool -> !pool.ofPeople() && peoples.contains(pool.kind());
  }

  /** Games of other events than the one that is counted of each kind. */
  private static Predicate<GamePool> unwanted(Map<GamePool, Long> pools, SeveralEvents several) {
    Map<String, Map<String, Long>> kinds =
        EventPools.byKind(pools.keySet(), GamePool::kind, GamePool::event, pools::get);
    if (several == SeveralEvents.REFUSED) {
      EventPools.requireOne(kinds);
    }
    Map<String, String> largest = new HashMap<>();
    kinds.forEach((kind, events) -> largest.put(kind, EventPools.largest(events)));
    return pool -> !pool.event().equals(largest.get(pool.kind()));
  }
}
