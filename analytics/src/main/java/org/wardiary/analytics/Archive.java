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
 * The projections' rows of completed games, grouped by kind of game and sorted, so that the order
 * in which rows arrived has no effect. Everything is held in memory; larger archives are counted in
 * parts ({@link Parts}).
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

  /** One set for each kind of game, sorted by the id of the kind; immutable. */
  public List<GameSet> sets() {
    return sets;
  }

  /**
   * Collects rows one by one, keeping only what statistics need. Of two messages of the same type
   * for the same game the later one counts; rows of games without a summary (still in progress) are
   * left out.
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
     * Adds a message of a projection: a game's summary, its score curve, its decisions, or rows
     * specific to its kind of game. Rows that no statistic reads are ignored: a projection need not
     * have statistics.
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

    /** Returns an archive of the rows added so far. */
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
