package org.wardiary.app.web;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.sse.SseClient;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.wardiary.reports.site.News;

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

  private volatile Optional<News> latest = Optional.empty();

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
      latest.ifPresent(news -> send(client, NOW, News.none(news.games())));
    }
  }

  /**
   * Sends all clients the number of games: how many there were to begin with, when called for the
   * first time, or what has changed.
   */
  void announce(News news) {
    String event = latest.isEmpty() ? NOW : CHANGED;
    latest = Optional.of(news);
    for (SseClient client : clients.keySet()) {
      synchronized (client) {
        send(client, event, news);
      }
    }
  }

  private static void send(SseClient client, String event, News news) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("games", news.games());
    client.sendEvent(event, json.put("news", news.words()).toString());
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
