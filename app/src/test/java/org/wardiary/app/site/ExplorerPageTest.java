package org.wardiary.app.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.wardiary.app.web.LiveSite;
import org.wardiary.app.web.WebServer;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.site.Delivery;
import org.wardiary.reports.site.Site;
import org.wardiary.reports.site.SiteInput;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.Browser;

/** The opening explorer and the search of positions in a real browser, from files and served. */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@Tag("browser")
class ExplorerPageTest {

  @TempDir private static Path folder;
  private static Browser browser;
  private static SiteInput input;
  private static WebServer server;

  @BeforeAll
  static void start() throws IOException {
    input = SampleSite.of(3, SampleSite.PLAYER, SampleSite.EVENT);
    Site site = Site.of(input, Delivery.FILES);
    for (String path : site.paths()) {
      if (path.matches("(openings|search|assets)/.*|games/[0-9a-f]+[.]html")) {
        Files.createDirectories(folder.resolve(path).getParent());
        Files.write(folder.resolve(path), site.file(path).orElseThrow());
      }
    }
    LiveSite live = new LiveSite(failure -> false);
    live.show(input);
    server = WebServer.start(live, "127.0.0.1", 0, List.of());
    browser = Browser.start();
  }

  @AfterAll
  static void stop() {
    browser.close();
    server.close();
  }

  private static Path file(String name) {
    return folder.resolve(name);
  }

  private static List<WebElement> all(String css) {
    return browser.driver().findElements(By.cssSelector(css));
  }

  /**
   * The text of the first element that matches; waits for it, because the page fills in what has
   * been opened a moment later.
   */
  private static String text(String css) {
    new WebDriverWait(browser.driver(), Duration.ofSeconds(30))
        .until(driver -> !all(css).isEmpty());
    return all(css).get(0).getText();
  }

  private static void requireAccessible() {
    assertThat(Accessibility.violations(browser)).isEmpty();
  }

  private static List<Path> explorers() throws IOException {
    try (Stream<Path> files = Files.list(file("openings"))) {
      return files
          .filter(it -> it.toString().endsWith(".html") && !it.endsWith("index.html"))
          .sorted()
          .toList();
    }
  }

  @Test
  void explorer_showsWhatGamesDid_andGoesWhereTheyWent() throws IOException {
    for (Path page : explorers()) {
      browser.width(360);
      browser.open(page, "");
      assertThat(browser.fits()).isTrue();
      browser.width(1400);
      assertThat(text(".count")).as(page.toString()).matches("[1-3] games? came here.*");
      assertThat(all(".explorer tbody tr")).isNotEmpty();
      assertThat(all(".explorer .wd-board svg g")).isNotEmpty();
      assertThat(all(".last").get(0).isDisplayed()).as("a line for each answer").isFalse();
      all(".opens").get(0).click();
      assertThat(all(".last").get(0).isDisplayed()).isTrue();
      assertThat(all(".last a").get(0).getAttribute("href")).matches(".*/games/[0-9a-f]+[.]html#1");
      if (!all(".explorer tbody th a").isEmpty()) {
        String answer = text(".explorer tbody th a");
        browser.driver().findElement(By.cssSelector(".explorer tbody th a")).click();
        assertThat(text(".way")).endsWith(answer);
        browser.driver().navigate().back();
        assertThat(text(".way")).isEqualTo("Start");
      }
      assertThat(browser.complaints()).isEmpty();
      requireAccessible();
    }
  }

  @Test
  void addressesThatNoPageWrote_showTheStart() throws IOException {
    for (String hash : List.of("#nonsense", "#%", "#%00", "#<script>alert(1)</script>")) {
      browser.open(explorers().get(0), "");
      browser.run("window.location.hash = arguments[0]", hash);
      assertThat(text(".way")).isEqualTo("Start");
      browser.open(file("search/index.html"), "");
      browser.run("window.location.hash = arguments[0]", hash);
      assertThat(all("#search-found tbody tr")).isEmpty();
      assertThat(browser.complaints()).isEmpty();
    }
  }

  @Test
  void viewer_linksToTheExplorerAndToTheSearch_ofItsPosition() {
    GameSummary game = input.games().get(0);
    browser.open(file("games/" + game.getGameId() + ".html"), "#0");
    browser.driver().findElement(By.cssSelector(".wd-answers summary")).click();
    assertThat(text(".wd-archive")).contains("came to this position");
    List<WebElement> links = all(".wd-archive a");
    assertThat(links.get(1).getAttribute("href")).endsWith("#" + game.getGameId() + "%400");
    links.get(1).click();
    assertThat(text("#search-count")).contains("came to the position").doesNotContain("No other");
  }

  @Test
  void search_findsTheGamesOfAPosition_fromFilesAndServed() {
    GameSummary game = input.games().get(0);
    String start = game.getGameId().substring(0, 12) + "@0";
    browser.open(file("search/index.html"), "#" + start);
    requireAccessible();
    int fromFiles = all("#search-found tbody tr").size();
    assertThat(fromFiles).isPositive();
    String address = "http://127.0.0.1:" + server.port() + "/search/index.html#" + start;
    browser.open(URI.create(address));
    browser.await("return !document.getElementById('search-found').hidden");
    assertThat(all("#search-found tbody tr")).hasSize(fromFiles);
    browser.await("return !document.getElementById('search-answers').hidden");
    assertThat(all("#search-answers tbody tr")).isNotEmpty();
    requireAccessible();
    assertThat(text("#search-found tbody td")).contains("Bob");
    browser.driver().findElement(By.id("search-position")).clear();
    browser.driver().findElement(By.id("search-position")).sendKeys("{\"game\": 3}");
    browser.driver().findElement(By.cssSelector("#search-form button")).click();
    browser.await("return document.getElementById('search-found').hidden");
    assertThat(text("#search-count")).startsWith("expected");
  }

  @Test
  void search_takesALongPosition_andSaysWhatIsTooLong() {
    browser.open(URI.create("http://127.0.0.1:" + server.port() + "/search/index.html"));
    GameSummary game = input.games().get(0);
    String shown =
        new PositionJson(Viewer.UMPIRE, Legal.LISTED)
            .write(input.histories().apply(game.getGameId()).at(0));
    String answers = Text.of("\"legal\":[%s", "\"G1-a1\",".repeat(10_000));
    paste(shown.replace("\"legal\":[", answers));
    browser.await("return !document.getElementById('search-found').hidden");
    assertThat(text("#search-found tbody td")).contains("Bob");
    paste(shown.replace("\"legal\":[", "\"more\":[" + "1,".repeat(40_000)));
    browser.await("return document.getElementById('search-found').hidden");
    assertThat(text("#search-count"))
        .isEqualTo("Expected a position but the text is too long for one.");
  }

  private static void paste(String text) {
    String script = "document.getElementById('search-position').value = arguments[0];";
    browser.driver().executeScript(script, text);
    browser.driver().findElement(By.cssSelector("#search-form button")).click();
  }
}
