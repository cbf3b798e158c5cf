package org.wardiary.app.tally;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Study;
import org.wardiary.reports.rows.Census;

/**
 * The counts of some games.
 *
 * @param selection the games
 * @param census their totals
 * @param studies the statistics of each kind of game, sorted by its id
 * @param bytes size of the rows that were read for them
 */
public record Counted(GameSelection selection, Census census, List<Study> studies, long bytes) {

  /** Copies the list. */
  public Counted {
    studies = List.copyOf(studies);
  }

  /**
   * Adds the counts of other games to these. Neither may be used by itself afterwards.
   *
   * @param both the selection of all these games
   * @param later the counts of other games
   */
  Counted and(GameSelection both, Counted later) {
    census.merge(later.census);
    Map<String, Study> all = new TreeMap<>();
    studies.forEach(study -> all.put(study.game(), study));
    later.studies.forEach(study -> all.merge(study.game(), study, Studies::merged));
    return new Counted(both, census, List.copyOf(all.values()), bytes + later.bytes);
  }

  void write(StateWriter out) {
    selection.write(out);
    census.write(out);
    out.all(
        studies,
        (study, to) -> {
          to.text(study.game()).text(study.info().rules());
          study.write(to);
        });
    out.number(bytes);
  }

  /**
   * Reads counts that {@link #write} wrote.
   *
   * @param request the request that they answer
   * @param infos what is known of a kind of game, by its id; must be the same as when the counts
   *     were written
   */
  static Counted read(CountRequest request, Function<String, GameInfo> infos, StateReader in) {
    return new Counted(
        GameSelection.read(request.query(), request.several(), in),
        Census.read(in),
        in.all(from -> study(infos, from)),
        in.number());
  }

  private static Study study(Function<String, GameInfo> infos, StateReader in) {
    Study study = Studies.of(infos.apply(in.text()).under(in.text()));
    study.read(in);
    return study;
  }
}
