package org.wardiary.app.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.analytics.tournament.StandingRules;
import org.wardiary.app.archive.Session;
import org.wardiary.app.dialog.MachineTime;
import org.wardiary.app.live.LiveGames;
import org.wardiary.app.live.LiveOutcome;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.LiveRequest;
import org.wardiary.app.live.Opening;
import org.wardiary.app.live.Seat;
import org.wardiary.app.play.PlayedGames;
import org.wardiary.app.play.SeatKeys;
import org.wardiary.app.play.SeatKeys.GameKeys;
import org.wardiary.app.web.LiveSite;
import org.wardiary.app.web.WebServer;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.HiddenTwins;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ChunkSource;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.reports.history.View;

/**
 * Whatever is hidden in a game in progress changes nothing of what a viewer who may not know it can
 * fetch or receive from a server: statuses, headers, bodies, server-sent events.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HiddenGameOverHttpTest {

  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final String DRAWN = "0".repeat(16);

  /** Addresses about a game, and those of lists that a game could be in. */
  private static final List<String> ADDRESSES =
      List.of(
          "",
          "index.json",
          "games/index.html",
          "games/index.json",
          "games/index.json?player=Ann",
          "games/ID.html",
          "games/ID.json",
          "games/ID.wdr",
          "games/ID.svg",
          "games/ID.red.html",
          "games/ID.blue.json",
          "embed/ID.html",
          "games/ID/positions/0.json",
          "games/ID/positions/1.json?as=Red",
          "games/ID/positions/99.json?as=Blue",
          "games/ID/forks/0.json",
          "games/ID/forks/0.wdr?line=%25L",
          "search/positions.json?position=ID@0",
          "search/sequences.json?query=turn%20began",
          "openings/explore.json?position=ID@0",
          "chances/ID.js",
          "openings/index.json",
          "players/index.json",
          "tournaments/index.json",
          "play/index.html",
          "play/index.json",
          "play/game.html",
          "play/games/ID.json",
          "play/games.json",
          "instance/chunks/ID/0/0",
          "instance/chunks/ID/1/1",
          "openapi.json",
          "nothing.html");

  private static final List<String> REQUESTS =
      List.of(
          "{\"do\":\"answer\",\"answer\":\"=I\",\"seen\":\"x\",\"command\":\"1\"}",
          "{\"do\":\"take-back\",\"ply\":1,\"seen\":\"x\",\"command\":\"2\"}",
          "{\"do\":\"decline\",\"seen\":\"x\",\"command\":\"3\"}",
          "{\"do\":\"time\",\"side\":\"Red\",\"seen\":\"x\",\"command\":\"4\"}",
          "{\"do\":\"nothing\",\"seen\":\"x\",\"command\":\"5\"}");

  @TempDir static Path data;
  private final SeatKeys[] keys = new SeatKeys[1];
  private Session session;
  private ReadSide read;
  private ShownArchive shown;
  private LiveGames games;
  private WebServer server;
  private int opened;

  @BeforeAll
  void start() {
    session = Session.openToPlay(new ClusterConfig.Embedded(data, "test"), data);
    read = session.caughtUp(remaining -> {});
    games = new LiveGames(session, MapLibrary.bundled(), new MachineTime());
    keys[0] = SeatKeys.in(data);
    SiteJob job =
        new SiteJob(
            "Site",
            "",
            StandingRules.USUAL,
            session,
            read,
            address -> ChunkSource.NONE,
            MapLibrary.bundled());
    LiveSite site = new LiveSite(failure -> false);
    shown = new ShownArchive(job, read, site);
    shown.search();
    site.play(new PlayedGames(games, keys[0]));
    server = WebServer.start(site, "127.0.0.1", 0, List.of());
    playPublicGame();
  }

  @AfterAll
  void stop() {
    server.close();
    games.close();
    session.close();
  }

  /** What the loop of a server does, until nothing is left to be done. */
  private void settle() {
    do {
      session.caughtUp(remaining -> {});
      shown.refresh();
    } while (shown.version() != read.version());
    server.look();
  }

  private void playPublicGame() {
    LivePosition game =
        accepted(
            games.open(
                new Opening(
                    "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n[Event \"Club\"]\n\n*\n",
                    Opening.Chance.REAL)));
    Seat director = Seat.director("director");
    LivePosition after =
        accepted(
            games.give(
                director, LiveRequest.after(game), List.of("IGR-G3R", "IBR-B3C"), List.of()));
    accepted(games.draw(director, LiveRequest.after(after)));
    settle();
  }

  private static LivePosition accepted(LiveOutcome outcome) {
    assertThat(outcome).isInstanceOf(LiveOutcome.Accepted.class);
    return ((LiveOutcome.Accepted) outcome).position();
  }

  /** A game that was opened, and what its seats need. */
  private record Opened(String id, GameKeys keys) {

    String key(Viewer side) {
      return keys.sides().get(side == Viewer.FIRST ? 0 : 1);
    }
  }

  private Opened open(Setup setup) {
    String id = Text.of("%016x", 0xabcdef0000000000L + opened++);
    StringBuilder record = new StringBuilder("[GameId \"" + id + "\"]\n");
    setup
        .tags()
        .without("GameId")
        .pairs()
        .forEach(tag -> record.append(Text.of("[%s \"%s\"]\n", tag.name(), tag.value())));
    accepted(games.open(new Opening(record + "\n*\n", Opening.Chance.REAL)));
    return new Opened(id, keys[0].draw(id, 2, Optional.empty()));
  }

  private LivePosition give(Opened game, List<String> answers) {
    LivePosition now = games.position(game.id());
    return answers.isEmpty()
        ? now
        : accepted(
            games.give(Seat.director("director"), LiveRequest.after(now), answers, List.of()));
  }

  private HttpRequest.Builder request(String address, String key) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(
                URI.create(Text.of("http://127.0.0.1:%d/%s", server.port(), address)))
            .timeout(TIMEOUT);
    return key.isEmpty() ? request : request.header("Authorization", "Bearer " + key);
  }

  private static String sent(HttpRequest request) throws Exception {
    HttpResponse<byte[]> answer = CLIENT.send(request, BodyHandlers.ofByteArray());
    Map<String, List<String>> headers = new TreeMap<>(answer.headers().map());
    headers.remove("date");
    // whether a refused body had arrived decides whether its connection is kept
    headers.remove("connection");
    return answer.statusCode()
        + " "
        + headers
        + "\n"
        + new String(answer.body(), StandardCharsets.UTF_8);
  }

  /** All that a viewer can fetch about a game, by request. */
  private Map<String, String> fetched(Opened game, String key) throws Exception {
    Map<String, String> all = new LinkedHashMap<>();
    for (String address : ADDRESSES) {
      String path = address.replace("ID", game.id());
      all.put("GET " + address, sent(request(path, key).GET().build()));
      all.put(
          "HEAD " + address,
          sent(request(path, key).method("HEAD", BodyPublishers.noBody()).build()));
    }
    for (String body : REQUESTS) {
      HttpRequest post =
          request("play/games/" + game.id() + ".json", key)
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(body))
              .build();
      all.put("POST " + body, sent(post));
    }
    return all;
  }

  /** The same with a game's id replaced, and without what follows from bytes that hold the id. */
  private Map<String, String> alike(Opened game, String key) throws Exception {
    Map<String, String> all = fetched(game, key);
    all.replaceAll(
        (path, answer) ->
            answer
                .replace(game.id(), DRAWN)
                .replaceAll("etag=\\[[^]]*\\]", "")
                .replaceAll("\"version\":\"[0-9a-f]+\"", ""));
    return all;
  }

  private static List<HiddenTwins.Pair> pairs() {
    HiddenTwins twins = ServiceLoader.load(HiddenTwins.class).iterator().next();
    return twins.pairs(setup(), new RandomDraws(7));
  }

  private static Setup setup() {
    HiddenTwins twins = ServiceLoader.load(HiddenTwins.class).iterator().next();
    return GameData.setup(Games.find(twins.game()).orElseThrow(), 0);
  }

  private static List<String> answers(HiddenTwins.Play play) {
    return play.emitted().stream()
        .filter(AnswerGiven.class::isInstance)
        .map(event -> ((AnswerGiven) event).getAnswer())
        .toList();
  }

  @Test
  void games_thatDifferInWhatIsHidden_areTheSame() throws Exception {
    List<HiddenTwins.Pair> all = pairs();
    int step = all.size() / Extent.of(4, 12);
    for (int i = step / 2; i < all.size(); i += step) {
      HiddenTwins.Pair pair = all.get(i);
      Opened one = open(setup());
      Opened other = open(setup());
      give(one, answers(pair.one()));
      give(other, answers(pair.other()));
      settle();
      for (String key : List.of("", pair.blind().name())) {
        assertThat(alike(one, key.isEmpty() ? "" : one.key(pair.blind())))
            .as("pair %d, %s, key '%s'", i, pair.about(), key)
            .isEqualTo(alike(other, key.isEmpty() ? "" : other.key(pair.blind())));
      }
    }
  }

  /** Server-sent events as they come, without comments that keep the connection. */
  private final class Stream implements AutoCloseable {

    private final ConcurrentLinkedQueue<String> lines = new ConcurrentLinkedQueue<>();
    private final java.util.stream.Stream<String> body;

    Stream(String path, String key) throws IOException, InterruptedException {
      HttpRequest request =
          request(path, key).timeout(TIMEOUT).header("Accept", "text/event-stream").build();
      HttpResponse<java.util.stream.Stream<String>> answer =
          CLIENT.send(request, BodyHandlers.ofLines());
      assertThat(answer.statusCode()).isEqualTo(200);
      body = answer.body();
      CompletableFuture.runAsync(
          () -> body.filter(line -> line.startsWith("data:")).forEach(lines::add));
    }

    /** Waits until there are some events, and returns all. */
    List<String> await(int events) {
      long end = System.nanoTime() + TIMEOUT.toNanos();
      while (lines.size() < events && System.nanoTime() < end) {
        Thread.onSpinWait();
      }
      return List.copyOf(lines);
    }

    @Override
    public void close() {
      body.close();
    }
  }

  @Test
  void hiddenAnswer_changesNothing_andNobodyHearsOfIt() throws Exception {
    HiddenTwins.Pair pair = pairs().get(pairs().size() / 2 - 1);
    Opened game = open(setup());
    settle();
    List<String> answers = answers(pair.one());
    View blind = new View(setup().game(), pair.blind());
    int hidden = 0;
    try (Stream changes = new Stream("changes", "");
        Stream watched = new Stream("play/games/" + game.id() + "/changes", "");
        Stream side = new Stream("play/games/" + game.id() + "/changes", game.key(pair.blind()))) {
      List<String> versions = new ArrayList<>(List.of("", ""));
      int[] sent = {0, 0};
      LivePosition now = games.position(game.id());
      Map<String, String> keyless = fetched(game, "");
      assertThat(keyless.get("GET ")).contains("hidden until it ends");
      Map<String, String> seen = fetched(game, game.key(pair.blind()));
      for (String answer : answers) {
        send(versions, sent, keyless, seen);
        LivePosition before = now;
        now = give(game, List.of(answer));
        settle();
        Map<String, String> keylessNow = fetched(game, "");
        Map<String, String> seenNow = fetched(game, game.key(pair.blind()));
        if (blind.tree(before.position()).equals(blind.tree(now.position()))
            && before.decides().equals(now.decides())
            && !blind.side().equals(before.decides())) {
          hidden++;
          assertThat(keylessNow).as("keyless, after %s", answer).isEqualTo(keyless);
          assertThat(seenNow).as("after %s", answer).isEqualTo(seen);
        }
        keyless = keylessNow;
        seen = seenNow;
      }
      send(versions, sent, keyless, seen);
      assertThat(hidden).as("hidden answers").isGreaterThan(8);
      assertThat(watched.await(sent[0])).hasSize(sent[0]);
      assertThat(side.await(sent[1])).hasSize(sent[1]);
      assertThat(changes.await(1)).hasSize(1);
      // what comes after it shows that nothing is still on its way
      playPublicGame();
      assertThat(changes.await(2)).hasSizeGreaterThan(1);
      assertThat(changes.lines.stream().distinct().toList()).hasSize(2);
    }
  }

  /** Counts the different states that two viewers were shown, one after another. */
  private static void send(
      List<String> versions, int[] sent, Map<String, String> keyless, Map<String, String> seen) {
    List<Map<String, String>> both = List.of(keyless, seen);
    for (int i = 0; i < 2; i++) {
      String version =
          Optional.of(both.get(i).get("GET play/games/ID.json"))
              .map(state -> state.replaceFirst("(?s).*\"version\":\"([0-9a-f]+)\".*", "$1"))
              .orElseThrow();
      if (!versions.set(i, version).equals(version)) {
        sent[i]++;
      }
    }
  }
}
