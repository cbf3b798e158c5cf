package org.wardiary.app.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.wardiary.app.site.SampleSite;
import org.wardiary.reports.site.SiteInput;

/**
 * A served site for tests of one class, and a client that asks as browsers do and as nobody should.
 */
abstract class SiteOverHttp {

  static final Duration TIMEOUT = Duration.ofSeconds(60);
  static final HttpClient CLIENT = HttpClient.newHttpClient();

  static SiteInput input;
  static WebServer server;
  static LiveSite live;

  @BeforeAll
  static void start() {
    input = SampleSite.dangerous();
    live = new LiveSite(failure -> false);
    live.show(input);
    server = WebServer.start(live, "127.0.0.1", 0, List.of("diary.example.org"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  static HttpResponse<byte[]> get(String path, String... headers) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(uri(path)).timeout(TIMEOUT);
    if (headers.length > 0) {
      request.headers(headers);
    }
    return CLIENT.send(request.build(), BodyHandlers.ofByteArray());
  }

  static URI uri(String path) {
    return URI.create("http://127.0.0.1:" + server.port() + path);
  }

  static JsonNode json(HttpResponse<byte[]> answer) throws IOException {
    return new ObjectMapper().readTree(answer.body());
  }

  static String header(HttpResponse<?> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  /** Sends exactly these lines and returns all that comes back. */
  static String raw(String request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", server.port())) {
      socket.setSoTimeout((int) TIMEOUT.toMillis());
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      ByteArrayOutputStream answer = new ByteArrayOutputStream();
      socket.getInputStream().transferTo(answer);
      return answer.toString(StandardCharsets.ISO_8859_1);
    }
  }

  static String rawGet(String path, String host) throws IOException {
    return raw("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
  }
}
