package org.wardiary.events.log.stream;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.streams.state.KeyValueStore;
import org.wardiary.events.referee.LiveGame;
import org.wardiary.events.text.Text;

/**
 * What the referee keeps of open games, in addition to {@link RefereeState}: the most recently used
 * games in memory, all of them in its store. Not thread-safe.
 */
final class LiveStore {

  private static final int GAMES_IN_MEMORY = 64;

  private final KeyValueStore<String, byte[]> store;
  private final Map<String, LiveGame> games = new LinkedHashMap<>(64, 0.75f, true);

  LiveStore(KeyValueStore<String, byte[]> store) {
    this.store = store;
  }

  /**
   * The result of a command.
   *
   * @param events number of events appended
   * @param edition the edition that they belong to
   * @param seq seq of the game's last event after the command
   */
  record Done(long events, int edition, long seq) {}

  /** The result of a command to an open game; empty if the command has not been executed. */
  Optional<Done> done(String gameId, String commandId) {
    return Optional.ofNullable(store.get(commandKey(gameId, commandId)))
        .map(ByteBuffer::wrap)
        .map(value -> new Done(value.getLong(), value.getInt(), value.getLong()));
  }

  /** The state of an open game. */
  LiveState state(String gameId) {
    return LiveState.of(store.get(stateKey(gameId)));
  }

  /** The text of an open game's map if it is not bundled with the program, otherwise empty. */
  String mapText(String gameId) {
    byte[] text = store.get(mapKey(gameId));
    return text == null ? "" : new String(text, StandardCharsets.UTF_8);
  }

  /**
   * Removes an open game from memory and returns it; the caller puts the changed game back. Empty
   * if it is not in memory.
   */
  Optional<LiveGame> take(String gameId) {
    return Optional.ofNullable(games.remove(gameId));
  }

  /** Stores the result of a command. */
  void put(String gameId, String commandId, Done done) {
    ByteBuffer value = ByteBuffer.allocate(2 * Long.BYTES + Integer.BYTES);
    value.putLong(done.events()).putInt(done.edition()).putLong(done.seq());
    store.put(commandKey(gameId, commandId), value.array());
  }

  /** Stores the map of a game that has just been opened, unless it is bundled. */
  void putMap(String gameId, String mapText) {
    if (!mapText.isEmpty()) {
      store.put(mapKey(gameId), Text.utf8(mapText));
    }
  }

  /** Stores an open game and its state. */
  void put(String gameId, LiveGame game, LiveState state) {
    store.put(stateKey(gameId), state.bytes());
    games.put(gameId, game);
    if (games.size() > GAMES_IN_MEMORY) {
      games.remove(games.keySet().iterator().next());
    }
  }

  /** Removes what is no longer needed once a game has ended. The results of its commands stay. */
  void end(String gameId) {
    games.remove(gameId);
    store.delete(stateKey(gameId));
    store.delete(mapKey(gameId));
  }

  // ids of games have 16 characters, so that none of these keys is a game's id

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
