package org.wardiary.projector.query;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Position;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.stream.AppHealth;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.BoardFold;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.stream.Builds;
import org.wardiary.projector.stream.EditionViews;
import org.wardiary.projector.stream.GameScan;
import org.wardiary.projector.stream.LatestViews;
import org.wardiary.projector.stream.MessageCodecs;
import org.wardiary.projector.stream.OffsetRange;
import org.wardiary.projector.stream.Projection;
import org.wardiary.projector.stream.Projections;
import org.wardiary.projector.stream.StoredView;
import org.wardiary.projector.stream.Timeline;
import org.wardiary.projector.stream.ViewKind;
import org.wardiary.projector.stream.ViewReader;
import org.wardiary.projector.view.BoardView;
import org.wardiary.projector.view.DecisionRows;
import org.wardiary.projector.view.Edition;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.RevisionHistory;
import org.wardiary.projector.view.Tally;

/**
 * Queries of the archive. Lists are sorted by game id. Results are as of the moment when the
 * applications last passed the end of the log: call {@link #catchUp} first. For one thread.
 */
public final class ReadSide implements AutoCloseable {

  private final MessageCodecs codecs;
  private final Projections projections;
  private final ViewReader reader;
  private final LatestViews<RevisionHistory> histories;
  private final EditionViews instead;
  private final boolean asRecorded;

  /** The read side of a cluster; missing topics are created, no application is started. */
  public ReadSide(Cluster cluster, Instance instance) {
    this(cluster, Builds.open(cluster), instance);
  }

  /**
   * The read side of a cluster; no application is started.
   *
   * @param builds which views are made and read
   */
  public ReadSide(Cluster cluster, Builds builds, Instance instance) {
    this.codecs = new MessageCodecs(new SchemaTopic(cluster).withReleased());
    this.projections = new Projections(cluster, builds, instance, codecs);
    this.reader = new ViewReader(cluster, builds, codecs.events());
    MessageCodec<RevisionHistory> codec = codecs.of(RevisionHistory.class);
    this.histories = reader.following(Projection.HISTORIES, view -> codec.decode(view.value()));
    this.instead = new EditionViews(reader, Map.of());
    this.asRecorded = false;
  }

  private ReadSide(ReadSide other, Map<String, Edition> editions) {
    this.codecs = other.codecs;
    this.projections = other.projections;
    this.reader = other.reader;
    this.histories = other.histories;
    this.instead = new EditionViews(reader, editions);
    this.asRecorded = true;
  }

  /** Whether games are as they were recorded, and not as they stand. */
  public boolean isAsRecorded() {
    return asRecorded;
  }

  /**
   * The archive as it was recorded: of games that were revised the first edition, also of those
   * withdrawn ({@link Projection#BOARDS}). Usable as long as this one is open; not to be closed.
   */
  public ReadSide asRecorded() {
    return new ReadSide(this, editions(Histories::recorded));
  }

  /** The rows of the games that have not ended, as far as they go ({@link Projection#BOARDS}). */
  public List<GameSummary> open() {
    Set<String> ended = reader.ranges(ViewKind.SUMMARIES.topic()).keySet();
    List<StoredGame> begun =
        games("").stream().filter(game -> !ended.contains(game.gameId())).toList();
    return new OpenRows(reader).of(begun);
  }

  /** The rows of the games that are withdrawn, as they stood before ({@link Projection#BOARDS}). */
  public List<GameSummary> withdrawn() {
    Map<String, Edition> last = editions(Histories::beforeWithdrawal);
    return List.copyOf(new EditionViews(reader, last).of(ViewKind.SUMMARIES).values());
  }

  private Map<String, Edition> editions(Function<RevisionHistory, Optional<Edition>> choice) {
    Map<String, Edition> editions = new HashMap<>();
    for (RevisionHistory history : histories()) {
      choice.apply(history).ifPresent(found -> editions.put(history.getGameId(), found));
    }
    return editions;
  }

  /** The editions of the games that were revised ({@link Projection#BOARDS}), by game id. */
  public List<RevisionHistory> histories() {
    return List.copyOf(histories.read().values());
  }

  /** The editions of a game, if it was revised ({@link Projection#BOARDS}). */
  public Optional<RevisionHistory> history(String gameId) {
    return Optional.ofNullable(histories.read().get(gameId));
  }

  /**
   * A game as it stands in one of its editions.
   *
   * @param edition no withdrawal
   */
  public StoredGame edition(String gameId, Edition edition) {
    EditionViews views = new EditionViews(reader, Map.of(gameId, edition));
    return stored(views, gameId, views.of(ViewKind.BOARDS).get(gameId));
  }

  private static StoredGame stored(EditionViews views, String gameId, BoardView board) {
    if (board == null) {
      throw new IllegalStateException(
          Text.of("game %s: expected an edition that can be folded but it cannot", gameId));
    }
    return new StoredGame(board, views.range(gameId).orElseThrow());
  }

  /** Starts applications ahead of need, so that they fold while others write. */
  public void start(Set<Projection> wanted) {
    projections.start(wanted);
  }

