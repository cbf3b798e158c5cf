package org.wardiary.app.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;

/**
 * Closes connections on which the head of a request takes too long to arrive. A byte now and then
 * keeps a connection from being idle, for as long as a client likes. Thread-safe.
 */
final class SlowHeads implements Connection.Listener {

  private static final Duration SLOWEST = Duration.ofSeconds(10);

  /** How many messages and bytes had come when nothing was under way, and when more came. */
  private record Seen(long messages, long bytes, long since) {}

  private final Map<Connection, Seen> connections = new ConcurrentHashMap<>();

  @Override
  public void onOpened(Connection connection) {
    connections.put(connection, new Seen(0, 0, 0));
  }

  @Override
  public void onClosed(Connection connection) {
    connections.remove(connection);
  }

  /** Closes those that are too slow; must be called every few seconds. */
  void close() {
    long now = System.nanoTime();
    connections.replaceAll((connection, seen) -> look(connection, seen, now));
    connections.forEach(
        (connection, seen) -> {
          if (seen.since() != 0 && now - seen.since() > SLOWEST.toNanos()) {
            connection.getEndPoint().close();
          }
        });
  }

  private static Seen look(Connection connection, Seen seen, long now) {
    long messages = connection.getMessagesIn();
    long bytes = connection.getBytesIn();
    if (messages != seen.messages() || messages != connection.getMessagesOut()) {
      return new Seen(messages, bytes, 0);
    }
    return bytes > seen.bytes() && seen.since() == 0 ? new Seen(messages, seen.bytes(), now) : seen;
  }
}
