package org.wardiary.reports.tally;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.RowOffsets;
import org.wardiary.projector.query.RowPart;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.rows.Census;
import org.wardiary.reports.rows.GameRows;
import org.wardiary.reports.rows.GameRows.Limits;

/**
 * Counts the games of an archive. Of a large one it keeps a snapshot of what it counted, and when
 * it is asked the same again reads the rows that have come since and no others. Where there is no
 * such snapshot but programs that stay have counted games, it takes what these keep. Where games
 * have changed meanwhile, or others are meant by the same words, all are counted again. For one
 * thread.
 */
public final class GameCounter {

  /** A snapshot is kept anew when one in so many games is not in it. */
  private static final int ONE_IN = 50;

  private final ReadSide read;
  private final Function<String, GameInfo> infos;
  private final List<String> setting;
  private final Path temporary;
  private final SnapshotFolder snapshots;

  /**
   * A counter.
   *
   * @param read the read side, caught up
   * @param infos what is known of a kind of game, by its id
   * @param setting tells these infos from others
   * @param temporary folder for temporary files
   * @param snapshots where what was counted is kept
   */
  public GameCounter(
      ReadSide read,
      Function<String, GameInfo> infos,
      List<String> setting,
      Path temporary,
      SnapshotFolder snapshots) {
    this.read = read;
    this.infos = infos;
    this.setting = List.copyOf(setting);
    this.temporary = temporary;
    this.snapshots = snapshots;
  }

  /** All rows that statistics read, the summaries first. */
  public static List<StoredRows<?>> kinds(ReadSide read, StoredRows<GameSummary> summaries) {
    List<StoredRows<?>> kinds =
        new ArrayList<>(
            List.of(summaries, read.rows().storedTallies(), read.rows().storedDecisions()));
    GameProjections.rows().stream()
        .filter(GameCounter::isStudied)
        .forEach(kind -> kinds.add(read.rows().stored(kind)));
    return kinds;
  }

  /** Whether a statistic reads rows of a kind; a game may have rows for other readers. */
  private static boolean isStudied(RowKind<?> kind) {
    return GameStudies.all().stream()
        .flatMap(study -> study.rows().stream())
        .anyMatch(reader -> reader.message().equals(kind.view()));
  }

  /** The games that a query means. */
  public static GameSelection.Builder meant(StoredRows<GameSummary> summaries, GameQuery query) {
    return filled(new GameSelection.Builder(query), summaries);
  }

  /** A builder that has been given games. */
  public static GameSelection.Builder filled(
      GameSelection.Builder builder, StoredRows<GameSummary> summaries) {
    summaries.read(
        (gameId, message) ->
            message
                .map(summaries::decode)
                .ifPresentOrElse(builder::put, () -> builder.remove(gameId)));
    return builder;
  }

  /**
   * Counts games.
   *
   * @param request which
   * @param required throws if these are none that may be counted; asked before they are
   * @throws org.wardiary.analytics.filter.BadQuery if they must not be counted together
   */
  public Counted count(CountRequest request, Consumer<GameSelection> required) {
    Optional<RowOffsets> now =
        snapshots.retention().isReached(read) ? read.rows().endOffsets() : Optional.empty();
    return now.flatMap(
            offsets ->
                snapshots
                    .find(request, setting, infos)
                    .flatMap(before -> withLater(before, offsets, request)))
        .or(() -> now.flatMap(offsets -> tallies().count(request, offsets, required)))
        .orElseGet(() -> all(request, now, required));
  }

  private KeptTallies tallies() {
    return new KeptTallies(new PoolCounter(read, infos, temporary), setting);
  }

  /** Counts games that are chosen already; no snapshot is read or kept. */
  public Counted count(GameSelection selection) {
    return counted(selection, RowPart.WHOLE, gameId -> {});
  }

  private Counted all(
      CountRequest request, Optional<RowOffsets> offsets, Consumer<GameSelection> required) {
    RowPart part = offsets.map(RowPart::before).orElse(RowPart.WHOLE);
    StoredRows<GameSummary> summaries = read.rows().storedSummaries().of(part);
    GameSelection selection = meant(summaries, request.query()).build(request.several());
    required.accept(selection);
    Counted counted = counted(selection, part, gameId -> {});
    if (selection.games() >= snapshots.retention().games()) {
      offsets.ifPresent(at -> snapshots.keep(request, setting, new Snapshot(at, counted)));
    }
    return counted;
  }

  /**
   * What was counted before, and the games that have come since.
   *
   * @return nothing if games that were counted have changed, or count no more
   */
  private Optional<Counted> withLater(Snapshot before, RowOffsets now, CountRequest request) {
    if (!now.follows(before.offsets()) || read.rows().anyRevised(before.offsets(), now)) {
      return Optional.empty();
    }
    RowPart part = RowPart.between(before.offsets(), now);
    GameSelection old = before.counted().selection();
    return later(request.query(), part)
        .flatMap(later -> old.and(later, request.several()))
        .flatMap(both -> both(before.counted(), both, part))
        .map(counted -> kept(before, now, request, counted));
  }

  /**
   * The games that have come.
   *
   * @return nothing if others have changed
   */
  private Optional<GameSelection.Builder> later(GameQuery query, RowPart part) {
    StoredRows<GameSummary> summaries = read.rows().storedSummaries().of(part);
    GameSelection.Builder later = new GameSelection.Builder(query);
    AtomicBoolean changed = new AtomicBoolean();
    summaries.read(
        (gameId, message) -> {
          Optional<GameSummary> game = message.map(summaries::decode);
          // a game that is removed or corrected may be any of those before
          if (game.isEmpty() || game.get().getEdition() > 1) {
            changed.set(true);
          } else {
            later.put(game.get());
          }
        });
    return changed.get() ? Optional.empty() : Optional.of(later);
  }

  /**
   * Adds the games that have come to those that were counted.
   *
   * @param both which games these are together
   * @return nothing if any of those that were counted has changed
   */
  private Optional<Counted> both(Counted before, GameSelection both, RowPart part) {
    GameSelection old = before.selection();
    AtomicBoolean changed = new AtomicBoolean();
    Counted later =
        counted(
            both.without(old),
            part,
            gameId -> {
              if (old.has(gameId)) {
                changed.set(true);
              }
            });
    return changed.get() ? Optional.empty() : Optional.of(before.and(both, later));
  }

  /** Keeps what was counted, if much of it is new. */
  private Counted kept(Snapshot before, RowOffsets now, CountRequest request, Counted counted) {
    long games = counted.selection().games();
    long later = games - before.counted().selection().games();
    if (later * ONE_IN >= games) {
      snapshots.keep(request, setting, new Snapshot(now, counted));
    }
    return counted;
  }

  private Counted counted(GameSelection selection, RowPart part, Consumer<String> seen) {
    StoredRows<GameSummary> summaries = read.rows().storedSummaries().of(part).watched(seen);
    List<StoredRows<?>> kinds = new ArrayList<>();
    for (StoredRows<?> kind : kinds(read, summaries)) {
      kinds.add(kind == summaries ? kind : kind.of(part).watched(seen));
    }
    try (GameRows rows = GameRows.read(selection, kinds, temporary, Limits.USUAL)) {
      return new Counted(
          selection, Census.of(rows, summaries), Studies.of(rows, infos), rows.bytes());
    }
  }
}
