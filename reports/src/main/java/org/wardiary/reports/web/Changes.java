package org.wardiary.reports.web;

import io.javalin.http.sse.SseClient;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Those who wait for word of new games (server-sent events). Safe to share between threads. */
final class Changes {

  /** More than the tabs of a person; each holds a connection. */
  private static final int MOST_CLIENTS = 200;

  private final Set<SseClient> clients = ConcurrentHashMap.newKeySet();

  /** Keeps a connection open until its client leaves. */
  void add(SseClient client) {
    if (clients.size() >= MOST_CLIENTS) {
      client.close();
      return;
    }
    client.keepAlive();
    client.onClose(() -> clients.remove(client));
    // known before it is greeted, so that it misses nothing; one thread at a time writes to it
    synchronized (client) {
      clients.add(client);
      client.sendComment("here you hear of new games");
    }
  }

  /** Tells all how many games there are. */
  void tell(int games) {
    for (SseClient client : clients) {
      synchronized (client) {
        client.sendEvent("games", Integer.toString(games));
      }
    }
  }

  /** Keeps quiet connections from being closed for it. */
  void beat() {
    for (SseClient client : clients) {
      synchronized (client) {
        client.sendComment("beat");
      }
    }
  }
}
