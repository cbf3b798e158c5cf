package org.wardiary.app.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.wardiary.app.site.SampleSite;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.web.OpenApiDescription;
import org.wardiary.reports.site.SiteInput;
import org.wardiary.reports.testkit.Browser;

/** The server on a real broker, with other commands on the same data meanwhile. */
@Tag("slow")
class ServeCommandTest {

  private static final Duration TIMEOUT = Duration.ofSeconds(90);
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  @TempDir Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private FutureTask<Integer> serve(Path data) {
    Console console =
        new Console(
            new PrintWriter(out),
            new PrintWriter(err),
            OutputStream.nullOutputStream(),
            Console.Terminal.NO);
    return new FutureTask<>(
        () -> Wardiary.run(console, "serve", "--port", "0", "--data", data.toString()));
  }

  /** The address that the command prints once it answers. */
  private URI address(FutureTask<Integer> serve) throws InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (!out.toString().contains(System.lineSeparator())) {
      assertThat(serve.isDone()).as(err::toString).isFalse();
      assertThat(System.nanoTime()).as("time to start").isLessThan(end);
      Thread.sleep(50);
    }
    assertThat(out.toString().strip()).matches("http://127\\.0\\.0\\.1:\\d+/");
    return URI.create(out.toString().strip());
  }

  private static HttpResponse<String> get(URI uri) throws IOException, InterruptedException {
    return CLIENT.send(
        HttpRequest.newBuilder(uri).timeout(TIMEOUT).build(), BodyHandlers.ofString());
  }

  private static void await(URI uri, String text) throws IOException, InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (!get(uri).body().contains(text)) {
      assertThat(System.nanoTime()).as("time until %s has %s", uri, text).isLessThan(end);
      Thread.sleep(100);
    }
  }

  @Test
  void serve_showsGamesThatAreArchivedMeanwhile_andEndsInOrder() throws Exception {
    SiteInput games = SampleSite.of(2, "Ann", "Club evening");
    String first = games.games().get(0).getGameId();
    String second = games.games().get(1).getGameId();
    Path one = Files.writeString(folder.resolve("1.wdr"), games.records().apply(first));
    Path two = Files.writeString(folder.resolve("2.wdr"), games.records().apply(second));
    Path data = folder.resolve("data");
    assertThat(Cli.run("archive", one, "--data", data).exit()).isZero();

    FutureTask<Integer> serve = serve(data);
    Thread thread = new Thread(serve, "serve command");
    thread.start();
    try {
      URI site = address(serve);
      assertThat(get(site.resolve("games/index.json")).body()).contains(first);
      assertThat(get(site.resolve("games/" + first + ".html")).body()).contains("Club evening");
      String position = get(site.resolve("games/" + first + "/positions/7.json")).body();
      Cli same = Cli.run("position", first, "--at", "7", "--json", "--data", data);
      assertThat(position.strip()).isEqualTo(same.out().strip());

      Cli archived = Cli.run("archive", two, "--data", data);
      assertThat(archived.err()).isEmpty();
      assertThat(archived.out()).contains("1 game: 1 accepted");
      await(site.resolve("games/index.json"), second);
      assertThat(get(site.resolve("games/" + second + ".wdr")).body())
          .isEqualTo(games.records().apply(second));
      assertThat(Cli.run("games", "--data", data).lines()).endsWith("2 of 2 games");
      requireSequences(site, data);
      requireSequencesOfEndedGames(site);
    } finally {
      thread.interrupt();
    }
    assertThat(serve.get(TIMEOUT.toSeconds(), TimeUnit.SECONDS)).isZero();
    assertThat(err.toString()).isEmpty();
    assertThat(Cli.run("games", "--data", data).lines()).endsWith("2 of 2 games");
  }

  /**
   * Checks that sequences are found as by the command, and returned as the description of the
   * addresses says.
   */
  private static void requireSequences(URI site, Path data) throws Exception {
    String path = "/search/sequences.json";
    ObjectMapper json = new ObjectMapper();
    OpenApiDescription description =
        new OpenApiDescription(get(site.resolve("openapi.json")).body().getBytes(UTF_8));
    HttpResponse<String> answer =
        get(site.resolve(path + "?limit=1&event=all&query=turn%20%7Bturn%3E1%7D%20after%20turn"));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    JsonNode found = json.readTree(answer.body());
    description.check(path, "200", found);
    Cli same = Cli.run("find", "turn {turn>1} after turn, event all", "--json", "--data", data);
    assertThat(same.lines()).hasSize(found.get("matches").asInt() + found.get("kinds").size());
    assertThat(found.get("found").get(0)).isEqualTo(json.readTree(same.lines().get(0)));
    if (Browser.installed()) {
      requireSequencesPage(site, found.get("matches").asInt());
    }
    for (String bad : List.of("query=tun", "query=", "", "query=turn&limit=0", "query=turn&x=1")) {
      HttpResponse<String> refused = get(site.resolve(path + "?" + bad));
      assertThat(refused.statusCode()).as(bad).isEqualTo(400);
      description.check(path, "400", json.readTree(refused.body()));
    }
  }

  /**
   * Checks that a game in play, of the same kind and another event, changes nothing about what is
   * found.
   */
  private static void requireSequencesOfEndedGames(URI site) throws Exception {
    URI search = site.resolve("search/sequences.json?query=turn");
    HttpResponse<String> before = get(search);
    assertThat(before.statusCode()).as(before.body()).isEqualTo(200);
    String opening =
        """
        {"chance":"generator","tags":{"Game":"hasami","First":"White",
         "Event":"Another evening","White":"Ann","Black":"Bob"}}
        """;
    HttpResponse<String> opened =
        CLIENT.send(
            HttpRequest.newBuilder(site.resolve("play/games.json"))
                .timeout(TIMEOUT)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(opening))
                .build(),
            BodyHandlers.ofString());
    String id = new ObjectMapper().readTree(opened.body()).path("id").asText();
    assertThat(id).as(opened.body()).isNotEmpty();
    await(site.resolve("games/index.json"), id);
    assertThat(get(search).body()).isEqualTo(before.body());
  }

  private static void requireSequencesPage(URI site, int matches) {
    try (Browser browser = Browser.start()) {
      browser.open(site.resolve("sequences/index.html"));
      requireAnswer(browser, "turn {turn>1} after turn, event all", matches + " matches");
      assertThat(browser.driver().findElements(By.cssSelector("#sequence-kinds tbody tr")))
          .hasSize(6);
      assertThat(browser.driver().findElement(By.cssSelector("#sequence-found a")).getText())
          .startsWith("TurnBegan");
      requireAnswer(browser, "tun", "expected");
      assertThat(browser.driver().findElement(By.id("sequence-found")).isDisplayed()).isFalse();
      browser.driver().navigate().back();
      browser.await(
          "return document.getElementById('sequence-count').textContent.startsWith('"
              + matches
              + " matches')");
      browser.width(360);
      assertThat(browser.fits()).isTrue();
    }
  }

  private static void requireAnswer(Browser browser, String query, String answer) {
    WebElement field = browser.driver().findElement(By.id("sequence-query"));
    field.clear();
    field.sendKeys(query);
    browser.driver().findElement(By.cssSelector("#sequence-form button")).click();
    browser.await(
        "return document.getElementById('sequence-count').textContent.includes('" + answer + "')");
  }

  @Test
  void serve_onAPortThatIsInUse_saysSo() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Cli cli = Cli.run("serve", "--port", taken.getLocalPort(), "--data", folder.resolve("other"));
      assertThat(cli.exit()).isEqualTo(ExitCode.FAILED);
      assertThat(cli.err())
          .contains("expected port " + taken.getLocalPort() + " of 127.0.0.1 to be free");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"here", "here:0", "here:65536", "a b:80", "me@here:80", "here:80/x", "%:1"})
  void serve_atAPlaceThatIsNone_isAUsageError(String place) {
    Cli cli = Cli.run("serve", "--bootstrap-server", "127.0.0.1:1", "--advertise", place);
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains("expected HOST:PORT after --advertise but got '" + place + "'");
  }

  @Test
  void serve_forOthers_needsAClusterThatTheyShare() {
    Cli cli =
        Cli.run(
            "serve", "--port", "0", "--advertise", "here:80", "--data", folder.resolve("other"));
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains("expected --bootstrap-server beside --advertise");
    assertThat(folder.resolve("other")).doesNotExist();
  }
}
