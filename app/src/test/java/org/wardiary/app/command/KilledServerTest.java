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
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.wardiary.app.Main;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;
import org.wardiary.reports.testkit.Browser;

/**
 * A player in a browser whose server is killed in the middle of a game with clocks and hidden
 * information: the page says that the connection is lost, and continues with the next server.
 */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@Tag("browser")
@Tag("slow")
class KilledServerTest {

  private static final String GAME =
      """
      {"chance": "generator", "tags": {"Game": "wargaming-on-the-square", "First": "Red",
       "Red": "Ann", "Blue": "Bob", "TimeControl": "5400+30"}}
      """;

  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  @TempDir private Path temp;

  private final Browser browser = Browser.start();

  @AfterEach
  void close() {
    browser.close();
  }

  @Tag("nightly")
  @Test
  void playerGoesOn_whenTheServerThatWasKilledIsBack() throws Exception {
    URI address;
    JsonNode game;
    try (ChildProgram server = serve("0")) {
      address = URI.create(server.line());
      game = new ObjectMapper().readTree(answer(opening(address)).body());
      open(address, game);
      for (int i = 0; i < 2; i++) {
        give(0);
      }
      requireSecret(address, game.get("id").asText());
      server.kill();
    }
    browser.await(
        "return document.getElementById('table-connection').textContent.includes('lost')");
    browser.keep("play-connection-lost");
    Object before = browser.run("return window.wardiary.table.state.version");
    try (ChildProgram server = serve(Integer.toString(address.getPort()))) {
      assertThat(server.line()).as(log()).isEqualTo(address.toString());
      browser.await("return document.getElementById('table-connection').textContent === ''");
      assertThat(browser.run("return window.wardiary.table.state.version")).isEqualTo(before);
      give(1);
      assertThat(clock()).matches("1:[23]\\d:\\d\\d");
      server.kill();
    }
    Cli export =
        Cli.run(
            "export", "--open", "--id", game.get("id").asText(), "--data", temp.resolve("data"));
    assertThat(export.out()).endsWith("*\n");
    // an answer that the other side does not see sets no clock
    assertThat(export.out()).doesNotContain("[%clk");
  }

  private ChildProgram serve(String port) throws IOException {
    String data = temp.resolve("data").toString();
    Path log = temp.resolve("server.log");
    return new ChildProgram(
        log, Main.class, "serve", "--no-browser", "--port", port, "--data", data);
  }

  private String log() throws IOException {
    return Files.readString(temp.resolve("server.log"));
  }

  private static HttpRequest opening(URI address) {
    return HttpRequest.newBuilder(address.resolve("play/games.json"))
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(GAME))
        .build();
  }

  private static HttpResponse<String> answer(HttpRequest request) throws Exception {
    return CLIENT.send(request, BodyHandlers.ofString());
  }

  private void open(URI address, JsonNode game) {
    String key = game.get("keys").get("Red").asText();
    browser.width(1400);
    browser.open(address.resolve(Text.of("play/game.html#%s.%s", game.get("id").asText(), key)));
  }

  /** Types one of the offered answers. */
  private void give(int which) {
    browser.await(
        "return Boolean(window.wardiary.table.state && !window.wardiary.table.acting"
            + " && window.wardiary.table.chooser.answers.length > 1)");
    Object version = browser.run("return window.wardiary.table.state.version");
    Object text =
        browser.run("return window.wardiary.table.chooser.answers[arguments[0]].text", which);
    browser
        .driver()
        .findElement(By.cssSelector(".wd-choice-field"))
        .sendKeys(text.toString(), Keys.ENTER);
    browser.await(Text.of("return window.wardiary.table.state.version !== '%s'", version));
  }

  private String clock() {
    return browser.driver().findElement(By.cssSelector(".wd-clock b")).getText();
  }

  /**
   * Checks that no page about the archive and no address of the game itself reveals anything about
   * it.
   */
  private static void requireSecret(URI address, String id) throws Exception {
    for (String page : List.of("index.html", "games/index.html", "games/index.json")) {
      HttpResponse<String> shown = answer(HttpRequest.newBuilder(address.resolve(page)).build());
      assertThat(shown.statusCode()).as(page).isEqualTo(200);
      assertThat(shown.body()).as(page).doesNotContain(id);
    }
    for (String page : List.of("html", "json", "wdr")) {
      URI place = address.resolve(Text.of("games/%s.%s", id, page));
      assertThat(answer(HttpRequest.newBuilder(place).build()).statusCode())
          .as(page)
          .isEqualTo(404);
    }
  }
}
