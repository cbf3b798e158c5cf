package org.wardiary.app.tally;

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
 * Counts the games of an archive. For a large archive it keeps a snapshot of the counts, and
 * answers the same request again by reading only the rows added since. If there is no such
 * snapshot, it uses the tallies that long-running programs keep, if there are any. If games have
 * changed in the meantime, or the same request now selects others, it counts all games again. Not
 * thread-safe.
 */
public final class GameCounter {

  /** A snapshot is replaced when at least one in this many games is not in it. */
  private static final int ONE_IN = 50;

  private final ReadSide read;
  private final Function<String, GameInfo> infos;
  private final List<String> setting;
  private final Path temporary;
  private final SnapshotFolder snapshots;

  /**
   * Creates a counter.
   *
   * @param read the read side, caught up
   * @param infos what is known of a kind of game, by its id
   * @param setting identifies these infos
   * @param temporary folder for temporary files
   * @param snapshots where snapshots are kept
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

  /** A builder with the games that a query selects. */
  public static GameSelection.Builder meant(StoredRows<GameSummary> summaries, GameQuery query) {
    return filled(new GameSelection.Builder(query), summaries);
  }

  /** Gives all summaries to a builder and returns it. */
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
   * @param request selects the games
   * @param required called with the selection before it is counted; throws if it must not be
   * @throws org.wardiary.analytics.filter.BadQuery if the games must not be counted together
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

  /** Counts games that are already selected; no snapshot is read or kept. */
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
   * The counts of a snapshot with those of the games added since.
   *
   * @return empty if games that were counted have changed or are no longer selected
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
   * The games added in a part of the rows.
   *
   * @return empty if earlier games may have changed
   */
  private Optional<GameSelection.Builder> later(GameQuery query, RowPart part) {
    StoredRows<GameSummary> summaries = read.rows().storedSummaries().of(part);
    GameSelection.Builder later = new GameSelection.Builder(query);
    AtomicBoolean changed = new AtomicBoolean();
    summaries.read(
        (gameId, message) -> {
          Optional<GameSummary> game = message.map(summaries::decode);
          // a game that is removed or corrected may have been counted before
          if (game.isEmpty() || game.get().getEdition() > 1) {
            changed.set(true);
          } else {
            later.put(game.get());
          }
        });
    return changed.get() ? Optional.empty() : Optional.of(later);
  }

  /**
   * Adds the counts of the games added since to those of a snapshot.
   *
   * @param both the selection of all these games
   * @return empty if any game that was counted has changed
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

  /** Keeps a snapshot of the counts if much of it is new, and returns the counts. */
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