  /**
   * Starts applications that do not run, here or in another program: for a program that stays.
   *
   * @throws org.wardiary.events.log.broker.ClusterException if one that runs here has failed
   */
  public void keepRunning(Set<Projection> wanted) {
    projections.keepRunning(wanted);
  }

  /**
   * Waits until applications have passed the end of the log as it is now; starts those that are
   * behind.
   *
   * @param remaining receives now and then how many offsets are left to pass
   */
  public void catchUp(Set<Projection> wanted, LongConsumer remaining) {
    projections.catchUp(wanted, remaining);
  }

  /** Applications that have not passed the end of the log as it is now; none is started. */
  public Set<Projection> behind(Set<Projection> wanted) {
    return projections.behind(wanted);
  }

  /** Stops the applications that run in this program, until they are needed again. */
  public void stop() {
    projections.stop();
  }

  /** How the applications are that run in this program; for any thread. */
  public List<AppHealth> health() {
    return projections.health();
  }

  /** Adds what the applications that run in this program measure to a registry, once. */
  public void measure(MeterRegistry registry) {
    projections.measure(registry);
  }

  /** The applications that run in this program. */
  public Set<Projection> running() {
    return projections.running();
  }

  /**
   * Makes views anew from the log beside those that stand, which are then removed.
   *
   * @param remaining receives now and then how many offsets are left to pass
   * @throws org.wardiary.events.log.broker.ClusterException if another program makes them
   */
  public void rebuild(Set<Projection> wanted, LongConsumer remaining) {
    projections.rebuild(wanted, remaining);
  }

  /** The rows of all games that have ended ({@link Projection#SUMMARIES}). */
  public List<GameSummary> summaries() {
    return all(ViewKind.SUMMARIES).toList();
  }

  /** Ids of games of which a message is in quarantine; some may have been mended since. */
  public Set<String> quarantined() {
    return reader.quarantined();
  }

  /** A number that grows with every game whose summary and board are there. */
  public long version() {
    return reader.version(ViewKind.SUMMARIES.topic()) + reader.version(ViewKind.BOARDS.topic());
  }

  /**
   * The timeline, if the boards application runs in this program: positions at any ply, for any
   * number of threads.
   */
  public Optional<Timeline> timeline() {
    return projections.timeline();
  }

  /** What the timeline's store of this program holds, if it has one. */
  public ChunkSource chunks() {
    return (gameId, last, ply) ->
        projections.timeline().flatMap(timeline -> timeline.chunk(gameId, last, ply));
  }

  /** The score curves of all games ({@link Projection#TALLIES}), decoded one by one. */
  public Stream<Tally> tallies() {
    return all(ViewKind.TALLIES);
  }

  /** Rows of a kind of all games that have ended ({@link Projection#SUMMARIES}), one by one. */
  public <V extends SpecificRecord> Stream<V> rows(RowKind<V> kind) {
    return all(ViewKind.of(kind));
  }

  /** The summaries of all games that have ended, as they are stored. */
  public StoredRows<GameSummary> storedSummaries() {
    return stored(ViewKind.SUMMARIES);
  }

  /** The score curves of all games ({@link Projection#TALLIES}), as they are stored. */
  public StoredRows<Tally> storedTallies() {
    return stored(ViewKind.TALLIES);
  }

  /** The decisions of all games that have ended ({@link Projection#SUMMARIES}), as stored. */
  public StoredRows<DecisionRows> storedDecisions() {
    return stored(ViewKind.DECISIONS);
  }

  /** Rows of a kind of all games that have ended, as they are stored. */
  public <V extends SpecificRecord> StoredRows<V> storedRows(RowKind<V> kind) {
    return stored(ViewKind.of(kind));
  }

  private <V extends SpecificRecord> StoredRows<V> stored(ViewKind<V> kind) {
    MessageCodec<V> codec = codecs.of(kind.view());
    return new StoredRows<>(
        kind.view(),
        codec,
        out -> {
          reader.each(
              kind.topic(),
              (gameId, message) -> {
                if (stands(gameId)) {
                  out.accept(gameId, message);
                }
              });
          instead
              .of(kind)
              .forEach((gameId, view) -> out.accept(gameId, Optional.of(codec.encode(view))));
        });
  }

  /**
   * Reads the events of games that have ended, in one pass over the log ({@link
   * Projection#SUMMARIES}). What it returns is for one thread, which may be another one; the caller
   * closes it.
   */
  public GameScan ended() {
    Map<String, OffsetRange> ranges = new HashMap<>(reader.ranges(ViewKind.SUMMARIES.topic()));
    instead
        .editions()
        .keySet()
        .forEach(gameId -> ranges.put(gameId, instead.range(gameId).orElseThrow()));
    return reader.games(ranges);
  }

  /** The games as lists show them, kept for a program that stays. */
  public LatestGames latest() {
    MessageCodec<GameSummary> summaries = codecs.of(GameSummary.class);
    return new LatestGames(
        reader.following(ViewKind.SUMMARIES.topic(), view -> summaries.decode(view.value())),
        reader.following(ViewKind.BOARDS.topic(), view -> stored(view).withoutPosition()),
        new OpenRows(reader),
        instead);
  }

