package org.wardiary.analytics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.view.DecisionRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.ScorePoint;
import org.wardiary.projector.view.Tally;

/**
 * The projections' rows of completed games, by kind of game, sorted: the order in which rows
 * arrived never shows. All in memory: an archive of any size is counted in parts ({@link Parts}).
 */
public final class Archive implements Parts {

  private final List<GameSet> sets;

  private Archive(List<GameSet> sets) {
    this.sets = List.copyOf(sets);
  }

  @Override
  public int count() {
    return 1;
  }

  @Override
  public Archive part(int index) {
    return this;
  }

  /** One set for each kind of game, sorted by the kind's id. */
  public List<GameSet> sets() {
    return sets;
  }

  /**
   * Collects rows one by one, keeping only what statistics need of them. Of two rows with the same
   * game id the later one counts; rows of games without a summary (still in progress) are left out.
   */
  public static final class Builder {

    private static final List<RowReader<?>> READERS =
        Stream.concat(
                Stream.of(new RowReader<>(DecisionRows.class, DecisionRows::getGameId)),
                GameStudies.all().stream().<RowReader<?>>flatMap(study -> study.rows().stream()))
            .toList();

    private final Map<String, GameSummary> summaries = new TreeMap<>();
    private final Map<String, List<ScorePoint>> curves = new HashMap<>();
    private final Map<String, OwnRows> own = new HashMap<>();

    /**
     * Adds a message of a projection: a game's summary, its score curve, its decisions, or rows of
     * its own. Rows that no statistic reads are left out: a game may have a projection without
     * statistics of it.
     */
    public Builder add(SpecificRecord rows) {
      if (rows instanceof GameSummary summary) {
        summaries.put(summary.getGameId(), summary);
      } else if (rows instanceof Tally tally) {
        List<ScorePoint> points = new ArrayList<>(tally.getPoints());
        points.sort(Comparator.comparingLong(ScorePoint::getSeq));
        curves.put(tally.getGameId(), List.copyOf(points));
      } else {
        addOwn(rows);
      }
      return this;
    }

    private void addOwn(SpecificRecord rows) {
      for (RowReader<?> reader : READERS) {
        if (reader.reads(rows)) {
          own.compute(
              reader.gameOf(rows),
              (id, before) -> reader.add(before == null ? OwnRows.NONE : before, rows));
        }
      }
    }

    /** The archive of the rows so far. */
    public Archive build() {
      Map<String, List<PlayedGame>> kinds = new TreeMap<>();
      summaries.forEach(
          (id, summary) ->
              kinds
                  .computeIfAbsent(summary.getGame(), kind -> new ArrayList<>())
                  .add(
                      new PlayedGame(
                          summary,
                          curves.getOrDefault(id, List.of()),
                          own.getOrDefault(id, OwnRows.NONE))));
      List<GameSet> sets = new ArrayList<>();
      kinds.forEach((kind, games) -> sets.add(new GameSet(kind, games)));
      return new Archive(sets);
    }
  }
}
