package org.wardiary.analytics.filter;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.wardiary.analytics.filter.GamePool.Players;

/**
 * Which of the games that fit a query are counted. Of each kind of game: those that two sides
 * played; of these, those by one set of rules, or by the game file that most of them have; only
 * those of people, if there are any and the query does not say who played; and those of one event,
 * unless the query names events.
 *
 * @param counted the pools that are counted
 * @param leftOut numbers of games that are not counted
 */
record PoolChoice(Set<GamePool> counted, LeftOut leftOut) {

  PoolChoice {
    counted = Set.copyOf(counted);
  }

  /**
   * Chooses the pools to be counted.
   *
   * @param pools number of games that fit the query, by pool
   * @param several what to do with games of one kind of several events
   * @throws BadQuery if the query names rules and selects games of one kind by different rules, or
   *     names no event and selects games of one kind of several events, if these are refused
   */
  static PoolChoice of(GameQuery query, Map<GamePool, Long> pools, SeveralEvents several) {
    Map<GamePool, Long> counted = new HashMap<>(pools);
    long unplayed = sum(removed(counted, pool -> pool.players() == Players.NOBODY, GamePool::kind));
    long severalSides =
        sum(removed(counted, pool -> pool.players() == Players.SEVERAL_SIDES, GamePool::kind));
    Map<String, Long> rules = new TreeMap<>();
    if (query.has(QueryParameter.RULES)) {
      requireOne(counted.keySet());
    } else {
      Map<String, String> files = files(counted);
      rules =
          removed(
              counted,
              pool -> !pool.standard() && !pool.rules().equals(files.get(pool.kind())),
              GamePool::rules);
    }
    long simulated = 0;
    if (!query.has(QueryParameter.PLAYED_BY)) {
      simulated = sum(removed(counted, unpooled(counted.keySet()), GamePool::kind));
    }
    List<EventChoice> events =
        query.has(QueryParameter.EVENT) || several == SeveralEvents.TOGETHER
            ? List.of()
            : oneEventEach(counted, several);
    return new PoolChoice(
        counted.keySet(), new LeftOut(unplayed, severalSides, rules, simulated, events));
  }

  /** The game file with most games, of each kind of game that has files. */
  private static Map<String, String> files(Map<GamePool, Long> pools) {
    Map<String, Map<String, Long>> kinds = new TreeMap<>();
    pools.forEach(
        (pool, games) -> {
          if (RulePools.isFile(pool.rules())) {
            kinds
                .computeIfAbsent(pool.kind(), kind -> new TreeMap<>())
                .merge(pool.rules(), games, Long::sum);
          }
        });
    Map<String, String> files = new TreeMap<>();
    kinds.forEach((kind, numbers) -> files.put(kind, EventPools.largest(numbers)));
    return files;
  }

  /** Removes pools; returns the number of games removed, by a property of their pool. */
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

  /** Selects pools of games of programs, for kinds of game that people played too. */
  private static Predicate<GamePool> unpooled(Set<GamePool> pools) {
    Set<String> peoples =
        pools.stream().filter(GamePool::ofPeople).map(GamePool::kind).collect(Collectors.toSet());
    return pool -> !pool.ofPeople() && peoples.contains(pool.kind());
  }

  /** Removes pools of events other than the one that is counted of their kind of game. */
  private static List<EventChoice> oneEventEach(
      Map<GamePool, Long> counted, SeveralEvents several) {
    Map<String, Map<String, Long>> kinds =
        EventPools.byKind(counted.keySet(), GamePool::kind, GamePool::event, counted::get);
    if (several == SeveralEvents.REFUSED) {
      EventPools.requireOne(kinds);
    }
    List<EventChoice> choices = new ArrayList<>();
    kinds.forEach(
        (kind, events) -> {
          String largest = EventPools.largest(events);
          Map<String, Long> others =
              removed(
                  counted,
                  pool -> pool.kind().equals(kind) && !pool.event().equals(largest),
                  GamePool::event);
          if (!others.isEmpty()) {
            choices.add(new EventChoice(kind, largest, others));
          }
        });
    return choices;
  }
}
