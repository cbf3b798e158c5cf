package org.wardiary.app.service;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.app.job.ServiceWatch;

/** Under which names health and metrics are answered. */
class ManagementHostTest {

  @Test
  void onlyAddressesAndOurNames_areAnswered() throws IOException {
    ServiceWatch watch = new ServiceWatch(0);
    try (Meters meters = new Meters(watch::health);
        ManagementServer server =
            ManagementServer.start("127.0.0.1", 0, watch::health, meters, List.of("diary"))) {
      for (String path : List.of("/metrics", "/health/live", "/health/ready")) {
        for (String host : List.of("localhost:1", "10.1.2.3:8081", "[::1]:80", "diary")) {
          assertThat(get(server, path, host)).as(host).matches("HTTP/1.1 (200|503) [\\s\\S]*");
        }
        assertThat(get(server, path, "evil.example.org:8081"))
            .startsWith("HTTP/1.1 421 ")
            .doesNotContain("jvm_", "status");
      }
    }
  }

  private static String get(ManagementServer server, String path, String host) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      String request =
          "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), US_ASCII);
    }
  }
}
