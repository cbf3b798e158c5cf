package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.Main;
import org.wardiary.app.site.SampleSite;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.web.InstanceClient;
import org.wardiary.app.web.InstanceSecret;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.testkit.ThreeBrokers;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.site.SiteInput;

/**
 * Services and servers on a cluster of three brokers, each in a process of its own, as {@code
 * deploy/compose.yaml} starts them, and what may happen to them.
 */
@Tag("nightly")
class InstancesTest {

  private static final String HIDDEN_GAME =
      """
      {"chance": "generator", "tags": {"Game": "wargaming-on-the-square", "First": "Red"}}
      """;

  private static final Duration TIMEOUT = Duration.ofSeconds(120);
  private static final String REBALANCES = "kafka_consumer_coordinator_rebalance_total";
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  @TempDir Path folder;

  private final SiteInput games = SampleSite.of(2, "Ann", "Club evening");
  private ThreeBrokers brokers;

  private ChildProgram serve(String name) throws IOException {
    return new ChildProgram(
        log(name),
        Main.class,
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--bootstrap-server",
        brokers.bootstrapServers(),
        "--instance-secret",
        secret().toString(),
        "--data",
        folder.resolve(name).toString());
  }

  private Path secret() throws IOException {
    return Files.writeString(folder.resolve("secret"), "known to the servers alone\n");
  }

  private Path log(String name) {
    return folder.resolve(name + ".log");
  }

  private URI address(ChildProgram serve, String name) throws IOException {
    // the tests' own log configuration may print something first
    String line = serve.line();
    while (!line.startsWith("http://") && (!line.isEmpty() || serve.process().isAlive())) {
      line = serve.line();
    }
    assertThat(line)
        .as("what server %s prints, which says: %s", name, Files.readString(log(name)))
        .matches("http://127\\.0\\.0\\.1:\\d+/");
    return URI.create(line);
  }

  /** Archives games as a command with a data folder of its own. */
  private void archive(List<GameSummary> some) throws IOException {
    StringBuilder records = new StringBuilder();
    some.forEach(game -> records.append(games.records().apply(game.getGameId())).append('\n'));
    Path file = Files.writeString(folder.resolve("games.wdr"), records);
    Cli archived = Cli.run(onCluster("archive", "-q", file));
    assertThat(archived.exit()).as(archived.err()).isZero();
    assertThat(archived.out()).contains(Text.of("%d accepted, 0 duplicate", some.size()));
  }

