package org.wardiary.events.log.stream;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.streams.state.KeyValueStore;
import org.wardiary.events.referee.LiveGame;

/**
 * What the referee keeps of open games: the latest ones in memory, all in its store, beside {@link
 * RefereeState}. Not thread-safe.
 */
final class LiveStore {

  private static final int GAMES_IN_MEMORY = 64;

  private final KeyValueStore<String, byte[]> store;
  private final Map<String, LiveGame> games = new LinkedHashMap<>(64, 0.75f, true);

  LiveStore(KeyValueStore<String, byte[]> store) {
    this.store = store;
  }

  /**
   * What came of a command.
   *
   * @param events number of events appended
   * @param edition the edition that it belongs to
   * @param seq the game's last event after it
   */
  record Done(long events, int edition, long seq) {}

  /** What came of a command on an open game, if it is known. */
  Optional<Done> done(String gameId, String commandId) {
    return Optional.ofNullable(store.get(commandKey(gameId, commandId)))
        .map(ByteBuffer::wrap)
        .map(value -> new Done(value.getLong(), value.getInt(), value.getLong()));
  }

  /** The state of an open game. */
  LiveState state(String gameId) {
    return LiveState.of(store.get(stateKey(gameId)));
  }

  /** Text of an open game's map where the program does not bring the map with it, else empty. */
  String mapText(String gameId) {
    byte[] text = store.get(mapKey(gameId));
    return text == null ? "" : new String(text, StandardCharsets.UTF_8);
  }

  /** An open game if it is in memory. It is no longer there: what comes of it is put back. */
  Optional<LiveGame> take(String gameId) {
    return Optional.ofNullable(games.remove(gameId));
  }

  /** Stores what came of a command, with the game and its state as long as it is open. */
  void put(String gameId, String commandId, Done done) {
    ByteBuffer value = ByteBuffer.allocate(2 * Long.BYTES + Integer.BYTES);
    value.putLong(done.events()).putInt(done.edition()).putLong(done.seq());
    store.put(commandKey(gameId, commandId), value.array());
  }

  /** Stores the map of a game that has just been opened. */
  void putMap(String gameId, String mapText) {
    if (!mapText.isEmpty()) {
      store.put(mapKey(gameId), mapText.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Stores an open game. */
  void put(String gameId, LiveGame game, LiveState state) {
    store.put(stateKey(gameId), state.bytes());
    games.put(gameId, game);
    if (games.size() > GAMES_IN_MEMORY) {
      games.remove(games.keySet().iterator().next());
    }
  }

  /** Removes what is not needed once a game has ended. What came of its commands stays. */
  void end(String gameId) {
    games.remove(gameId);
    store.delete(stateKey(gameId));
    store.delete(mapKey(gameId));
  }

  // ids of games have 16 characters, so that none of these is one

  private static String stateKey(String gameId) {
    return gameId + "/open";
  }

  private static String mapKey(String gameId) {
    return gameId + "/map";
  }

  private static String commandKey(String gameId, String commandId) {
    return gameId + "/command/" + commandId;
  }
}
