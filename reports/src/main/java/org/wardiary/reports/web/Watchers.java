package org.wardiary.reports.web;

import io.javalin.http.sse.SseClient;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.wardiary.reports.play.PlayRefused;
import org.wardiary.reports.play.PlayedGames;

/**
 * Those who watch a game that is played, each told only of what changes in his own view. Safe to
 * share between threads.
 */
final class Watchers {

  /** More than the tabs of a club evening; each holds a connection. */
  private static final int MOST = 200;

  private record Watch(String gameId, Optional<String> key, AtomicReference<String> version) {}

  private final Map<SseClient, Watch> watches = new ConcurrentHashMap<>();

  /** Keeps a connection open until its client leaves. */
  void add(SseClient client, String gameId, Optional<String> key, String version) {
    if (watches.size() >= MOST) {
      client.close();
      return;
    }
    client.keepAlive();
    client.onClose(() -> watches.remove(client));
    synchronized (client) {
      watches.put(client, new Watch(gameId, key, new AtomicReference<>(version)));
      // whoever comes back sees by it whether something has happened since
      client.sendEvent("state", version);
    }
  }

  /** Whether anybody watches. */
  boolean any() {
    return !watches.isEmpty();
  }

  /** Looks at all games that are watched. */
  void look(PlayedGames games) {
    watches.forEach((client, watch) -> tell(games, client, watch));
  }

  /** Looks at one of them. */
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
    } catch (PlayRefused e) {
      client.close();
      return;
    }
    if (!now.equals(watch.version().getAndSet(now))) {
      synchronized (client) {
        client.sendEvent("state", now);
      }
    }
  }

  /** Keeps quiet connections from being closed for it. */
  void beat() {
    for (SseClient client : watches.keySet()) {
      synchronized (client) {
        client.sendComment("beat");
      }
    }
  }
}
