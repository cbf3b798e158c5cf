package org.wardiary.app.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;
import org.wardiary.app.web.LiveSite;
import org.wardiary.app.web.WebServer;
import org.wardiary.events.testkit.Extent;
import org.wardiary.reports.site.Delivery;
import org.wardiary.reports.site.GameRow;
import org.wardiary.reports.site.Site;
import org.wardiary.reports.site.SiteInput;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.Browser;

/**
 * The site's pages in a real browser, from files and from the server. The players and the event
 * have names that would do harm if they were treated as anything but text.
 */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@Tag("browser")
class SitePagesTest {

  private static final String FORK =
      "Fork from here and play on\\s*Play on from here against the computer\n";
  private static final String PLAY =
      "Play against the computer, with a friend, or at one device.\n";

  private static final String HARMFUL =
      "script:not([src]):not([type='application/json']), main img:not([alt]), [onerror], [onload]";

  private static final List<Integer> WIDTHS = Extent.of(List.of(360, 800), List.of(1400));

  @TempDir private static Path folder;
  private static Browser browser;
  private static SiteInput input;
  private static Site site;
  private static Optional<String> gameFile;
  private static LiveSite live;
  private static WebServer server;

  @BeforeAll
  static void start() throws IOException {
    input = SampleSite.dangerous();
    site = Site.of(input, Delivery.FILES);
    // the report's page contains its charts
    write(site, path -> !path.startsWith("report/charts/"));
    Site recorded = Site.of(SampleSite.recorded("harrow"), Delivery.FILES);
    write(recorded, path -> path.startsWith("files/"));
    gameFile = recorded.paths().stream().filter(it -> it.matches("files/.*html")).findFirst();
    live = new LiveSite(failure -> false);
    live.show(input);
    server = WebServer.start(live, "127.0.0.1", 0, List.of());
    browser = Browser.start();
  }

  @AfterAll
  static void stop() {
    browser.close();
    server.close();
  }