  private static HttpResponse<String> get(URI uri) {
    HttpRequest request = HttpRequest.newBuilder(uri).timeout(TIMEOUT).build();
    try {
      return CLIENT.send(request, BodyHandlers.ofString());
    } catch (IOException e) {
      return again(request, e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(uri.toString(), e);
    }
  }

  /**
   * Repeats a GET whose connection failed, once: the server closes connections that were idle for
   * half a minute, and commands that run in the meantime may take just as long.
   */
  private static HttpResponse<String> again(HttpRequest request, IOException first) {
    try {
      return CLIENT.send(request, BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      e.addSuppressed(first);
      throw new IllegalStateException(request.uri() + ": " + first + ", then " + e, e);
    }
  }

  private static void await(String what, BooleanSupplier there) throws InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (!there.getAsBoolean()) {
      assertThat(System.nanoTime()).as(what).isLessThan(end);
      Thread.sleep(100);
    }
  }

  private static boolean lists(URI server, List<GameSummary> some) {
    String list = get(server.resolve("games/index.json")).body();
    return some.stream().allMatch(game -> list.contains(game.getGameId()));
  }

  /** Fails unless a server lists exactly these games and knows the positions of each. */
  private void requireAll(URI server, List<GameSummary> all) {
    String list = get(server.resolve("games/index.json")).body();
    assertThat(list.split("\"id\":", -1)).as(list).hasSize(all.size() + 1);
    assertThat(lists(server, all)).isTrue();
    for (GameSummary game : all) {
      String id = game.getGameId();
      for (int ply : new int[] {0, game.getPlies() / 2, game.getPlies()}) {
        HttpResponse<String> answer =
            get(server.resolve(Text.of("games/%s/positions/%d.json", id, ply)));
        assertThat(answer.body())
            .as("game %s, ply %d", id, ply)
            .isEqualTo(
                new PositionJson(Viewer.UMPIRE, Legal.LISTED)
                        .write(games.positions().apply(id, ply))
                    + "\n");
      }
      assertThat(get(server.resolve(Text.of("games/%s.wdr", id))).body())
          .isEqualTo(games.records().apply(id));
    }
  }

  private long shares(URI server, List<GameSummary> all) {
    InstanceClient client =
        new InstanceClient(
            Optional.empty(), Optional.of(InstanceSecret.read(folder.resolve("secret"))));
    return all.stream()
        .filter(game -> client.apply(server).chunk(game.getGameId(), 0, 0).isPresent())
        .count();
  }

  /** Opens a game that hides information, which no list shows. */
  private static JsonNode opened(URI server) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(server.resolve("play/games.json"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(HIDDEN_GAME))
            .timeout(TIMEOUT)
            .build();
    return new ObjectMapper().readTree(CLIENT.send(request, BodyHandlers.ofString()).body());
  }

  /**
   * Checks that a server without a game's keys shows the game to spectators, and refuses the
   * director's key.
   */
  private static void requireWatched(URI server, JsonNode game) throws Exception {
    URI state = server.resolve(Text.of("play/games/%s.json", game.get("id").asText()));
    await("the open game", () -> get(state).statusCode() == 200);
    assertThat(get(state).body()).contains("\"seat\":\"spectator\"", "\"phase\":\"open\"");
    String key = "Bearer " + game.get("keys").get("director").asText();
    HttpRequest asDirector = HttpRequest.newBuilder(state).header("Authorization", key).build();
    assertThat(CLIENT.send(asDirector, BodyHandlers.ofString()).statusCode()).isEqualTo(403);
  }

  /**
   * Two services share the work. One is restarted, which moves no partitions; then the other is
   * killed and a third joins.
   */
  private void services(List<GameSummary> some) throws Exception {
    int most = some.size() - 1;
    try (RunningService one = service("service-1", 120);
        RunningService two = service("service-2", 6)) {
      one.awaitReady();
      two.awaitReady();
      archive(some.subList(0, most));
      assertThat(folder.resolve("command/state/wardiary-referee"))
          .as("the command takes nothing from the services")
          .doesNotExist();
      refuseOtherPartitions();
      requireMetrics(two);

      double before = two.sum(REBALANCES);
      one.stop();
      try (RunningService again = service("service-1", 6)) {
        again.awaitReady();
        assertThat(two.sum(REBALANCES)).as("rebalances").isEqualTo(before).isPositive();

        two.kill();
        try (RunningService three = service("service-3", 6)) {
          archive(some.subList(most, some.size()));
          report(some.size());
          three.awaitReady();
          three.stop();
        }
        again.stop();
      }
    }
  }

  private RunningService service(String name, int absence) throws IOException {
    return new RunningService(folder, brokers.bootstrapServers(), name, absence);
  }

  private void refuseOtherPartitions() {
    Cli games = Cli.run(onCluster("games", "--partitions", "5"));
    assertThat(games.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(games.err())
        .contains("expected the archive to have 5 partitions but it has 4, which never changes");
  }

  private static void requireMetrics(RunningService service) throws Exception {
    assertThat(service.get("/metrics").body())
        .contains(
            "jvm_memory_used_bytes{", "kafka_stream_thread_thread_state{", "wardiary_ready 1.0")
        .contains("application=\"wardiary-referee\"");
    assertThat(service.get("/health/ready").body()).contains("\"wardiary-referee\"", "\"lag\"");
  }

  private void report(int games) {
    Cli report = Cli.run(onCluster("report", "--out", folder.resolve("out")));
    assertThat(report.exit()).as(report.err()).isZero();
    assertThat(Cli.run(onCluster("games")).lines())
        .endsWith(Text.of("%d of %d games", games, games));
  }

  private Object[] onCluster(Object... command) {
    List<Object> words = new ArrayList<>(List.of(command));
    words.addAll(List.of("--bootstrap-server", brokers.bootstrapServers()));
    words.addAll(List.of("--data", folder.resolve("command")));
    return words.toArray();
  }

  /** Kills one server, then a broker; the remaining server continues to answer. */
  private void takeOver(ChildProgram one, ChildProgram two) throws Exception {
    List<GameSummary> all = games.games();
    List<GameSummary> first = all.subList(0, all.size() - 2);
    URI killed = address(one, "one");
    URI left = address(two, "two");
    await(
        "both have games in their stores, and each game is in one",
        () ->
            shares(killed, first) > 0
                && shares(left, first) > 0
                && shares(killed, first) + shares(left, first) == first.size());
    requireAll(killed, first);
    requireAll(left, first);
    JsonNode open = opened(killed);
    requireWatched(left, open);

    one.process().destroyForcibly().waitFor();
    long since = System.nanoTime();
    requireAll(left, first);
    requireWatched(left, open);
    archive(all.subList(first.size(), all.size() - 1));
    List<GameSummary> more = all.subList(0, all.size() - 1);
    await("the new game", () -> lists(left, more));
    await("all games in the one store", () -> shares(left, more) == more.size());
    Duration taken = Duration.ofNanos(System.nanoTime() - since);
    // docs/guarantees.md states half a minute, which a busy machine may exceed
    System.out.printf("InstancesTest: taken over after %d ms%n", taken.toMillis());
    requireAll(left, more);

    brokers.kill(0);
    archive(all.subList(all.size() - 1, all.size()));
    await("the game that came after a broker was killed", () -> lists(left, all));
    requireAll(left, all);
    assertThat(two.process().isAlive()).isTrue();
  }

  @Test
  void eachAnswersForAllGames_andTheOneThatIsLeft_whenTheOtherWasKilled() throws Exception {
    List<GameSummary> all = games.games();
    try (ThreeBrokers cluster = new ThreeBrokers(folder.resolve("brokers"))) {
      brokers = cluster;
      services(all.subList(0, all.size() - 2));
      try (ChildProgram one = serve("one");
          ChildProgram two = serve("two")) {
        try {
          takeOver(one, two);
        } catch (IllegalStateException e) {
          // a server that no longer answers may have said why
          throw new AssertionError(two.process() + ": " + Files.readString(log("two")), e);
        }
      }
    }
  }
}
