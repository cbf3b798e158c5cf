package org.wardiary.reports.web;

import io.javalin.http.sse.SseClient;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The clients that wait for news of new games (server-sent events). Thread-safe. */
final class Changes {

  /** Limit on clients, each of which holds a connection; more than the tabs of one person. */
  private static final int MOST_CLIENTS = 200;

  /** The event from which a page knows whether the next number is of new games. */
  private static final String NOW = "now";

  private static final String CHANGED = "games";

  private final Set<SseClient> clients = ConcurrentHashMap.newKeySet();

  private volatile OptionalInt latest = OptionalInt.empty();

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
      // until the archive is open, the number of games is not known
      latest.ifPresent(games -> send(client, NOW, games));
    }
  }

  /**
   * Tells all clients how many games there are: how many there were to begin with, when told for
   * the first time, or that the archive has changed.
   */
  void tell(int games) {
    String event = latest.isEmpty() ? NOW : CHANGED;
    latest = OptionalInt.of(games);
    for (SseClient client : clients) {
      synchronized (client) {
        send(client, event, games);
      }
    }
  }

  private static void send(SseClient client, String event, int games) {
    client.sendEvent(event, Integer.toString(games));
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
