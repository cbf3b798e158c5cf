package org.wardiary.reports.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.analytics.filter.QueryParameter;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.projector.query.ChunkSource;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.site.Delivery;
import org.wardiary.reports.site.SampleSite;
import org.wardiary.reports.site.Site;
import org.wardiary.reports.site.SiteInput;

/** The site over HTTP, asked as browsers ask and as nobody should. */
class WebServerTest {

  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private static SiteInput input;
  private static WebServer server;
  private static LiveSite live;

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

  private static HttpResponse<byte[]> get(String path, String... headers) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(uri(path)).timeout(TIMEOUT);
    if (headers.length > 0) {
      request.headers(headers);
    }
    return CLIENT.send(request.build(), BodyHandlers.ofByteArray());
  }

  private static URI uri(String path) {
    return URI.create("http://127.0.0.1:" + server.port() + path);
  }

  private static JsonNode json(HttpResponse<byte[]> answer) throws IOException {
    return new ObjectMapper().readTree(answer.body());
  }

  private static String header(HttpResponse<?> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  /** Sends exactly these lines and returns all that comes back. */
  private static String raw(String request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", server.port())) {
      socket.setSoTimeout((int) TIMEOUT.toMillis());
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      ByteArrayOutputStream answer = new ByteArrayOutputStream();
      socket.getInputStream().transferTo(answer);
      return answer.toString(StandardCharsets.ISO_8859_1);
    }
  }

  private static String rawGet(String path, String host) throws IOException {
    return raw("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
  }

  @Test
  void everyFileOfTheSite_isServedAsDescribed() throws Exception {
    OpenApiDescription description = new OpenApiDescription(get("/openapi.json").body());
    Site site = Site.of(input, Delivery.SERVED);
    Set<String> used = new HashSet<>(Set.of("/openapi.json", "/changes"));
    for (String path : site.paths()) {
      String template = description.template("/" + path);
      if (path.endsWith(".png") && !used.add(template)) {
        continue;
      }
      used.add(template);
      HttpResponse<byte[]> answer = get("/" + path);
      assertThat(answer.statusCode()).as(path).isEqualTo(200);
      assertThat(answer.body()).as(path).isEqualTo(site.file(path).orElseThrow());
      String type = header(answer, "Content-Type");
      assertThat(type.replaceFirst(";.*", "")).as(path).isEqualTo(description.type(template));
      assertThat(type).matches("application/json|image/.*|.*;charset=utf-8|.*; charset=utf-8");
      if (path.endsWith(".json")) {
        description.check(template, "200", json(answer));
      }
    }
    String positions = "/games/{id}/positions/{ply}.json";
    for (GameSummary game : input.games()) {
      String path = "/games/" + game.getGameId() + "/positions/1.json";
      description.check(positions, "200", json(get(path)));
      description.check(positions, "200", json(get(path + "?as=" + game.getSides().get(0))));
    }
    used.add(positions);
    // with a real broker in PlayedGamesTest
    used.addAll(List.of("/play/games.json", "/play/games/{id}.json", "/play/games/{id}/changes"));
    for (GameSummary game : input.games()) {
      String path = "/games/" + game.getGameId() + "/forks/1.json";
      HttpResponse<byte[]> fork = get(path);
      String status = Integer.toString(fork.statusCode());
      description.check("/games/{id}/forks/{ply}.json", status, json(fork));
      JsonNode refused = json(get(path + "?line=nonsense"));
      description.check("/games/{id}/forks/{ply}.json", "400", refused);
    }
    used.add("/games/{id}/forks/{ply}.json");
    used.add("/games/{id}/forks/{ply}.wdr");
    String chunks = "/instance/chunks/{id}/{last}/{ply}";
    HttpResponse<byte[]> none = get("/instance/chunks/0123456789abcdef/0/0");
    assertThat(none.statusCode()).isEqualTo(404);
    description.check(chunks, "404", json(none));
    used.add(chunks);
    for (GameSummary game : input.games()) {
      String position = "?position=" + game.getGameId().substring(0, 12) + "@3";
      for (String template : List.of("/search/positions.json", "/openings/explore.json")) {
        description.check(template, "200", json(get(template + position)));
        description.check(template, "200", json(get(template + position + "&mirror=true")));
        description.check(template, "400", json(get(template + position + "&mirror=maybe")));
        used.add(template);
      }
    }
    assertThat(used).containsExactlyInAnyOrderElementsOf(description.templates());
    HttpResponse<byte[]> missing = get("/games/0123456789abcdef.json");
    assertThat(missing.statusCode()).isEqualTo(404);
    description.check("/games/{id}.json", "404", json(missing));
  }

  @Test
  void positionSearch_findsTheGame_byNameAndByJson() throws Exception {
    for (GameSummary game : input.games()) {
      String id = game.getGameId();
      int ply = game.getPlies() / 2;
      JsonNode named = json(get("/search/positions.json?position=" + id + "@" + ply));
      assertThat(named.get("found").findValuesAsText("id")).contains(id);
      String shown = new String(get("/games/" + id + "/positions/" + ply + ".json").body(), UTF_8);
      JsonNode pasted =
          json(get("/search/positions.json?position=" + URLEncoder.encode(shown, UTF_8)));
      assertThat(pasted.get("found").findValuesAsText("id")).contains(id);
      JsonNode explored = json(get("/openings/explore.json?position=" + id + "@" + ply));
      assertThat(explored.get("results").get("games").asInt()).isPositive();
      assertThat(explored.get("choices").findValuesAsText("answer")).isNotEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "?position=",
        "?position=@3",
        "?position=zzzz@3",
        "?position=%7B",
        "?position=%7B%7D",
        "?position=%00",
        "?position=1@2&position=3@4",
        "?position=1@2&nonsense=3"
      })
  void positionSearch_ofWhatThereCannotBe_saysWhatWasExpected(String query) throws Exception {
    for (String path : List.of("/search/positions.json", "/openings/explore.json")) {
      HttpResponse<byte[]> answer = get(path + query);
      assertThat(answer.statusCode()).as(path + query).isEqualTo(400);
      assertThat(json(answer).get("detail").asText()).as(path + query).contains("expected");
    }
  }

  @Test
  void everyPly_overHttp_isThePositionOfTheGame() throws Exception {
    for (GameSummary game : input.games()) {
      for (int ply = 0; ply <= game.getPlies(); ply += 13) {
        String expected =
            new PositionJson(Viewer.UMPIRE, Legal.LISTED)
                .write(input.histories().apply(game.getGameId()).at(ply));
        String path = "/games/" + game.getGameId() + "/positions/" + ply + ".json";
        assertThat(new String(get(path).body(), StandardCharsets.UTF_8)).isEqualTo(expected + "\n");
      }
    }
  }

  @Test
  void aSidesView_overHttp_isThatSides() throws Exception {
    for (GameSummary game : input.games()) {
      if (Games.find(game.getGame()).orElseThrow().visibility().hidesInformation()) {
        String path =
            "/games/" + game.getGameId() + "/positions/20.json?as=" + game.getSides().get(1);
        assertThat(json(get(path)).has("ply")).isFalse();
        assertThat(get(path).body())
            .asString(StandardCharsets.UTF_8)
            .isEqualTo(
                new PositionJson(Viewer.SECOND, Legal.LISTED)
                        .write(input.histories().apply(game.getGameId()).at(20))
                    + "\n");
      }
    }
  }

  @Test
  void aPositionThatIsNotThere_saysWhatWasExpected() throws Exception {
    GameSummary game = input.games().get(0);
    int plies = game.getPlies();
    String positions = "/games/" + game.getGameId() + "/positions/";
    HttpResponse<byte[]> late = get(positions + (plies + 1) + ".json");
    assertThat(late.statusCode()).isEqualTo(404);
    assertThat(header(late, "Content-Type")).isEqualTo("application/problem+json");
    assertThat(json(late).get("detail").asText())
        .isEqualTo("expected a ply from 0 to " + plies + " but got " + (plies + 1));
    assertThat(get(positions + "9".repeat(40) + ".json").statusCode()).isEqualTo(404);
    assertThat(get(positions + "-1.json").statusCode()).isEqualTo(404);
    assertThat(get("/games/00/positions/0.json").statusCode()).isEqualTo(404);
  }

  @Test
  void theListOfGames_takesTheParametersOfTheCommands() throws Exception {
    GameSummary game = input.games().get(0);
    JsonNode found = json(get("/games/index.json?player=bob&round=2&game=" + game.getGame()));
    assertThat(found.get("games")).hasSize(1);
    assertThat(found.get("games").get(0).get("round").asText()).isEqualTo("2");
    assertThat(json(get("/games/index.json?event=%3Dcmd")).get("games"))
        .hasSameSizeAs(input.games());
    assertThat(json(get("/games/index.json?player=nobody")).get("games")).isEmpty();
    HttpResponse<byte[]> bad = get("/games/index.json?colour=blue");
    assertThat(bad.statusCode()).isEqualTo(400);
    assertThat(json(bad).get("detail").asText()).contains("colour");
    JsonNode described = json(get("/openapi.json")).at("/paths/~1games~1index.json/get/parameters");
    List<String> names = new ArrayList<>();
    described.forEach(parameter -> names.add(parameter.get("name").asText()));
    assertThat(names)
        .isEqualTo(Stream.of(QueryParameter.values()).map(QueryParameter::parameter).toList());
  }

  @Test
  void aSideThatIsNone_isABadRequest() throws Exception {
    GameSummary game =
        input.games().stream()
            .filter(g -> Games.find(g.getGame()).orElseThrow().visibility().hidesInformation())
            .findFirst()
            .orElseThrow();
    String path = "/games/" + game.getGameId() + "/positions/0.json?as=";
    HttpResponse<byte[]> answer = get(path + "%3Cscript%3E" + "x".repeat(4000));
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(header(answer, "Content-Type")).isEqualTo("application/problem+json");
    assertThat(json(answer).get("detail").asText()).startsWith("as: expected Red, Blue or umpire");
  }

  @Test
  void everyAnswer_hasTheHeadersThatProtectItsReader() throws Exception {
    String game = "/games/" + input.games().get(0).getGameId();
    for (String path : List.of("/", game + ".html", game + ".json", "/none.html", "/none.json")) {
      HttpResponse<byte[]> answer = get(path);
      assertThat(header(answer, "Content-Security-Policy"))
          .startsWith("default-src 'none'; script-src 'self'; style-src 'self';")
          .endsWith("frame-ancestors 'none'");
      assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
      assertThat(header(answer, "Referrer-Policy")).isEqualTo("no-referrer");
      assertThat(header(answer, "Server")).isEmpty();
    }
    assertThat(header(get(game.replace("/games/", "/embed/") + ".html"), "Content-Security-Policy"))
        .endsWith("frame-ancestors *");
    assertThat(header(get("/report/index.html"), "Content-Security-Policy"))
        .contains("style-src 'unsafe-inline'")
        .doesNotContain("script-src");
  }

  @Test
  void anUnchangedPage_isNotSentAgain_andAPageIsCompressed() throws Exception {
    HttpResponse<byte[]> first = get("/games/index.html", "Accept-Encoding", "gzip");
    assertThat(header(first, "Content-Encoding")).isEqualTo("gzip");
    HttpResponse<byte[]> again = get("/games/index.html", "If-None-Match", header(first, "ETag"));
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    assertThat(get("/games/index.html", "If-None-Match", "W/\"x\"").statusCode()).isEqualTo(200);
  }

  @Test
  void headIsAnswered_writingIsNot() throws Exception {
    HttpRequest.Builder head = HttpRequest.newBuilder(uri("/")).timeout(TIMEOUT);
    HttpResponse<byte[]> answer =
        CLIENT.send(
            head.method("HEAD", HttpRequest.BodyPublishers.noBody()).build(),
            BodyHandlers.ofByteArray());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEmpty();
    for (String method : List.of("POST", "PUT", "DELETE", "PATCH", "OPTIONS")) {
      HttpResponse<byte[]> refused =
          CLIENT.send(
              HttpRequest.newBuilder(uri("/index.json"))
                  .method(method, HttpRequest.BodyPublishers.ofString("x"))
                  .build(),
              BodyHandlers.ofByteArray());
      assertThat(refused.statusCode()).as(method).isEqualTo(405);
      assertThat(header(refused, "Allow")).isEqualTo("GET, HEAD");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example.org", "127.0.0.1.evil.org", "localhost@evil.org", ""})
  void aRequestUnderAnotherName_isRefused(String host) throws IOException {
    assertThat(rawGet("/index.json", host))
        .matches("(?s)HTTP/1.1 4(00|21) .*")
        .doesNotContain("kinds");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"localhost", "LOCALHOST:8080", "127.0.0.1:1", "[::1]:80", "diary.example.org"})
  void aRequestUnderOurName_isAnswered(String host) throws IOException {
    assertThat(rawGet("/index.json", host)).startsWith("HTTP/1.1 200 ").contains("kinds");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/games/..%2f..%2fpom.xml",
        "/games/..\\..\\pom.xml",
        "/games/%00.html",
        "/games/%ff%fe.html",
        "/games/%zz.html",
        "/games/\u00e9.html",
        "//index.html",
        "/games/;a=b/index.html",
        "/assets/",
        "/report/../../pom.xml",
        "/games/index.html/",
        "/.git/config"
      })
  void aPathThatIsNone_isNotFound_andTellsNothing(String path) throws IOException {
    assertThat(rawGet(path, "localhost"))
        .matches("(?s)HTTP/1.1 40[04] .*")
        .doesNotContain("root:", "<project", "Jetty", "jetty", "java.", "\tat ");
  }

  @Test
  void requestsThatAreTooLong_areRefused() throws IOException {
    assertThat(rawGet("/" + "a".repeat(20_000), "localhost")).startsWith("HTTP/1.1 414 ");
    String header = "X-Long: " + "a".repeat(20_000);
    assertThat(raw("GET / HTTP/1.1\r\nHost: localhost\r\n" + header + "\r\n\r\n"))
        .startsWith("HTTP/1.1 431 ")
        .doesNotContain("Jetty");
    assertThat(raw("nonsense\r\n\r\n")).startsWith("HTTP/1.1 400 ");
  }

  @Test
  void whatWasAskedFor_isTextOnThePageThatSaysThereIsNone() throws Exception {
    String page = rawGet("/<script>alert(1)</script>.html", "localhost");
    assertThat(page).doesNotContain("<script>alert");
    assertThat(get("/none/at/all.html").body())
        .asString(StandardCharsets.UTF_8)
        .contains("expected the path of a page but got 'none/at/all.html'")
        .contains("href=\"../../assets/site.css\"");
  }

  @Test
  void beforeTheArchiveIsOpen_theServerSaysWhenToAskAgain() throws Exception {
    try (WebServer early =
        WebServer.start(new LiveSite(failure -> false), "127.0.0.1", 0, List.of())) {
      URI uri = URI.create("http://127.0.0.1:" + early.port() + "/");
      HttpResponse<String> answer =
          CLIENT.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(503);
      assertThat(header(answer, "Retry-After")).isEqualTo("2");
    }
  }

  @Test
  void anotherInstance_isToldWhatTheStoreHolds_andNothingElse() throws Exception {
    LiveSite holding = new LiveSite(failure -> false);
    String game = "0123456789abcdef";
    byte[] chunk = {1, 2, 3};
    URI address;
    try (WebServer other = WebServer.start(holding, "127.0.0.1", 0, List.of())) {
      address = URI.create("http://127.0.0.1:" + other.port() + "/");
      ChunkSource asked = new InstanceClient(Optional.empty()).apply(address);
      assertThat(asked.chunk(game, 7, 3)).as("before it has a store").isEmpty();
      holding.answerInstances(
          (id, last, ply) ->
              id.equals(game) && last == 7 && ply == 3 ? Optional.of(chunk) : Optional.empty());
      assertThat(asked.chunk(game, 7, 3)).contains(chunk);
      assertThat(asked.chunk(game, 8, 3)).isEmpty();
      assertThat(new InstanceClient(Optional.of(address)).apply(address).chunk(game, 7, 3))
          .as("an instance does not ask itself")
          .isEmpty();
      HttpResponse<byte[]> answer =
          CLIENT.send(
              HttpRequest.newBuilder(address.resolve("instance/chunks/" + game + "/7/3")).build(),
              BodyHandlers.ofByteArray());
      assertThat(header(answer, "Content-Type")).isEqualTo("application/octet-stream");
    }
    assertThat(new InstanceClient(Optional.empty()).apply(address).chunk(game, 7, 3))
        .as("an instance that has ended")
        .isEmpty();
  }

  @Test
  void whatCannotBeReachedNow_isToBeAskedForLater() throws Exception {
    LiveSite failing = new LiveSite(IllegalStateException.class::isInstance);
    failing.show(
        new SiteInput(
            input.title(),
            input.games(),
            input.histories(),
            (id, ply) -> {
              throw new IllegalStateException("gone");
            },
            input.records(),
            input.index(),
            input.maps(),
            input.report()));
    String game = input.games().get(0).getGameId();
    try (WebServer other = WebServer.start(failing, "127.0.0.1", 0, List.of())) {
      URI root = URI.create("http://127.0.0.1:" + other.port() + "/games/" + game + "/positions/");
      HttpResponse<String> later =
          CLIENT.send(
              HttpRequest.newBuilder(root.resolve("0.json")).build(), BodyHandlers.ofString());
      assertThat(later.statusCode()).isEqualTo(503);
      assertThat(header(later, "Retry-After")).isEqualTo("2");
      assertThat(later.body()).doesNotContain("gone");
    }
  }

  @Test
  void newGames_areTold_toWhoeverListens() throws Exception {
    LiveSite growing = new LiveSite(failure -> false);
    growing.show(input);
    try (WebServer other = WebServer.start(growing, "127.0.0.1", 0, List.of())) {
      URI uri = URI.create("http://127.0.0.1:" + other.port() + "/changes");
      HttpResponse<Stream<String>> answer =
          CLIENT.send(
              HttpRequest.newBuilder(uri).header("Accept", "text/event-stream").build(),
              BodyHandlers.ofLines());
      assertThat(header(answer, "Content-Type")).startsWith("text/event-stream");
      Iterator<String> lines = answer.body().iterator();
      assertThat(next(lines)).startsWith(":");
      growing.show(input);
      String event = next(lines);
      while (event.isEmpty() || event.startsWith(":")) {
        event = next(lines);
      }
      assertThat(event).isEqualTo("event: games");
      assertThat(next(lines)).isEqualTo("data: " + input.games().size());
    }
  }

  @Test
  void changes_forWhoeverDoesNotListen_areNotAcceptable() throws Exception {
    HttpResponse<byte[]> answer = get("/changes");
    assertThat(answer.statusCode()).isEqualTo(406);
    assertThat(json(answer).get("detail").asText()).startsWith("expected 'Accept: text/event-");
  }

  private static String next(Iterator<String> lines) throws Exception {
    return CompletableFuture.supplyAsync(lines::next).get(TIMEOUT.toSeconds(), TimeUnit.SECONDS);
  }
}
