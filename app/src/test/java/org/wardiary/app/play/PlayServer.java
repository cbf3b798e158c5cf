package org.wardiary.app.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.wardiary.app.archive.Reviser;
import org.wardiary.app.archive.Session;
import org.wardiary.app.archive.StoredEditions;
import org.wardiary.app.live.LiveGames;
import org.wardiary.app.live.TimeAndChance;
import org.wardiary.app.site.SampleSite;
import org.wardiary.app.web.LiveSite;
import org.wardiary.app.web.WebServer;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.referee.MapLibrary;

/** A server at which games are played, on a real broker, and a client of it. */
public final class PlayServer implements AutoCloseable {

  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** The machine's clock for durations, a fixed time of day, and random seeds. */
  private static final class Machine implements TimeAndChance {

    private final SecureRandom random = new SecureRandom();

    @Override
    public long nanos() {
      return System.nanoTime();
    }

    @Override
    public long millis() {
      return 1000;
    }

    @Override
    public long draw() {
      return random.nextLong();
    }
  }

  /** The server's reply. */
  public record Reply(int status, JsonNode json) {}

  // keeps cookies, as a browser does
  private final HttpClient client =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
  private final Session session;
  private final LiveGames games;
  private final PlayedGames played;
  private final WebServer server;
  private final ScheduledExecutorService looking = Executors.newSingleThreadScheduledExecutor();

  private PlayServer(Session session, LiveGames games, PlayedGames played, WebServer server) {
    this.played = played;
    this.session = session;
    this.games = games;
    this.server = server;
    looking.scheduleWithFixedDelay(server::look, 300, 300, TimeUnit.MILLISECONDS);
  }

  /** Starts a server with an archive in a folder. */
  public static PlayServer start(Path data) {
    return start(data, MapLibrary.bundled());
  }

  /** Starts a server with an archive in a folder, at which games are opened on some maps. */
  static PlayServer start(Path data, MapLibrary maps) {
    Session session = Session.openToPlay(new ClusterConfig.Embedded(data, "test"), data);
    LiveGames games = new LiveGames(session, maps, new Machine());
    LiveSite site = new LiveSite(failure -> false);
    site.show(SampleSite.dangerous());
    PlayedGames played = new PlayedGames(games, SeatKeys.in(data));
    site.play(played);
    return new PlayServer(
        session,
        games,
        played,
        WebServer.start(site, "127.0.0.1", 0, List.of("diary.example.org")));
  }

  public LiveGames games() {
    return games;
  }

  /** A game's record as it is exported. */
  public String exported(String id) {
    return session.games().game(id).record();
  }

  /** Withdraws a game that has ended. */
  void withdraw(String id) {
    StoredEditions game = session.games().editions(id);
    new Reviser(session, game, "Ann", "a slip", 1000, game.lastSeq()).withdraw();
  }

  /** Follows server-sent events until the server ends them. */
  CompletableFuture<String> changes(String path) {
    return client
        .sendAsync(
            request(path, "").header("Accept", "text/event-stream").build(),
            BodyHandlers.ofString())
        .thenApply(HttpResponse::body);
  }

  /** The address of a path on the server. */
  public URI uri(String path) {
    return URI.create("http://127.0.0.1:" + server.port() + "/" + path);
  }

  /** Opens a game; returns its id and keys. */
  public JsonNode open(Map<String, String> tags) {
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("chance", "generator");
    ObjectNode all = body.putObject("tags");
    tags.forEach(all::put);
    return post("play/games.json", "", body).json();
  }

  /** The state of a game for the holder of a key, or for a spectator if the key is empty. */
  public Reply state(String id, String key) {
    return send(request("play/games/" + id + ".json", key).GET());
  }

  /** Acts with a key, based on what the key's holder is shown now. */
  public Reply act(String id, String key, String what, Map<String, Object> more) {
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("do", what);
    body.put("seen", state(id, key).json().path("seen").asText());
    body.put("command", UUID.randomUUID().toString());
    more.forEach((name, value) -> body.set(name, MAPPER.valueToTree(value)));
    return post("play/games/" + id + ".json", key, body);
  }

  /** Sends JSON. */
  public Reply post(String path, String key, JsonNode body) {
    return send(
        request(path, key)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body.toString())));
  }

  /** A request to be sent. */
  public HttpRequest.Builder request(String path, String key) {
    HttpRequest.Builder request = HttpRequest.newBuilder(uri(path)).timeout(TIMEOUT);
    return key.isEmpty() ? request : request.header("Authorization", "Bearer " + key);
  }

  public Reply send(HttpRequest.Builder request) {
    try {
      HttpResponse<byte[]> answer = client.send(request.build(), BodyHandlers.ofByteArray());
      return new Reply(answer.statusCode(), MAPPER.readTree(answer.body()));
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    looking.shutdownNow();
    server.close();
    played.close();
    games.close();
    session.close();
  }
}
