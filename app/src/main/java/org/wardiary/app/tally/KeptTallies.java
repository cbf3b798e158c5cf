package org.wardiary.app.tally;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.filter.GamePool;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.study.Study;
import org.wardiary.projector.query.RowOffsets;
import org.wardiary.projector.query.RowPart;
import org.wardiary.reports.rows.Census;

/**
 * Counts games from the tallies that long-running programs keep ({@link TallyKeeper}): merges the
 * tallies of all partitions and reads only the rows added since.
 *
 * @param counter counts the games added since
 * @param setting identifies what was counted; must match when the tallies are read
 */
record KeptTallies(PoolCounter counter, List<String> setting) {

  /**
   * Counts games.
   *
   * @param request selects the games
   * @param now end offsets of the rows
   * @param required called with the selection; throws if it must not be counted
   * @return empty if the query does not select whole pools, or there are no usable tallies
   * @throws org.wardiary.analytics.filter.BadQuery if the games must not be counted together
   */
  Optional<Counted> count(CountRequest request, RowOffsets now, Consumer<GameSelection> required) {
    if (!request.query().isOfPools()) {
      return Optional.empty();
    }
    return ProgramDigest.key(setting)
        .flatMap(key -> all(key, now))
        .map(tallies -> counted(tallies, request, required));
  }

  private Optional<PoolTallies> all(List<String> key, RowOffsets now) {
    PackedTallies kept =
        PackedTallies.of(
            counter.read(), counter.read().rows().partitions(), key, counter.infos(), now);
    Optional<TallySnapshot> sum = Optional.empty();
    for (int partition : kept.partitions()) {
      Optional<TallySnapshot> next = kept.unpacked(partition);
      sum = sum.isEmpty() ? next : sum.map(before -> next.map(before::and).orElse(before));
    }
    return sum.flatMap(
        before ->
            counter
                .count(RowPart.between(before.offsets(), now), before.tallies().ids())
                .map(before.tallies()::and));
  }

  private static Counted counted(
      PoolTallies all, CountRequest request, Consumer<GameSelection> required) {
    Map<GamePool, long[]> ids = new HashMap<>();
    all.pools().forEach((pool, counts) -> ids.put(pool, counts.ids()));
    GameSelection selection =
        GameSelection.ofPools(
            request.query(),
            request.several(),
            pool -> request.query().test(all.pools().get(pool).any()),
            ids);
    required.accept(selection);
    Census census = new Census();
    SortedMap<String, Study> studies = new TreeMap<>();
    all.pools()
        .forEach(
            (pool, counts) -> {
              if (selection.counted().contains(pool)) {
                census.merge(counts.census());
                studies.merge(pool.kind(), counts.study(), Studies::merged);
              }
            });
    return new Counted(selection, census, new ArrayList<>(studies.values()), all.bytes());
  }
}
