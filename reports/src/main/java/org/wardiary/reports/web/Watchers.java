package org.wardiary.reports.web;

import io.javalin.http.sse.SseClient;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.play.PlayRefused;
import org.wardiary.reports.play.PlayedGames;

/**
 * The clients that watch a game in play, each told only of changes in its own view. Thread-safe.
 */
final class Watchers {

  /** Limit on clients, each of which holds a connection; more than the tabs of a club evening. */
  private static final int MOST = 200;

  private record Watch(String gameId, Optional<String> key, AtomicReference<String> version) {}

  private final Map<SseClient, Watch> watches = new ConcurrentHashMap<>();

  /** Keeps a connection open until its client leaves; closes it at once if there are too many. */
  void add(SseClient client, String gameId, Optional<String> key, String version) {
    if (watches.size() >= MOST) {
      client.close();
      return;
    }
    client.keepAlive();
    client.onClose(() -> watches.remove(client));
    synchronized (client) {
      watches.put(client, new Watch(gameId, key, new AtomicReference<>(version)));
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
    watches.forEach((client, watch) -> tell(games, client, watch));
  }

  /** Checks one game, and tells the clients whose view has changed. */
  void look(PlayedGames games, String gameId) {
    watches.forEach(
        (client, watch) -> {
          if (watch.gameId().equals(gameId)) {
            tell(games, client, watch);
          }
        });
  }

  private static void tell(PlayedGames games, SseClient client, Watch watch) {
    String now;
    try {
      now = games.version(watch.gameId(), watch.key());
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
