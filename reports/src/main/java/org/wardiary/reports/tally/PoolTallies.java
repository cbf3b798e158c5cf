package org.wardiary.reports.tally;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.wardiary.analytics.filter.GameNumbers;
import org.wardiary.analytics.filter.GamePool;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.analytics.study.GameInfo;

/**
 * Games, counted apart where they may not be counted together.
 *
 * @param pools what was counted, by what may be counted together
 * @param bytes of the rows that were read for them
 */
record PoolTallies(SortedMap<GamePool, PoolCounts> pools, long bytes) {

  /** Of no games. */
  static PoolTallies none() {
    return new PoolTallies(new TreeMap<>(), 0);
  }

  /** These and those of other games, which are both not to be used alone any more. */
  PoolTallies and(PoolTallies later) {
    SortedMap<GamePool, PoolCounts> all = new TreeMap<>(pools);
    later.pools.forEach((pool, counts) -> all.merge(pool, counts, PoolCounts::and));
    return new PoolTallies(all, bytes + later.bytes);
  }

  /** Number of games. */
  long games() {
    return pools.values().stream().mapToLong(counts -> counts.ids().length).sum();
  }

  /** The ids of all games, as numbers, sorted as those without sign. */
  long[] ids() {
    return GameNumbers.sorted(
        pools.values().stream().flatMapToLong(counts -> LongStream.of(counts.ids())));
  }

  void write(StateWriter out) {
    out.number(bytes);
    out.all(
        pools.entrySet(),
        (pool, to) -> {
          pool.getKey().write(to);
          pool.getValue().write(to);
        });
  }

  /**
   * Reads what was written.
   *
   * @param infos what is known of a kind of game, by its id; the same as when it was written
   */
  static PoolTallies read(Function<String, GameInfo> infos, StateReader in) {
    long bytes = in.number();
    Map<GamePool, PoolCounts> pools = new TreeMap<>();
    in.each(from -> pools.put(GamePool.read(from), PoolCounts.read(infos, from)));
    return new PoolTallies(new TreeMap<>(pools), bytes);
  }
}
