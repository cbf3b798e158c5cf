package org.wardiary.events.log.broker;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.CommonClientConfigs;

/** Tells a port at which somebody listens from one at which nobody does. */
final class OpenPort {

  private static final int LIMIT_MS = 1000;

  private OpenPort() {}

  /** The first bootstrap server of a connection that accepts connections, as {@code HOST:PORT}. */
  static Optional<String> in(Map<String, Object> connection) {
    String servers = connection.get(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG).toString();
    for (String server : servers.split(",")) {
      if (accepts(server.trim())) {
        return Optional.of(server.trim());
      }
    }
    return Optional.empty();
  }

  private static boolean accepts(String server) {
    int colon = server.lastIndexOf(':');
    try (Socket socket = new Socket()) {
      String host = server.substring(0, colon).replaceAll("[\\[\\]]", "");
      int port = Integer.parseInt(server.substring(colon + 1));
      socket.connect(new InetSocketAddress(host, port), LIMIT_MS);
      return true;
    } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
      return false;
    }
  }
}
