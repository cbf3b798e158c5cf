package org.wardiary.reports.tally;

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
 * Games that may be counted together, counted.
 *
 * @param any one of them: what a query says of it, it says of all, if it {@linkplain
 *     org.wardiary.analytics.filter.GameQuery#isOfPools is decided} by what they have in common
 * @param ids of all, as numbers, sorted as those without sign; not to be changed
 * @param census what they add up to
 * @param study their statistics
 */
record PoolCounts(GameSummary any, long[] ids, Census census, Study study) {

  /** These and others, which are added to these and not to be used alone any more. */
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
   * Reads what was written.
   *
   * @param infos what is known of a kind of game, by its id; the same as when it was written
   */
  static PoolCounts read(Function<String, GameInfo> infos, StateReader in) {
    GameSummary any = SummaryState.read(in);
    long[] ids = new long[in.size()];
    Arrays.setAll(ids, i -> in.number());
    Census census = Census.read(in);
    Study study = Studies.of(infos.apply(any.getGame()));
    study.read(in);
    return new PoolCounts(any, ids, census, study);
  }
}
