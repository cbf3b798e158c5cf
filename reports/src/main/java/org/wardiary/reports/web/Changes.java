package org.wardiary.reports.web;

import io.javalin.http.sse.SseClient;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The clients that wait for news of new games (server-sent events). Thread-safe. */
final class Changes {

  /** Limit on clients, each of which holds a connection; more than the tabs of one person. */
  private static final int MOST_CLIENTS = 200;

  private final Set<SseClient> clients = ConcurrentHashMap.newKeySet();

  private volatile int latest;

  /** Keeps a connection open until its client leaves; closes it at once if there are too many. */
  void add(SseClient client) {
    if (clients.size() >= MOST_CLIENTS) {
      client.close();
      return;
    }
    client.keepAlive();
    client.onClose(() -> clients.remove(client));
    // registered before it is greeted, so that it misses nothing; only one thread at a time writes
    // to it
    synchronized (client) {
      clients.add(client);
      // from it a page knows whether the next number is of new games
      client.sendEvent("now", Integer.toString(latest));
    }
  }

  /** Tells all clients how many games there are. */
  void tell(int games) {
    latest = games;
    for (SseClient client : clients) {
      synchronized (client) {
        client.sendEvent("games", Integer.toString(games));
      }
    }
  }

  /** Sends a comment to all clients, so that idle connections are not closed. */
  void beat() {
    for (SseClient client : clients) {
      synchronized (client) {
        client.sendComment("beat");
      }
    }
  }
}