  private static void write(Site site, Predicate<String> wanted) throws IOException {
    for (String path : site.paths()) {
      if (wanted.test(path)) {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, site.file(path).orElseThrow());
      }
    }
  }

  private static URI served(String path) {
    return URI.create("http://127.0.0.1:" + server.port() + "/" + path);
  }

  private static URI file(String path) {
    return folder.resolve(path).toUri();
  }

  /** A page of each kind, the first of its folder. */
  static Stream<String> pages() {
    return Stream.of(
            "index.html",
            "tournaments/index.html",
            "tournaments/(?!index)[^.]*.html",
            "players/index.html",
            "players/(?!index|bob)[^.]*.html",
            "games/index.html",
            "games/(?!index)[^.]*.html",
            "games/[^.]*[.][^.]*.html",
            "embed/[^.]*.html",
            "openings/index.html",
            "openings/(?!index)[^.]*.html",
            "search/index.html",
            "report/index.html",
            "rules/index.html",
            "rules/generals-view.html",
            "rules/squares.html",
            "rules/wargaming.*")
        .map(
            pattern ->
                site.paths().stream()
                    .filter(path -> path.matches(pattern))
                    .findFirst()
                    .orElseThrow());
  }

  private static WebElement find(String css) {
    return browser.driver().findElement(By.cssSelector(css));
  }

  private static List<String> texts(String css) {
    Object texts =
        browser.run(
            "return [...document.querySelectorAll(arguments[0])].map(it => it.innerText.trim())",
            css);
    return ((List<?>) texts).stream().map(String::valueOf).toList();
  }

  /** Checks that nothing on the page runs, loads or ends because of a name. */
  private static void requireHarmless(String about) {
    assertThat(browser.run("return document.querySelectorAll(arguments[0]).length", HARMFUL))
        .as(about)
        .isEqualTo(0L);
    assertThat(browser.complaints()).as(about).isEmpty();
  }

  /** What the home page says of the games is counted apart from it. */
  private static void awaitStatistics() {
    browser.await("return document.querySelector('#striking[hidden]') === null");
  }

  /** The same, and that of a game file. */
  static Stream<String> allPages() {
    return Stream.concat(pages(), gameFile.stream());
  }

  @ParameterizedTest
  @MethodSource("allPages")
  void everyPage_isFitForAPhoneAndAScreenReader_lightAndDark(String path) {
    for (int width : WIDTHS) {
      String scheme = width == 800 ? "dark" : "light";
      String about = path.replaceFirst("[^/]{17,}[.]", "one.") + "-" + width + "-" + scheme;
      browser.width(width);
      browser.scheme(scheme);
      browser.open(file(path));
      awaitStatistics();
      browser.keep(about);
      browser.run("document.querySelectorAll('details').forEach((d) => { d.open = true; })");
      assertThat(browser.fits()).as(about).isTrue();
      requireHarmless(about);
      if (width == 800) {
        List<?> found = Accessibility.violations(browser);
        assertThat(found).as(about).isEmpty();
      }
    }
  }

  /** Pages that scripts fill; under {@code -Pnightly} all but the search, which can do more. */
  static Stream<String> pagesThatAreTheSame() {
    return pages()
        .filter(path -> !path.startsWith("search/"))
        .filter(path -> Extent.isNightly() || path.matches("(games|openings)/.*|index.html"));
  }

  @ParameterizedTest
  @MethodSource("pagesThatAreTheSame")
  void aServedPage_isThatOfTheFiles(String path) {
    browser.width(800);
    browser.open(file(path));
    awaitStatistics();
    String text = find("main").getText();
    browser.open(served(path));
    awaitStatistics();
    // a published page has no server that could judge a fork or play
    assertThat(find("main").getText().replaceFirst(FORK, "").replace(PLAY, "")).isEqualTo(text);
    name(path).ifPresent(name -> assertThat(text).as("the name as text").contains(name));
    requireHarmless(path);
  }

  /** A name that is on a page; empty for pages that name neither players nor events. */
  private static Optional<String> name(String path) {
    if (path.matches("index.html|(report|openings|search|rules)/.*")) {
      return Optional.empty();
    }
    return Optional.of(path.startsWith("tournaments/") ? SampleSite.EVENT : SampleSite.PLAYER);
  }

  @Test
  void linksByDangerousNames_leadToTheirPages() {
    browser.width(1400);
    for (URI begin : List.of(file("players/index.html"), served("players/index.html"))) {
      browser.open(begin);
      browser.driver().findElement(By.linkText(SampleSite.PLAYER)).click();
      assertThat(find("h1").getText()).isEqualTo(SampleSite.PLAYER);
      find("main li a[href*='games/']").click();
      assertThat(find("h1").getText()).startsWith(SampleSite.PLAYER);
      requireHarmless(begin.toString());
    }
  }

  @Test
  void gameList_isSortedByEveryColumn() {
    browser.width(1400);
    browser.open(file("games/index.html"));
    int columns = texts("#games-table thead th").size();
    assertThat(columns).isGreaterThan(6);
    for (int column = 1; column <= columns; column++) {
      String head = "#games-table thead th:nth-child(" + column + ")";
      String cells = "#games-table tbody td:nth-child(" + column + ")";
      find(head + " button").click();
      assertThat(find(head).getAttribute("aria-sort")).isEqualTo("ascending");
      List<String> up = texts(cells);
      find(head + " button").click();
      assertThat(find(head).getAttribute("aria-sort")).isEqualTo("descending");
      List<String> down = new ArrayList<>(texts(cells));
      Collections.reverse(down);
      assertThat(down).as("column %d", column).isEqualTo(up);
      if (texts(head).equals(List.of("Turns \u2193"))) {
        assertThat(up).isSortedAccordingTo(Comparator.comparing(Integer::valueOf));
      }
      assertThat((String) browser.run("return location.hash")).isEqualTo("#sort=-" + (column - 1));
    }
    requireHarmless("games");
  }

  @Test
  void gameList_isSearched_andItsAddressSaysHow() {
    browser.width(1400);
    browser.open(file("games/index.html"));
    int all = input.games().size();
    assertThat(find("#games-count").getText()).isEqualTo(all + " games");
    String kind = texts("#games-kind option").get(1);
    find("#games-kind").sendKeys(kind);
    assertThat(texts("#games-table tbody td:nth-child(8)")).hasSize(2).containsOnly(kind);
    find("#games-words").sendKeys("</SCRIPT> 11.12");
    assertThat(texts("#games-table tbody tr")).hasSize(1);
    assertThat(find("#games-count").getText()).isEqualTo("1 of " + all + " games");

    String address = browser.driver().getCurrentUrl();
    browser.open(URI.create(address));
    assertThat(find("#games-words").getAttribute("value")).isEqualTo("</SCRIPT> 11.12");
    assertThat(texts("#games-table tbody td:nth-child(8)")).containsExactly(kind);
    find("#games-words").clear();
    find("#games-words").sendKeys("nobody");
    assertThat(texts("#games-table tbody tr")).isEmpty();
    assertThat(find("#games-count").getText()).isEqualTo("0 of " + all + " games");
    requireHarmless("games");
  }

  @Test
  void gameList_isFilteredByResultAndEnding() {
    browser.width(1400);
    for (String field : List.of("#games-result", "#games-ending")) {
      int column = field.equals("#games-result") ? 2 : 3;
      browser.open(served("games/index.html"));
      List<String> values = texts(field + " option");
      assertThat(values).hasSizeGreaterThan(2).startsWith("all");
      for (String value : values.subList(1, values.size())) {
        // on a new page, because what is typed within a second counts as one word
        browser.open(served("games/index.html"));
        find(field).sendKeys(value);
        assertThat(texts("#games-table tbody td:nth-child(" + column + ")"))
            .isNotEmpty()
            .containsOnly(value);
      }
    }
  }

  /** Shows the first games again and again until an open page has noticed. */
  private static void showUntil(int games, String condition) {
    for (int i = 0; i < 200 && !Boolean.TRUE.equals(browser.run(condition)); i++) {
      live.show(first(games));
      browser.driver().executeAsyncScript("setTimeout(arguments[arguments.length - 1], 100)");
    }
    assertThat(browser.run(condition)).as(condition).isEqualTo(true);
  }

  private static SiteInput first(int games) {
    return new SiteInput(
        input.title(),
        input.games().subList(0, games),
        input.histories(),
        input.positions(),
        input.records(),
        input.index(),
        input.maps(),
        input.report());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"index.html", "tournaments/index.html", "players/index.html", "games/index.html"})
  void newGames_appearByThemselves_onAnOpenPage(String path) {
    int all = input.games().size();
    browser.open(file(path));
    awaitStatistics();
    String whole = find("main").getText();
    live.show(first(1));
    browser.open(served(path));
    if (path.startsWith("games/")) {
      find("#games-words").sendKeys("script");
    }
    assertThat(find("main").getText()).isNotEqualTo(whole);
    showUntil(all, "return document.getElementById('news').textContent !== ''");
    assertThat(find("#news").getText()).isEqualTo((all - 1) + " games were recorded.");
    browser.await("return document.querySelector('main').innerText.includes('" + last() + "')");
    awaitStatistics();
    assertThat(find("main").getText().replace(PLAY, "")).isEqualTo(whole);
    requireHarmless(path);
    live.show(input);
  }

  @Test
  void aWithdrawnGame_isNotAnnouncedAsNew() {
    live.show(input);
    browser.open(served("index.html"));
    showUntil(1, "return document.getElementById('news').textContent !== ''");
    assertThat(find("#news").getText())
        .isEqualTo((input.games().size() - 1) + " games were withdrawn.");
    live.show(input);
  }

  @Test
  void serverStartedAnew_isNoNews() {
    LiveSite anew = new LiveSite(failure -> false);
    int port;
    try (WebServer first = WebServer.start(live, "127.0.0.1", 0, List.of())) {
      port = first.port();
      browser.open(URI.create("http://127.0.0.1:" + port + "/index.html"));
      browser.run(
          "window.heard = []; window.source = new EventSource(document.body.dataset.changes);"
              + "window.source.addEventListener('now', event => window.heard.push(event.data))");
      browser.await("return window.heard.length === 1");
    }
    try (WebServer second = WebServer.start(anew, "127.0.0.1", port, List.of())) {
      assertThat(second.port()).isEqualTo(port);
      // browsers connect again after some seconds; the archive is opened later
      browser.await("return window.source.readyState === EventSource.OPEN");
      anew.show(input);
      browser.await("return window.heard.length === 2");
      assertThat(find("#news").getText()).isEmpty();
      anew.show(first(1));
      browser.await("return document.getElementById('news').textContent !== ''");
      assertThat(find("#news").getText()).endsWith(" games were withdrawn.");
    }
    // among them, that there was no server for a while
    browser.complaints();
  }

  @Test
  void linkToTheContent_leavesTheAddressAsItIs() {
    browser.width(1400);
    browser.open(served("games/index.html#words=nobody"));
    assertThat(texts("#games-table tbody tr")).isEmpty();
    find(".skip").sendKeys(Keys.ENTER);
    assertThat((String) browser.run("return location.hash")).isEqualTo("#words=nobody");
    assertThat((String) browser.run("return document.activeElement.id")).isEqualTo("main");
    assertThat(texts("#games-table tbody tr")).isEmpty();
  }

  @Test
  void aGamesPage_leadsToTheGamesOfItsPlayers_andToThoseThatCameToEachPosition() {
    browser.width(1400);
    browser.open(served("games/" + input.games().get(0).getGameId() + ".html"));
    String here = browser.driver().getCurrentUrl();
    find(".wd-forward").click();
    find(".wd-archive a[href*=search]").click();
    browser.await("return location.pathname.endsWith('search/index.html')");
    assertThat((String) browser.run("return location.hash")).endsWith("%401");
    browser.open(URI.create(here));
    find("a[href*='#player=']").click();
    int all = input.games().size();
    assertThat(find("#games-count").getText()).isEqualTo(all + " games");
    assertThat(find("#games-players").getText()).contains(SampleSite.PLAYER, "Bob");
    find("#games-players a").click();
    browser.await("return document.getElementById('games-players').hidden");
    requireHarmless("games");
  }

  @Test
  void aPosition_isSetUpOnABoard_fromTheStartOfAGame_andSearchedFor() {
    browser.width(1400);
    browser.open(served("search/index.html"));
    browser.run(
        "const kinds = document.getElementById('search-kind'); kinds.value = arguments[0];"
            + "kinds.dispatchEvent(new Event('change'))",
        "squares/civil-war");
    browser.await("return document.getElementById('search-count').textContent !== ''");
    String found = find("#search-count").getText();
    assertThat(found).contains(" came to the position.").doesNotStartWith("0");
    assertThat(Accessibility.violations(browser)).isEmpty();
    point("I1 ");
    find("#search-tools button").click();
    browser.await("return document.getElementById('search-count').textContent.startsWith('0')");
    find("#search-tools button").click();
    String stood =
        (String) browser.run("return document.getElementById('search-hint').textContent");
    assertThat(stood).contains("I1: click where it stands");
    point(" BR");
    browser.await("return document.getElementById('search-count').textContent === '" + found + "'");
    requireHarmless("search");
  }

  @Test
  void aPosition_thatOnlyTheOtherSideCameTo_isOffered_andAnAddressNamesIt() {
    browser.width(1400);
    String id =
        input.games().stream()
            .filter(game -> game.getGame().equals("squares/civil-war") && game.getPlies() > 1)
            .findFirst()
            .orElseThrow()
            .getGameId();
    browser.open(served("search/index.html#" + id + "@1"));
    browser.await("return document.querySelector('#search-tools select') !== null");
    new Select(find("#search-tools select")).selectByIndex(1);
    String offered =
        "[...document.querySelectorAll('#search-count button')]"
            + ".find(it => it.textContent.startsWith('With '))";
    browser.await("return " + offered + " !== undefined");
    browser.run(offered + ".click()");
    String found = "return document.querySelector('#search-found a').href.includes('" + id + "')";
    browser.await("return document.querySelector('#search-found a') !== null");
    browser.await(found);
    String address = (String) browser.run("return location.href");
    browser.open(URI.create("about:blank"));
    browser.open(URI.create(address));
    browser.await("return document.querySelector('#search-found a') !== null");
    browser.await(found);
  }

  /** Clicks what has a text in its label, on the board where positions are set up. */
  private static void point(String label) {
    String rect =
        "[...document.querySelectorAll('#search-board rect')]"
            + ".find(it => (' ' + it.getAttribute('aria-label') + ' ').includes('"
            + label
            + "'))";
    browser.await("return Boolean(" + rect + ")");
    browser.run(rect + ".dispatchEvent(new MouseEvent('click', { bubbles: true }))");
  }

  @Test
  void pageOfAnError_inTheReportsFolder_hasItsStyle() {
    browser.open(served("report/none.html"));
    assertThat((Boolean) browser.run("return document.styleSheets[0].cssRules.length > 0"))
        .isTrue();
    assertThat(browser.complaints()).noneMatch(it -> it.contains("Content Security Policy"));
  }

  @Test
  void formToPlay_saysWhatIsNoTime() {
    browser.width(1400);
    for (String minutes : List.of("soon", "0", "-1", "200000")) {
      browser.open(served("play/index.html"));
      find("#play-more-of-it summary").click();
      find("#play-minutes").sendKeys(minutes);
      find("#play-form button").click();
      assertThat(find("#play-problem").getText()).startsWith("Minutes a side: expected 1 second");
    }
    browser.open(served("play/index.html"));
    find("#play-more-of-it summary").click();
    find("#play-minutes").sendKeys("1,5");
    find("#play-increment").sendKeys("x");
    find("#play-form button").click();
    assertThat(find("#play-problem").getText()).startsWith("Seconds added for each answer");
  }

  /** The title of the last game's kind, which the first game does not have. */
  private static String last() {
    return GameRow.kind(input.games().get(input.games().size() - 1).getGame());
  }
}
