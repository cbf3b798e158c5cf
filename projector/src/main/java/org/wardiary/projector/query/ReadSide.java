package org.wardiary.projector.query;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Position;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.BoardFold;
import org.wardiary.projector.stream.Builds;
import org.wardiary.projector.stream.EditionViews;
import org.wardiary.projector.stream.GameScan;
import org.wardiary.projector.stream.LatestViews;
import org.wardiary.projector.stream.MessageCodecs;
import org.wardiary.projector.stream.OffsetRange;
import org.wardiary.projector.stream.Projection;
import org.wardiary.projector.stream.Projector;
import org.wardiary.projector.stream.StoredView;
import org.wardiary.projector.stream.ViewKind;
import org.wardiary.projector.stream.ViewReader;
import org.wardiary.projector.view.BoardView;
import org.wardiary.projector.view.Edition;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.RevisionHistory;

/**
 * Queries of the archive. Lists are sorted by game id. Results are as of the moment when the
 * projector last passed the end of the log: call {@link Projector#catchUp} first. For one thread.
 */
public final class ReadSide implements AutoCloseable {

  private final Cluster cluster;
  private final Builds builds;
  private final MessageCodecs codecs;
  private final Projector projector;
  private final ViewReader reader;
  private final LatestViews<RevisionHistory> histories;
  private final LatestViews<StoredGame> boards;
  private final EditionViews editions;
  private final boolean asRecorded;

  /** Opens the read side of a cluster. Missing topics are created; no application is started. */
  public ReadSide(Cluster cluster, Instance instance) {
    this(cluster, Builds.open(cluster), instance);
  }

  /**
   * Opens the read side of a cluster; no application is started.
   *
   * @param builds the builds of the views to make and read
   */
  public ReadSide(Cluster cluster, Builds builds, Instance instance) {
    this.cluster = cluster;
    this.builds = builds;
    this.codecs = new MessageCodecs(new SchemaTopic(cluster).withReleased());
    this.projector = new Projector(cluster, builds, instance, codecs);
    this.reader = new ViewReader(cluster, builds, codecs.events());
    MessageCodec<RevisionHistory> codec = codecs.of(RevisionHistory.class);
    this.histories = reader.following(Projection.HISTORIES, view -> codec.decode(view.value()));
    this.boards = reader.following(ViewKind.BOARDS.topic(), this::stored);
    this.editions = new EditionViews(reader, Map.of());
    this.asRecorded = false;
  }

  private ReadSide(ReadSide other, Map<String, Edition> chosen) {
    this.cluster = other.cluster;
    this.builds = other.builds;
    this.codecs = other.codecs;
    this.projector = other.projector;
    this.reader = other.reader;
    this.histories = other.histories;
    this.boards = other.boards;
    this.editions = new EditionViews(reader, chosen);
    this.asRecorded = true;
  }

  /** Whether games are shown as they were recorded, and not as they stand. */
  public boolean isAsRecorded() {
    return asRecorded;
  }

  /**
   * The archive as it was recorded: revised games, including withdrawn ones, are shown in their
   * first edition. Usable as long as this read side is open; must not be closed.
   */
  public ReadSide asRecorded() {
    return new ReadSide(this, editions(history -> Histories.recorded(history.getEditions())));
  }

  /** The rows of the games that have not ended, as far as they have been played. */
  public List<GameSummary> open() {
    Set<String> ended = reader.ranges(ViewKind.SUMMARIES.topic()).keySet();
    // as it was recorded, a withdrawn game is one of the games but has no summary on the topic
    Set<String> withdrawn = editions(Histories::beforeWithdrawal).keySet();
    List<StoredGame> begun =
        games("").stream()
            .filter(game -> !ended.contains(game.gameId()) && !withdrawn.contains(game.gameId()))
            .toList();
    return new OpenRows(reader).of(begun);
  }

  /** The rows of the games that are withdrawn, as they stood before. */
  public List<GameSummary> withdrawn() {
    Map<String, Edition> last = editions(Histories::beforeWithdrawal);
    return List.copyOf(new EditionViews(reader, last).of(ViewKind.SUMMARIES).values());
  }

  private Map<String, Edition> editions(Function<RevisionHistory, Optional<Edition>> choice) {
    Map<String, Edition> chosen = new HashMap<>();
    for (RevisionHistory history : histories()) {
      choice.apply(history).ifPresent(found -> chosen.put(history.getGameId(), found));
    }
    return chosen;
  }

  /** The editions of the games that were revised, by game id. */
  public List<RevisionHistory> histories() {
    return List.copyOf(histories.read().values());
  }

  /** The editions of a game, if it was revised. */
  public Optional<RevisionHistory> history(String gameId) {
    return Optional.ofNullable(histories.read().get(gameId));
  }

  /**
   * A game as it stands in one of its editions.
   *
   * @param edition one that is not a withdrawal
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
    return StoredGame.of(board, views.range(gameId).orElseThrow());
  }

  /** The application that makes the views: catches them up with the log, and reports its health. */
  public Projector projector() {
    return projector;
  }

  /** The rows of all games, one message of each kind for each game. */
  public ViewRows rows() {
    return new ViewRows(reader, codecs, editions);
  }

