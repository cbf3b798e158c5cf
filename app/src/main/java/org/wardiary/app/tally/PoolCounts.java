package org.wardiary.app.tally;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.filter.GameNumbers;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Study;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.rows.Census;
import org.wardiary.reports.rows.SummaryState;

/**
 * The counts of a pool of games, which may be counted together.
 *
 * @param any one of the games: a query that {@linkplain
 *     org.wardiary.analytics.filter.GameQuery#isOfPools selects whole pools} selects all of them if
 *     it selects this one
 * @param ids ids of all games as numbers, sorted as unsigned; must not be modified
 * @param census their totals
 * @param study their statistics
 */
record PoolCounts(GameSummary any, long[] ids, Census census, Study study) {

  /** Adds the counts of other games to these. Neither may be used by itself afterwards. */
  PoolCounts and(PoolCounts later) {
    census.merge(later.census);
    study.merge(later.study);
    long[] all =
        GameNumbers.sorted(LongStream.concat(LongStream.of(ids), LongStream.of(later.ids)));
    return new PoolCounts(any, all, census, study);
  }

  void write(StateWriter out) {
    SummaryState.write(any, out);
    out.number(ids.length);
    LongStream.of(ids).forEach(out::number);
    census.write(out);
    study.write(out);
  }

  /**
   * Reads counts that {@link #write} wrote.
   *
   * @param infos what is known of a kind of game, by its id; must be the same as when the counts
   *     were written
   */
  static PoolCounts read(Function<String, GameInfo> infos, StateReader in) {
    GameSummary any = SummaryState.read(in);
    long[] ids = new long[in.size()];
    Arrays.setAll(ids, i -> in.number());
    Census census = Census.read(in);
    Study study = Studies.of(infos.apply(any.getGame()).under(any.getRules()));
    study.read(in);
    return new PoolCounts(any, ids, census, study);
  }
}
