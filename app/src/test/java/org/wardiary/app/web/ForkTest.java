package org.wardiary.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;
import org.wardiary.app.site.SampleSite;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.LegalTexts;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.site.SiteInput;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.Browser;

/** Games are forked and played on in the browser; the server answers and keeps nothing. */
class ForkTest {

  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private static SiteInput input;
  private static WebServer server;

  @BeforeAll
  static void start() {
    input = SampleSite.dangerous();
    LiveSite live = new LiveSite(failure -> false);
    live.show(input);
    server = WebServer.start(live, "127.0.0.1", 0, List.of());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static URI uri(String path) {
    return URI.create("http://127.0.0.1:" + server.port() + path);
  }

  private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return CLIENT.send(HttpRequest.newBuilder(uri(path)).build(), BodyHandlers.ofString());
  }

  private static GameSummary game() {
    return input.games().stream()
        .filter(each -> each.getGame().equals("squares/civil-war") && each.getPlies() > 4)
        .findFirst()
        .orElseThrow();
  }

  private static String line(String text) {
    return "?line=" + URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  @Test
  void position_afterALine_isWhatTheRulesMakeOfIt() throws Exception {
    for (GameSummary game : input.games()) {
      Game rules = Games.find(game.getGame()).orElseThrow();
      boolean hidden =
          rules.visibility().hidesInformation() && game.getTermination().equals("unfinished");
      var position = input.histories().apply(game.getGameId()).at(1);
      String answer = LegalTexts.of(position).get(0);
      HttpResponse<String> got =
          get("/games/" + game.getGameId() + "/forks/1.json" + line(answer + "! {why}"));
      assertThat(got.statusCode()).as(game.getGame()).isEqualTo(hidden ? 400 : 200);
      if (!hidden) {
        position.play(position.read(answer), event -> {});
        JsonNode json = new ObjectMapper().readTree(got.body());
        assertThat(json.at("/answer/2").asText()).isEqualTo(answer);
        assertThat(json.at("/position/ply").asInt()).isEqualTo(2);
        assertThat(json.get("legal").findValuesAsText("")).isEmpty();
        assertThat(json.get("legal")).hasSameSizeAs(LegalTexts.of(position));
        assertThat(json.at("/choice/answers")).hasSameSizeAs(LegalTexts.of(position));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1.json?line=nonsense, 400",
    "1.json?line=%28x%29, 400",
    "1.json?line=a&line=b, 400",
    "1.json?other=1, 400",
    "99999999.json, 404",
    "1.wdr?line=, 400",
    "1.wdr?line=%29+x, 400",
    "99999999.wdr?line=pass, 404",
  })
  void whatCannotBe_isAProblem(String path, int status) throws Exception {
    HttpResponse<String> answer = get("/games/" + game().getGameId() + "/forks/" + path);
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(new ObjectMapper().readTree(answer.body()).get("detail").asText())
        .contains("expected");
    assertThat(get("/games/0123456789abcdef/forks/1.json").statusCode()).isEqualTo(404);
    String endless = "pass ".repeat(500);
    assertThat(get("/games/" + game().getGameId() + "/forks/1.json" + line(endless)).statusCode())
        .isEqualTo(400);
  }

  @Test
  void aGameWithoutAnswers_hasNothingThatAForkCouldVary() {
    String opened = "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n\n*\n";
    SiteInput site = SampleSite.of(List.of(GameData.accepted(GameData.one(opened))));
    Fork fork = Fork.of("games/" + site.games().get(0).getGameId() + "/forks/0.wdr");
    assertThatThrownBy(() -> fork.answer(site, Map.of("line", List.of("pass"))))
        .isInstanceOf(HttpProblem.class)
        .hasMessage(
            "expected a game with an answer that the variation replaces but this one has no"
                + " answers yet");
  }

  @Test
  @Tag("browser")
  void fork_isPlayedOn_andBecomesAVariationOfTheRecord() throws Exception {
    if (!Browser.installed()) {
      return;
    }
    try (Browser browser = Browser.start()) {
      for (int width : List.of(360, 1400)) {
        browser.width(width);
        browser.open(uri("/games/" + game().getGameId() + ".html#2"));
        play(browser);
        assertThat(browser.fits()).isTrue();
        assertThat(Accessibility.violations(browser)).isEmpty();
        browser.keep("fork-" + width);
      }
      String address = find(browser, ".wd-fork-download").getAttribute("href");
      HttpResponse<String> record =
          CLIENT.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
      assertThat(record.body()).contains("!? {a try}").contains("(");
      Verdict.Accepted varied = GameData.accepted(GameData.one(record.body()));
      assertThat(varied.canonical()).isEqualTo(record.body());
      assertThat(varied.comments().analysis().variations(3)).isNotEmpty();
      find(browser, ".wd-fork-leave").click();
      assertThat(find(browser, ".wd-fork-panel").isDisplayed()).isFalse();
      assertThat(browser.complaints()).isEmpty();
    }
  }

  /** Forks at step 2: one answer by typing, one from the list, a mark and a comment. */
  private static void play(Browser browser) {
    find(browser, ".wd-viewer").sendKeys("y");
    browser.await("return document.querySelectorAll('.wd-option').length > 0");
    String first = find(browser, ".wd-option b").getText();
    find(browser, ".wd-choice-field").sendKeys(first, Keys.ENTER);
    browser.await("return window.wardiary.viewers[0].fork.line.played.length === 1");
    browser.await("return document.querySelectorAll('.wd-option').length > 0");
    browser.run("document.querySelector('.wd-option').click()");
    find(browser, ".wd-give").click();
    browser.await("return window.wardiary.viewers[0].fork.line.played.length === 2");
    new Select(find(browser, ".wd-fork-mark")).selectByValue("!?");
    find(browser, ".wd-fork-comment").sendKeys("a try");
    assertThat(find(browser, ".wd-fork-text").getText())
        .startsWith("( " + first + " ")
        .endsWith("!? {a try} )");
    assertThat(find(browser, ".wd-forked [aria-current=step]").isDisplayed()).isTrue();
  }

  private static WebElement find(Browser browser, String css) {
    return browser.driver().findElement(By.cssSelector(css));
  }
}
