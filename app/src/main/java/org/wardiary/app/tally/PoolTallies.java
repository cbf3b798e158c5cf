package org.wardiary.app.tally;

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
 * Counts of games, separately for each pool of games that may be counted together.
 *
 * @param pools the counts by pool
 * @param bytes size of the rows that were read for them
 */
record PoolTallies(SortedMap<GamePool, PoolCounts> pools, long bytes) {

  /** The tallies of no games. */
  static PoolTallies none() {
    return new PoolTallies(new TreeMap<>(), 0);
  }

  /** Adds the tallies of other games to these. Neither may be used by itself afterwards. */
  PoolTallies and(PoolTallies later) {
    SortedMap<GamePool, PoolCounts> all = new TreeMap<>(pools);
    later.pools.forEach((pool, counts) -> all.merge(pool, counts, PoolCounts::and));
    return new PoolTallies(all, bytes + later.bytes);
  }

  /** Number of games. */
  long games() {
    return pools.values().stream().mapToLong(counts -> counts.ids().length).sum();
  }

  /** The ids of all games as numbers, sorted as unsigned. */
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
   * Reads tallies that {@link #write} wrote.
   *
   * @param infos what is known of a kind of game, by its id; must be the same as when the tallies
   *     were written
   */
  static PoolTallies read(Function<String, GameInfo> infos, StateReader in) {
    long bytes = in.number();
    Map<GamePool, PoolCounts> pools = new TreeMap<>();
    in.each(from -> pools.put(GamePool.read(from), PoolCounts.read(infos, from)));
    return new PoolTallies(new TreeMap<>(pools), bytes);
  }
}