  /**
   * A text for each game, by id, that is the same only if all events of the game are: a SHA-256 of
   * its messages on the log. Reads the whole log once.
   */
  public Map<String, String> fingerprints() {
    Map<String, String> heads = reader.heads();
    // an edition is part of the game to its last message, and is another one than the last
    instead
        .editions()
        .forEach((id, edition) -> heads.merge(id, "@" + edition.getNumber(), String::concat));
    return heads;
  }

  private <V extends SpecificRecord> Stream<V> all(ViewKind<V> kind) {
    MessageCodec<V> codec = codecs.of(kind.view());
    if (instead.editions().isEmpty()) {
      return reader.latest(kind.topic(), gameId -> true).stream()
          .map(found -> codec.decode(found.value()));
    }
    SortedMap<String, Supplier<V>> views = new TreeMap<>();
    reader
        .latest(kind.topic(), this::stands)
        .forEach(found -> views.put(found.gameId(), () -> codec.decode(found.value())));
    instead.of(kind).forEach((gameId, view) -> views.put(gameId, () -> view));
    return views.values().stream().map(Supplier::get);
  }

  /** Whether a game's views are those on the topics. */
  private boolean stands(String gameId) {
    return !instead.editions().containsKey(gameId);
  }

  /**
   * The games whose id begins so ({@link Projection#BOARDS}), open ones too.
   *
   * @param prefix the beginning of an id; empty for all games
   */
  public List<StoredGame> games(String prefix) {
    return games(gameId -> gameId.startsWith(prefix));
  }

  /** The games with some ids ({@link Projection#BOARDS}), open ones too. */
  public List<StoredGame> games(Set<String> ids) {
    return ids.isEmpty() ? List.of() : games(ids::contains);
  }

  private List<StoredGame> games(Predicate<String> wanted) {
    SortedMap<String, StoredGame> games = new TreeMap<>();
    reader
        .latest(ViewKind.BOARDS.topic(), gameId -> wanted.test(gameId) && stands(gameId))
        .forEach(found -> games.put(found.gameId(), stored(found)));
    if (!instead.editions().isEmpty()) {
      instead
          .of(ViewKind.BOARDS)
          .forEach((gameId, board) -> games.put(gameId, stored(instead, gameId, board)));
      games.keySet().removeIf(gameId -> !wanted.test(gameId));
    }
    return List.copyOf(games.values());
  }

  private StoredGame stored(StoredView found) {
    return new StoredGame(codecs.of(BoardView.class).decode(found.value()), range(found));
  }

  /**
   * Where the events of all games lie ({@link Projection#BOARDS}), by id. Takes little memory: the
   * boards are not kept.
   */
  public Map<String, OffsetRange> ranges() {
    Map<String, OffsetRange> ranges = reader.ranges(ViewKind.BOARDS.topic());
    instead
        .editions()
        .forEach(
            (gameId, edition) ->
                ranges.put(gameId, OffsetRange.of(reader.partitions(), gameId, edition)));
    return ranges;
  }

  /** All events of a game in order, from where they lie. */
  public List<GameEvent> events(String gameId, OffsetRange range) {
    return reader.events(gameId, range, event -> false);
  }

  private static OffsetRange range(StoredView board) {
    return board
        .range()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    Text.of(
                        "game %s: expected a board with its offset range but got none",
                        board.gameId())));
  }

  /**
   * The position of a game after so many answers.
   *
   * <p>There are two ways, and neither starts an application. Where the boards application runs in
   * this program, its timeline answers: a snapshot and at most some 64 events, whatever the length
   * of the game. That is a program that serves many positions, or one that had to catch up. A
   * command that found nothing to catch up folds the game's range of the log: some thousand events
   * take less time than the start of an application, and the timeline's store cannot be read
   * without one.
   *
   * @param ply 0 to {@link StoredGame#plies}
   * @throws IllegalArgumentException if the game has fewer answers
   */
  public Position position(StoredGame game, int ply) {
    if (ply < 0 || ply > game.plies()) {
      throw new IllegalArgumentException(
          Text.of("expected a ply from 0 to %d but got %d", game.plies(), ply));
    }
    return projections
        .timeline()
        .flatMap(timeline -> timeline.position(game.gameId(), game.range(), ply))
        .orElseGet(() -> folded(events(game, event -> event.getPly() > ply)));
  }

  /** All events of a game in order. */
  public List<GameEvent> events(StoredGame game) {
    return events(game, event -> false);
  }

  private List<GameEvent> events(StoredGame game, Predicate<GameEvent> until) {
    return reader.events(game.gameId(), game.range(), until);
  }

  private static Position folded(List<GameEvent> events) {
    BoardFold board = BoardFold.begin(events.get(0));
    events.subList(1, events.size()).forEach(board::fold);
    return board.position();
  }

  @Override
  public void close() {
    reader.close();
    projections.close();
  }
}
