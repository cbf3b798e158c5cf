package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.KeyValueStore;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.projector.view.TimelineChunk;

/**
 * The games of one partition: those that go on in memory, all that is needed to go on after a stop
 * in stores. Not thread-safe.
 */
final class GameShelf {

  /** Store of the games that the application is done with. */
  static final String CLOSED = "closed";

  /** Store of the games whose views are still to be written. */
  static final String OWED = "owed";

  private static final int GAMES_IN_MEMORY = 256;
  private static final byte[] YES = {1};

  private final Projection projection;
  private final MessageCodec<GameEvent> events;
  private final MessageCodec<TimelineChunk> codec;
  private final KeyValueStore<Bytes, byte[]> chunkStore;
  private final KeyValueStore<Bytes, byte[]> closed;
  private final KeyValueStore<Bytes, byte[]> owed;
  private final ChunkStore chunks;
  private final Map<String, LiveGame> games = new LinkedHashMap<>(64, 0.75f, true);

  GameShelf(Projection projection, MessageCodecs codecs, ProcessorContext<?, ?> context) {
    this.projection = projection;
    this.events = codecs.events();
    this.codec = codecs.of(TimelineChunk.class);
    this.chunkStore = context.getStateStore(projection.chunkStore());
    this.closed = context.getStateStore(CLOSED);
    this.owed = context.getStateStore(OWED);
    this.chunks = new ChunkStore(chunkStore, codec);
  }

  /** The game that goes on under an id. */
  Optional<LiveGame> find(String gameId) {
    LiveGame game = games.get(gameId);
    return game != null ? Optional.of(game) : resume(gameId);
  }

  private Optional<LiveGame> resume(String gameId) {
    if (closed(gameId).isPresent()) {
      return Optional.empty();
    }
    List<TimelineChunk> stored =
        projection.keepsChunks() ? chunks.last(gameId).stream().toList() : chunks.all(gameId);
    if (stored.isEmpty()) {
      return Optional.empty();
    }
    LiveGame game = LiveGame.resume(projection.views(), events, stored);
    remember(gameId, game);
    return Optional.of(game);
  }

  /** How the application is done with a game, if it is. */
  Optional<Closed> closed(String gameId) {
    return Optional.ofNullable(closed.get(key(gameId))).map(Closed::of);
  }

  /** Keeps a game that has taken another message. */
  void keep(String gameId, LiveGame game) {
    if (games.get(gameId) != game) {
      remember(gameId, game);
    }
    chunkStore.put(ChunkStore.key(gameId, game.timeline().firstPly()), game.chunk(codec));
  }

  private void remember(String gameId, LiveGame game) {
    games.put(gameId, game);
    if (games.size() > GAMES_IN_MEMORY) {
      games.remove(games.keySet().iterator().next());
    }
  }

  /** Takes a game out of memory, where it may be spoilt; the stores hold it as it was before. */
  void forget(String gameId) {
    games.remove(gameId);
  }

  /** Is done with a game. */
  void close(String gameId, Closed how) {
    games.remove(gameId);
    closed.put(key(gameId), how.bytes());
    if (!projection.keepsChunks()) {
      chunks.keys(gameId).forEach(chunkStore::delete);
    }
  }

  /** Notes that a game's views are to be written. */
  void owe(String gameId) {
    owed.put(key(gameId), YES);
  }

  /** Notes that a game's views have been written. */
  void paid(String gameId) {
    owed.delete(key(gameId));
  }

  /** The games whose views are to be written. */
  List<String> owed() {
    List<String> ids = new ArrayList<>();
    try (KeyValueIterator<Bytes, byte[]> all = owed.all()) {
      all.forEachRemaining(
          entry -> ids.add(new String(entry.key.get(), StandardCharsets.US_ASCII)));
    }
    return ids;
  }

  private static Bytes key(String gameId) {
    return Bytes.wrap(gameId.getBytes(StandardCharsets.US_ASCII));
  }
}
