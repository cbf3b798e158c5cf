package org.wardiary.app.web;

import io.javalin.http.sse.SseClient;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.wardiary.app.play.PlayRefused;
import org.wardiary.app.play.PlayedGames;
import org.wardiary.events.text.InputRefused;

/**
 * The clients that watch a game in play, each told only of changes in its own view. Thread-safe.
 */
final class Watchers {

  /** Limit on clients, each of which holds a connection; more than the tabs of a club evening. */
  private static final int MOST = 200;

  /** Limits on spectators: anyone can be one, as often as they like. */
  private static final int MOST_OF_GAME = 100;

  private static final int MOST_OF_ADDRESS = 32;

  /** Limit on streams with one key: all tabs of a player. */
  private static final int MOST_OF_KEY = 16;

  /**
   * Who watches a game.
   *
   * @param key of a seat; a spectator has none
   * @param address what is limited ({@link ClientAddress#limited})
   */
  record Watcher(String gameId, Optional<String> key, String address) {

    boolean spectates() {
      return key.isEmpty();
    }
  }

  private record Watch(Watcher of, AtomicReference<String> version) {}

  private final Map<SseClient, Watch> watches = new ConcurrentHashMap<>();

  /**
   * Requires room for another watcher. For a player there is room as long as a spectator's stream
   * can be ended instead.
   *
   * @throws HttpProblem if there is none
   */
  void requireRoom(Watcher watcher) {
    if (watcher.spectates()) {
      require(count(it -> it.spectates() && it.gameId().equals(watcher.gameId())) < MOST_OF_GAME);
      if (count(it -> it.spectates() && it.address().equals(watcher.address()))
          >= MOST_OF_ADDRESS) {
        throw new HttpProblem(429, "expected fewer streams to one address but got more");
      }
    } else if (count(it -> it.key().equals(watcher.key())) >= MOST_OF_KEY) {
      throw new HttpProblem(429, "expected fewer streams with one key but got more");
    }
    require(watches.size() < MOST || !watcher.spectates() && count(Watcher::spectates) > 0);
  }

  private static void require(boolean room) {
    if (!room) {
      throw new HttpProblem(503, "expected fewer spectators but got more: try again later");
    }
  }

  private long count(Predicate<Watcher> which) {
    return watches.values().stream().map(Watch::of).filter(which).count();
  }

  /**
   * Keeps a connection open until its client leaves; closes it at once if there are too many. A
   * player's connection takes the place of a spectator's.
   */
  synchronized void add(SseClient client, Watcher watcher, String version) {
    try {
      requireRoom(watcher);
    } catch (HttpProblem e) {
      // others came between
      client.close();
      return;
    }
    if (watches.size() >= MOST) {
      watches.entrySet().stream()
          .filter(it -> it.getValue().of().spectates())
          .findAny()
          .ifPresent(it -> it.getKey().close());
    }
    client.keepAlive();
    client.onClose(() -> watches.remove(client));
    synchronized (client) {
      watches.put(client, new Watch(watcher, new AtomicReference<>(version)));
      // tells a client that reconnects whether something has changed since
      client.sendEvent("state", version);
    }
  }

  /** Whether any client watches a game. */
  boolean any() {
    return !watches.isEmpty();
  }

  /** Checks all watched games, and tells the clients whose view has changed. */
  void look(PlayedGames games) {
    watches.forEach((client, watch) -> sendChange(games, client, watch));
  }

  /** Checks one game, and tells the clients whose view has changed. */
  void look(PlayedGames games, String gameId) {
    watches.forEach(
        (client, watch) -> {
          if (watch.of().gameId().equals(gameId)) {
            sendChange(games, client, watch);
          }
        });
  }

  private static void sendChange(PlayedGames games, SseClient client, Watch watch) {
    String now;
    try {
      now = games.version(watch.of().gameId(), watch.of().key());
    } catch (PlayRefused | InputRefused e) {
      // whatever is wrong with one game, the server goes on with the others
      client.close();
      return;
    }
    if (!now.equals(watch.version().getAndSet(now))) {
      synchronized (client) {
        client.sendEvent("state", now);
      }
    }
  }

  /** Sends a comment to all clients, so that idle connections are not closed. */
  void beat() {
    for (SseClient client : watches.keySet()) {
      synchronized (client) {
        client.sendComment("beat");
      }
    }
  }
}
