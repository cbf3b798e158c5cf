package org.wardiary.app.tally;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.filter.GameNumbers;
import org.wardiary.analytics.filter.GamePool;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Study;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.RowPart;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.rows.Census;
import org.wardiary.reports.rows.GameRows;
import org.wardiary.reports.rows.GameRows.Limits;

/**
 * Counts all games of a part of an archive, separately for each pool of games that may be counted
 * together.
 *
 * @param read the read side
 * @param infos what is known of a kind of game, by its id
 * @param temporary folder for temporary files
 */
record PoolCounter(ReadSide read, Function<String, GameInfo> infos, Path temporary) {

  /** The counts of a pool while the summaries of its games are read one by one. */
  private static final class Draft {
    private final GameSummary any;
    private final LongStream.Builder ids = LongStream.builder();
    private final Census census = new Census();

    Draft(GameSummary any) {
      this.any = any;
    }

    void add(GameSummary game) {
      ids.add(GameNumbers.of(game.getGameId()));
      census.add(game);
    }

    PoolCounts with(Study study) {
      return new PoolCounts(any, GameNumbers.sorted(ids.build()), census, study);
    }
  }

  /**
   * Counts the games of a part.
   *
   * @param known sorted ids of the games that were counted in the rows before the part
   * @return empty if any of these has, or may have, changed
   */
  Optional<PoolTallies> count(RowPart part, long... known) {
    AtomicBoolean changed = new AtomicBoolean();
    StoredRows<GameSummary> summaries =
        read.rows()
            .storedSummaries()
            .of(part)
            .watched(
                gameId -> {
                  if (GameNumbers.place(known, GameNumbers.of(gameId)) >= 0) {
                    changed.set(true);
                  }
                });
    GameSelection games = all(part, summaries, changed);
    if (changed.get()) {
      return Optional.empty();
    }
    List<StoredRows<?>> kinds = new ArrayList<>();
    for (StoredRows<?> kind : GameCounter.kinds(read, summaries)) {
      kinds.add(kind == summaries ? kind : kind.of(part));
    }
    try (GameRows rows = GameRows.read(games, kinds, temporary, Limits.USUAL)) {
      return Optional.of(counted(rows, summaries));
    }
  }

  private GameSelection all(
      RowPart part, StoredRows<GameSummary> summaries, AtomicBoolean changed) {
    GameSelection.Builder games = new GameSelection.Builder(GameQuery.ALL);
    summaries.read(
        (gameId, message) -> {
          Optional<GameSummary> game = message.map(summaries::decode);
          if (read.rows().continues(part, gameId)
              && game.filter(own -> own.getEdition() == 1).isEmpty()) {
            // a game that is removed or corrected may have been counted before
            changed.set(true);
          }
          game.ifPresentOrElse(games::put, () -> games.remove(gameId));
        });
    return games.buildWhatever();
  }

  private PoolTallies counted(GameRows rows, StoredRows<GameSummary> summaries) {
    Map<GamePool, Draft> drafts = new HashMap<>();
    for (int part = 0; part < rows.count(); part++) {
      rows.rows(summaries, part)
          .forEach(
              game -> drafts.computeIfAbsent(GamePool.of(game), pool -> new Draft(game)).add(game));
    }
    SortedMap<GamePool, PoolCounts> pools = new TreeMap<>();
    Studies.by(rows, game -> GamePool.of(game.summary()), infos)
        .forEach((pool, study) -> pools.put(pool, drafts.get(pool).with(study)));
    return new PoolTallies(pools, rows.bytes());
  }
}
