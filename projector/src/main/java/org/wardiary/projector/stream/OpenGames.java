package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.KeyValueStore;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Chain.Due;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.projector.view.RevisionHistory;
import org.wardiary.projector.view.TimelineChunk;

/**
 * The open games of one partition: the most recently used ones in memory, and in stores all that is
 * needed to resume any of them. Not thread-safe.
 */
final class OpenGames {

  /**
   * Store of the editions of games that have ended, and of games, and single views of games, that
   * are in quarantine. Its name is also that of its changelog topic: not to be renamed.
   */
  static final String COMPLETED = "completed";

  private static final int GAMES_IN_MEMORY = 256;
  private static final byte[] QUARANTINED = "QUARANTINED".getBytes(StandardCharsets.US_ASCII);

  private final boolean retained;
  private final MessageCodec<GameEvent> events;
  private final MessageCodec<TimelineChunk> codec;
  private final MessageCodec<RevisionHistory> histories;
  private final KeyValueStore<Bytes, byte[]> chunkStore;
  private final KeyValueStore<Bytes, byte[]> completed;
  private final ChunkStore chunks;
  private final Map<String, OpenGame> games = new LinkedHashMap<>(64, 0.75f, true);

  OpenGames(MessageCodecs codecs, ProcessorContext<?, ?> context, Cluster.Home home) {
    this.retained = Projection.retainsChunks(home);
    this.events = codecs.events();
    this.codec = codecs.of(TimelineChunk.class);
    this.histories = codecs.of(RevisionHistory.class);
    this.chunkStore = context.getStateStore(Projection.CHUNKS);
    this.completed = context.getStateStore(COMPLETED);
    this.chunks = new ChunkStore(chunkStore, codec);
  }

  /** The open game with an id. */
  Optional<OpenGame> find(String gameId) {
    OpenGame game = games.get(gameId);
    return game != null ? Optional.of(game) : resume(gameId);
  }

  private Optional<OpenGame> resume(String gameId) {
    if (isQuarantined(gameId) || isClosed(gameId)) {
      return Optional.empty();
    }
    List<TimelineChunk> stored = chunks.all(gameId);
    if (stored.isEmpty()) {
      return Optional.empty();
    }
    List<ViewKind<?>> unfailed =
        ViewKind.all().stream().filter(kind -> completed.get(key(gameId, kind)) == null).toList();
    OpenGame game = OpenGame.resume(unfailed, events, stored);
    cache(gameId, game);
    return Optional.of(game);
  }

  /** Whether a message of the game was damaged, so that no more of its messages are folded. */
  boolean isQuarantined(String gameId) {
    return Arrays.equals(completed.get(key(gameId)), QUARANTINED);
  }

  private boolean isClosed(String gameId) {
    return history(gameId).filter(found -> Editions.chain(found).due() != Due.START).isPresent();
  }

  /** The editions of a game that has ended at least once, or in which answers were taken back. */
  Optional<RevisionHistory> history(String gameId) {
    return Optional.ofNullable(completed.get(key(gameId)))
        .filter(value -> !Arrays.equals(value, QUARANTINED))
        .map(histories::decode);
  }

  /** Stores a game that has folded another message. */
  void put(String gameId, OpenGame game) {
    if (games.get(gameId) != game) {
      cache(gameId, game);
    }
    chunkStore.put(ChunkStore.key(gameId, game.timeline().firstPly()), game.chunk(codec));
  }

  private void cache(String gameId, OpenGame game) {
    games.put(gameId, game);
    if (games.size() > GAMES_IN_MEMORY) {
      games.remove(games.keySet().iterator().next());
    }
  }

  /**
   * Removes a game from memory, where it may be inconsistent; the stores hold its last good state.
   */
  void evict(String gameId) {
    games.remove(gameId);
  }

  /**
   * Whether no edition of a game has ended. Until a later edition ends, the one before it stands.
   */
  boolean hasNeverEnded(OpenGame game) {
    return game.last().getEdition() == 1
        || history(game.gameId()).filter(Editions::isOfOpenGame).isPresent();
  }

  /** The editions of a game whose last one is over, which is not recorded here. */
  RevisionHistory brokenOff(OpenGame game) {
    return history(game.gameId())
        .map(before -> Editions.ended(before, game))
        .orElseGet(() -> Editions.first(game));
  }

  /** Records that a game's edition has ended; its chunks stay only where they are retained. */
  RevisionHistory end(OpenGame game) {
    String gameId = game.gameId();
    RevisionHistory history = brokenOff(game);
    if (retained) {
      put(gameId, game);
    } else {
      removeChunks(gameId);
    }
    games.remove(gameId);
    completed.put(key(gameId), histories.encode(history));
    return history;
  }

  /**
   * Records that another edition of a game begins, or that the game is withdrawn. What the previous
   * edition left behind is removed, including its failures.
   */
  void revise(RevisionHistory history) {
    String gameId = history.getGameId();
    completed.put(key(gameId), histories.encode(history));
    removeChunks(gameId);
    ViewKind.all().forEach(kind -> completed.delete(key(gameId, kind)));
  }

  /** Records that no more messages of a game are folded. */
  void quarantine(String gameId) {
    games.remove(gameId);
    completed.put(key(gameId), QUARANTINED);
    if (!retained) {
      removeChunks(gameId);
    }
  }

  private void removeChunks(String gameId) {
    chunks.keys(gameId).forEach(chunkStore::delete);
  }

  /** Records that a view of a game has failed, so that it is not folded again after a restart. */
  void quarantine(String gameId, ViewKind<?> kind) {
    completed.put(key(gameId, kind), QUARANTINED);
  }

  private static Bytes key(String gameId) {
    return Bytes.wrap(gameId.getBytes(StandardCharsets.US_ASCII));
  }

  private static Bytes key(String gameId, ViewKind<?> kind) {
    return key(gameId + "/" + kind.name());
  }
}