  /**
   * Ids of games that have a message in quarantine and are neither among those that have ended nor
   * among the open ones: they are missing from all lists.
   */
  public SortedSet<String> missing() {
    SortedSet<String> missing = new TreeSet<>();
    reader.quarantined().forEach(message -> missing.add(message.key()));
    if (!missing.isEmpty()) {
      rows().summaries().forEach(row -> missing.remove(row.getGameId()));
      open().forEach(row -> missing.remove(row.getGameId()));
    }
    return missing;
  }

  /** A number that grows with every summary and board that is written. */
  public long version() {
    return reader.version(ViewKind.SUMMARIES.topic()) + reader.version(ViewKind.BOARDS.topic());
  }

  /** The chunks that the timeline's store of this program holds, if it has one. */
  public ChunkSource chunks() {
    return (gameId, last, ply) ->
        projector.timeline().flatMap(timeline -> timeline.chunk(gameId, last, ply));
  }

  /**
   * Reads the events of games that have ended, in one pass over the log. The scan is for one
   * thread, which may be another than the caller's; the caller closes it.
   */
  public GameScan ended() {
    Map<String, OffsetRange> ranges = new HashMap<>(reader.ranges(ViewKind.SUMMARIES.topic()));
    editions
        .byGame()
        .keySet()
        .forEach(gameId -> ranges.put(gameId, editions.range(gameId).orElseThrow()));
    return reader.games(ranges);
  }

  /** The games as lists show them, for a long-running program. */
  public LatestGames latest() {
    MessageCodec<GameSummary> summaries = codecs.of(GameSummary.class);
    return new LatestGames(
        reader.following(
            ViewKind.SUMMARIES.topic(), view -> CompactRows.of(summaries.decode(view.value()))),
        reader.following(ViewKind.BOARDS.topic(), this::stored),
        new OpenRows(reader),
        editions);
  }

  /**
   * A text for each game, by id, that stays the same only as long as all events of the game do: a
   * SHA-256 of its messages on the log. Reads the whole log once.
   */
  public Map<String, String> fingerprints() {
    Map<String, String> heads = reader.heads();
    // the hash covers the game up to its last message: the number tells a chosen edition from the
    // last one
    editions
        .byGame()
        .forEach((id, edition) -> heads.merge(id, "@" + edition.getNumber(), String::concat));
    return heads;
  }

  /**
   * The games whose id begins with a prefix, including open ones; found by their keys.
   *
   * @param prefix the beginning of an id; empty for all games
   */
  public List<StoredGame> games(String prefix) {
    // no character of an id is greater
    SortedMap<String, StoredGame> found =
        new TreeMap<>(boards.read().subMap(prefix, prefix + Character.MAX_VALUE));
    if (!editions.byGame().isEmpty()) {
      found.keySet().removeIf(editions::has);
      editions
          .of(ViewKind.BOARDS)
          .forEach((gameId, board) -> found.put(gameId, stored(editions, gameId, board)));
      found.keySet().removeIf(gameId -> !gameId.startsWith(prefix));
    }
    return List.copyOf(found.values());
  }

  /** The games with some ids, including open ones; ids without a game are ignored. */
  public List<StoredGame> games(Set<String> ids) {
    return ids.stream().sorted().flatMap(id -> games(id).stream()).toList();
  }

  private StoredGame stored(StoredView found) {
    return StoredGame.of(codecs.of(BoardView.class).decode(found.value()), range(found));
  }

  /**
   * The id of the game that was recorded or revised last, of those that have ended.
   *
   * @param wanted tells by their rows which games count
   */
  public Optional<String> newest(Predicate<GameSummary> wanted) {
    MessageCodec<GameSummary> rows = codecs.of(GameSummary.class);
    return reader.latest(ViewKind.SUMMARIES.topic(), gameId -> true).stream()
        .filter(found -> wanted.test(rows.decode(found.value())))
        .max(Comparator.comparingLong(StoredView::time))
        .map(StoredView::gameId);
  }

  /** The offset ranges of the events of all games, by id. */
  public Map<String, OffsetRange> ranges() {
    return games("").stream().collect(Collectors.toMap(StoredGame::gameId, StoredGame::range));
  }

  /** All events of a game in an offset range, in order. For any thread. */
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
   * The position of a game after a number of answers, folded from its events.
   *
   * @param events all events of the game in order
   * @param ply 0 to the number of answers
   * @throws IllegalArgumentException if the game has fewer answers
   */
  public static Position position(List<GameEvent> events, int ply) {
    int plies = events.get(events.size() - 1).getPly();
    if (ply < 0 || ply > plies) {
      throw new IllegalArgumentException(
          Text.of("expected a ply from 0 to %d but got %d", plies, ply));
    }
    BoardFold board = BoardFold.begin(events.get(0));
    events.stream().skip(1).takeWhile(event -> event.getPly() <= ply).forEach(board::fold);
    return board.position();
  }

  /** All events of a game in order, in one read of the log. For any thread. */
  public List<GameEvent> events(StoredGame game) {
    return reader.events(game.gameId(), game.range(), event -> false);
  }

  @Override
  public void close() {
    reader.close();
    projector.close();
  }
}
