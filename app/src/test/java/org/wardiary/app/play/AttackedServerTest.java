package org.wardiary.app.play;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What others notice of clients that take more than their share. */
class AttackedServerTest {

  private static final int ATTACKS = 300;
  private static final int PAGES = 20;
  private static final Duration SLOWEST = Duration.ofSeconds(3);
  private static final Map<String, String> TAGS =
      Map.of("Game", "squares/civil-war", "First", "Gray", "Blue", "Ann", "Gray", "Bob");

  @TempDir private static Path data;
  private static PlayServer server;
  private static JsonNode game;

  private final List<Socket> sockets = new ArrayList<>();

  @BeforeAll
  static void start() {
    server = PlayServer.start(data);
    game = server.open(TAGS);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @AfterEach
  void leave() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
  }

  private Socket send(int source, String text) throws IOException {
    InetAddress from = InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) source});
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.uri("").getPort(), from, 0);
    socket.setSoTimeout((int) Duration.ofSeconds(30).toMillis());
    sockets.add(socket);
    socket.getOutputStream().write(text.getBytes(US_ASCII));
    return socket;
  }

  private static String gamePath(String suffix) {
    return "/play/games/" + game.get("id").asText() + suffix;
  }

  private static String stream(String id, String more) {
    return "GET /play/games/"
        + id
        + "/changes HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n"
        + more
        + "\r\n";
  }

  private static String firstLine(Socket socket) throws IOException {
    return new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII)).readLine();
  }

  /** Waits for the first event of a stream, after which the server counts it. */
  private static void awaitEvent(Socket socket) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII));
    List<String> lines = new ArrayList<>();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      lines.add(line);
      if (line.equals("event: state")) {
        return;
      }
    }
    throw new AssertionError(lines);
  }

  private static void requirePages(String during) {
    List<Long> times = new ArrayList<>();
    for (int page = 0; page < PAGES; page++) {
      long start = System.nanoTime();
      assertThat(server.send(server.request("index.json", "").GET()).status()).isEqualTo(200);
      times.add((System.nanoTime() - start) / 1_000_000);
    }
    times.sort(null);
    long most = times.get(PAGES - 1);
    System.out.println(during + ": median " + times.get(PAGES / 2) + " ms, max " + most + " ms");
    assertThat(most).isLessThan(SLOWEST.toMillis());
  }

  @Test
  void slowBodiesWithoutAKey_andSlowHeads_keepNobodyWaiting() throws IOException {
    String post =
        "POST "
            + gamePath(".json")
            + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Content-Length: 1000\r\n\r\n{";
    for (int attack = 0; attack < ATTACKS; attack++) {
      send(2, post);
    }
    requirePages(ATTACKS + " slow bodies");
    assertThat(firstLine(sockets.get(0))).matches("HTTP/1.1 (403|429) .*");
    for (int attack = 0; attack < ATTACKS; attack++) {
      send(2, "GET / HTTP/1.1\r\nHost: loc");
    }
    requirePages(ATTACKS + " slow heads");
  }

  @Test
  void aPlayersStream_isOpened_howeverManyWatch() throws IOException {
    List<String> ids = new ArrayList<>(List.of(game.get("id").asText()));
    ids.add(server.open(TAGS).get("id").asText());
    ids.add(server.open(TAGS).get("id").asText());
    for (int attack = 0; attack < ATTACKS; attack++) {
      // so many of one address, one after the other, that there are 200 in all
      Socket watcher = send(2 + attack / 32, stream(ids.get(attack % ids.size()), ""));
      if (attack < 200) {
        awaitEvent(watcher);
      }
    }
    requirePages(ATTACKS + " watchers");
    assertThat(firstLine(send(2, stream(ids.get(0), "")))).startsWith("HTTP/1.1 429 ");
    assertThat(firstLine(send(100, stream(ids.get(0), "")))).startsWith("HTTP/1.1 503 ");
    String key = game.get("keys").get("Gray").asText();
    awaitEvent(send(1, stream(ids.get(0), "Authorization: Bearer " + key + "\r\n")));
  }
}
