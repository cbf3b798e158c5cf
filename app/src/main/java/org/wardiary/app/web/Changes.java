package org.wardiary.app.web;

import io.javalin.http.sse.SseClient;
import java.util.Collections;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;

/** The clients that wait for news of new games (server-sent events). Thread-safe. */
final class Changes {

  /** Limit on clients, each of which holds a connection; more than the tabs of one person. */
  private static final int MOST_CLIENTS = 200;

  private static final int MOST_OF_ADDRESS = 32;

  /** The event from which a page knows whether the next number is of new games. */
  private static final String NOW = "now";

  private static final String CHANGED = "games";

  /** Each with its address, as limits count it. */
  private final Map<SseClient, String> clients = new ConcurrentHashMap<>();

  private volatile OptionalInt latest = OptionalInt.empty();

  /**
   * Requires room for another client of an address.
   *
   * @throws HttpProblem if there is none
   */
  void requireRoom(String address) {
    if (Collections.frequency(clients.values(), address) >= MOST_OF_ADDRESS) {
      throw new HttpProblem(429, "expected fewer streams to one address but got more");
    }
    if (clients.size() >= MOST_CLIENTS) {
      throw new HttpProblem(503, "expected fewer streams but got more: try again later");
    }
  }

  /** Keeps a connection open until its client leaves. */
  void add(SseClient client) {
    client.keepAlive();
    client.onClose(() -> clients.remove(client));
    // registered before it is greeted, so that it misses nothing; only one thread at a time writes
    // to it
    synchronized (client) {
      clients.put(client, ClientAddress.limited(client.ctx().req().getRemoteAddr()));
      // until the archive is open, the number of games is not known
      latest.ifPresent(games -> send(client, NOW, games));
    }
  }

  /**
   * Sends all clients the number of games: how many there were to begin with, when called for the
   * first time, or that the archive has changed.
   */
  void announce(int games) {
    String event = latest.isEmpty() ? NOW : CHANGED;
    latest = OptionalInt.of(games);
    for (SseClient client : clients.keySet()) {
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
    for (SseClient client : clients.keySet()) {
      synchronized (client) {
        client.sendComment("beat");
      }
    }
  }
}
