package org.wardiary.reports.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.wardiary.analytics.Chances;
import org.wardiary.events.record.GameText;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.testkit.GameData;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.archive.GameHistory;
import org.wardiary.reports.archive.RefereedGame;
import org.wardiary.reports.archive.View;
import org.wardiary.reports.testkit.InBrowser;

/** Every control of the viewer in a real browser, from a file, for every game and every viewer. */
class ViewerTest extends InBrowser {

  /** Each point stands where its turn ended; of the first turn, or before it, at the start. */
  private static final String ENDS_OF_TURNS =
      """
      const model = window.wardiary.viewers[0].model;
      return wardiary.chances.points.every(function (point, i) {
        const step = model.chances[i][0];
        return point[0] === 0 && step === 0 || step === model.last && i === model.chances.length - 1
          || model.position(step).turn === point[0] + 1 && model.position(step - 1).turn === point[0];
      });
      """;

  /** Steps whose heading, group in the record or key moments name another turn than the words. */
  private static final String OTHER_TURNS =
      """
      const viewer = window.wardiary.viewers[0];
      const model = viewer.model;
      const moments = Array.from(document.querySelectorAll('.wd-moment .wd-number'));
      const other = [];
      let told = null;
      for (let number = 0; number <= model.last; number++) {
        viewer.go(number);
        const turn = model.position(Math.max(0, number - 1)).turn;
        const name = 'turn ' + turn;
        const heading = document.querySelector('.wd-progress').textContent;
        const group = document.querySelector(".wd-move[data-step='" + number + "']").parentNode;
        const named = moments.filter(function (m, i) { return model.moments[i][0] === number; });
        if (!RegExp('^' + name + '[,:]').test(heading)
            || number > 0 && !group.textContent.startsWith(turn + '. ')
            || told !== null && told !== turn
            || named.some(function (m) { return !RegExp('^' + name + '[, ]').test(m.textContent); })) {
          other.push(number + ' ' + heading + ' | ' + told);
        }
        // words tell last which turn begins, that of the next answer
        document.querySelectorAll('.wd-told .wd-heading').forEach(function (words) {
          const said = /^Turn (\\d+), /.exec(words.textContent);
          told = said ? Number(said[1]) : told;
        });
      }
      return other;
      """;

  static Stream<Arguments> games() {
    return Tournaments.ids().stream()
        .flatMap(
            id -> {
              GameHistory history = Documents.games(id).get(0);
              return Documents.views(history.setup().game()).stream()
                  .map(view -> Arguments.of(history, view, id + " " + view.viewer()));
            });
  }

  private static Path page(GameHistory history, View view) throws IOException {
    return ViewerPages.in(folder).write("game", history, view);
  }

  private static WebElement find(String css) {
    return browser.driver().findElement(By.cssSelector(css));
  }

  private static void click(String css) {
    find(css).click();
  }

  private static void press(CharSequence key) {
    find(".wd-viewer").sendKeys(key);
  }

  private static long step() {
    return (Long) browser.run("return window.wardiary.viewers[0].step");
  }

  private static long last() {
    return (Long) browser.run("return window.wardiary.viewers[0].model.last");
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource("games")
  void everyControl_doesTheSame_byClickAndByKey(GameHistory history, View view, String about)
      throws IOException {
    browser.width(1400);
    browser.open(page(history, view), "#3");
    assertThat(step()).isEqualTo(3);
    stepByClick();
    stepByKey();
    moments();
    lists();
    play();
    assertThat(browser.complaints()).as(about).isEmpty();
  }

  private static void stepByClick() {
    click(".wd-forward");
    assertThat(step()).isEqualTo(4);
    waitFor("return window.location.hash === '#4'");
    click(".wd-back");
    assertThat(step()).isEqualTo(3);
    click(".wd-end");
    assertThat(step()).isEqualTo(last());
    click(".wd-forward");
    assertThat(step()).as("nothing follows the end").isEqualTo(last());
    click(".wd-first");
    assertThat(step()).isZero();
    click(".wd-move[data-step='2']");
    assertThat(step()).isEqualTo(2);
    assertThat(find("[aria-current=step].wd-move").getAttribute("data-step")).isEqualTo("2");
    click(".wd-chart > svg");
    assertThat(step()).as("the middle of the score").isBetween(last() / 2 - 1, last() / 2 + 1);
    find(".wd-slider").sendKeys(Keys.HOME);
    assertThat(step()).as("the slider has its own keys").isZero();
    find(".wd-slider").sendKeys(Keys.ARROW_RIGHT);
    assertThat(step()).isEqualTo(1);
  }

  private static void stepByKey() {
    press(Keys.ARROW_RIGHT);
    press("j");
    assertThat(step()).isEqualTo(3);
    press(Keys.ARROW_LEFT);
    press("k");
    assertThat(step()).isEqualTo(1);
    press(Keys.END);
    assertThat(step()).isEqualTo(last());
    press("0");
    assertThat(step()).isZero();
    press("$");
    assertThat(step()).isEqualTo(last());
    press(Keys.HOME);
    assertThat(step()).isZero();
    press(Keys.chord(Keys.CONTROL, "j"));
    assertThat(step()).as("a key with a modifier is the browser's").isZero();
    browser.run("document.activeElement.blur()");
    find("body").sendKeys("j");
    assertThat(step()).as("without focus keys are the page's").isZero();
  }

  private static void moments() {
    press("n");
    long first = step();
    assertThat(first).isPositive();
    click(".wd-next-moment");
    assertThat(step()).isGreaterThan(first);
    press("b");
    assertThat(step()).isEqualTo(first);
    click(".wd-next-moment");
    click(".wd-last-moment");
    assertThat(step()).isEqualTo(first);
    click(".wd-moments summary");
    List<WebElement> moments = browser.driver().findElements(By.cssSelector(".wd-moment"));
    browser.run("arguments[0].click()", moments.get(moments.size() - 1));
    assertThat(step()).isEqualTo(last());
    press("m");
    assertThat(find(".wd-moments").getAttribute("open")).isNull();
  }

  private static void lists() {
    press("0");
    press("e");
    assertThat(find(".wd-answers").getAttribute("open")).isNotNull();
    waitFor("return document.querySelector('.wd-answers .wd-state') !== null");
    boolean sees =
        (Boolean) browser.run("return window.wardiary.viewers[0].model.legal(0) !== null");
    assertThat(browser.driver().findElements(By.cssSelector(".wd-legal li")).isEmpty())
        .isEqualTo(!sees);
    boolean umpire =
        "umpire".equals(browser.run("return window.wardiary.viewers[0].model.doc.viewer"));
    assertThat(browser.driver().findElements(By.cssSelector(".wd-statistics tbody tr")).isEmpty())
        .isEqualTo(!umpire);
    click(".wd-answers summary");
    press("?");
    assertThat(find(".wd-help").getAttribute("open")).isNotNull();
    press("?");
    click(".wd-table");
    assertThat(find(".wd-twin").getSize().getHeight()).isGreaterThan(50);
    press("g");
    assertThat(find(".wd-twin").getSize().getHeight()).isLessThan(10);
    String before = find(".wd-plate .wd-side").getText();
    press("f");
    assertThat(find(".wd-plate .wd-side").getText()).isNotEqualTo(before);
    assertThat(find(".wd-board svg > g").getAttribute("transform")).startsWith("rotate(180");
    click(".wd-flip");
    assertThat(find(".wd-board svg > g").getAttribute("transform")).isNullOrEmpty();
    press("d");
    String theme = find("html").getAttribute("data-theme");
    click(".wd-theme");
    assertThat(find("html").getAttribute("data-theme")).isNotEqualTo(theme);
    press("c");
    waitFor("return document.querySelector('.wd-status').textContent !== ''");
  }

  private static void play() {
    press("0");
    press("+");
    press("+");
    press("+");
    assertThat(find(".wd-speed select").getAttribute("value")).isEqualTo("8");
    click(".wd-play");
    waitFor("return window.wardiary.viewers[0].step >= 2");
    press("p");
    long stopped = step();
    assertThat(find(".wd-play").getAttribute("aria-label")).isEqualTo("Play");
    press("-");
    assertThat(find(".wd-speed select").getAttribute("value")).isEqualTo("4");
    assertThat(step()).isEqualTo(stopped);
  }

  private static void waitFor(String condition) {
    browser.await(condition);
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource("games")
  void axe_findsNothing_andNothingIsWiderThanAPhone(GameHistory history, View view, String about)
      throws IOException {
    Path page = page(history, view);
    for (int width : List.of(360, 1400)) {
      // nothing but the colours depends on the scheme, and no colour on the width
      String scheme = width == 360 ? "light" : "dark";
      browser.width(width);
      browser.scheme(scheme);
      browser.open(page, "#40");
      browser.run("document.querySelectorAll('details').forEach((d) => { d.open = true; })");
      assertThat(browser.fits()).as("%s fits into %d px", about, width).isTrue();
      List<Rule> found = new AxeBuilder().analyze(browser.driver()).getViolations();
      assertThat(found).as("%s, %d px, %s", about, width, scheme).isEmpty();
      browser.keep(about + "-" + width + "-" + scheme);
    }
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource("games")
  void chances_standBesideTheScore_andTheirLargestTurnsAreKeyMoments(
      GameHistory history, View view, String about) throws IOException {
    browser.width(1200);
    Path page = page(history, view);
    browser.open(page, "#0");
    if (view.side().isPresent()) {
      browser.run(
          "window.wardiary.chances = {id: 'game', games: 1, needed: 1, points: [[0, 500]], moments: []};"
              + "dispatchEvent(new Event('wardiary-chances'))");
      assertThat(charts())
          .as("%s: the other side's chances tell of hidden units", about)
          .hasSize(1);
      return;
    }
    waitFor("return window.wardiary.viewers[0].model.chances !== null");
    assertThat(charts()).hasSize(2);
    press("$");
    assertThat(charts().get(1).getText())
        .contains(history.setup().game().sides().get(0), "100 %", "does not know how this one");
    assertThat(browser.run(ENDS_OF_TURNS)).as("%s: ends of turns", about).isEqualTo(true);
    browser.run("document.querySelector('.wd-moments').open = true");
    List<WebElement> told =
        browser.driver().findElements(By.cssSelector(".wd-moment")).stream()
            .filter(moment -> moment.getText().contains("'s chance "))
            .toList();
    assertThat(told).hasSizeBetween(1, 5);
    told.get(0).click();
    assertThat(step()).isPositive();
    assertThat(told.get(0).getAttribute("aria-current")).isEqualTo("step");
    browser.keep(about + "-chances");
    browser.open(folder.resolve("embed").resolve(page.getFileName()), "#0");
    waitFor("return document.querySelectorAll('.wd-chart').length === 2");
    browser.keep(about + "-chances-embedded");
    assertThat(browser.complaints()).isEmpty();
  }

  private static List<WebElement> charts() {
    return browser.driver().findElements(By.cssSelector(".wd-chart"));
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource("games")
  void headingRecordWordsAndKeyMoments_nameTheTurnInWhichAnswersWereGiven(
      GameHistory history, View view, String about) throws IOException {
    browser.open(page(history, view), "#0");
    assertThat((List<?>) browser.run(OTHER_TURNS)).as(about).isEmpty();
  }

  @Test
  void chances_ofTooFewGames_areNotShown() throws IOException {
    GameHistory history = Documents.games(Tournaments.ids().get(0)).get(0);
    Path page = page(history, View.ofUmpire(history.setup().game()));
    ChancesDocument few =
        new ChancesDocument(
            "game", List.of("Blue", "Gray"), new Chances.Known(3, Optional.empty()));
    Files.writeString(
        folder.resolve("chances.js"),
        "(window.wardiary = window.wardiary || {}).chances = "
            + few.data()
            + ";dispatchEvent(new Event('wardiary-chances'));");
    browser.open(page, "#0");
    waitFor("return document.querySelectorAll('.wd-chart').length === 2");
    assertThat(charts().get(1).getText())
        .contains("Not known: a model needs 20 games won by each side; there are 3 games");
    assertThat(charts().get(1).findElements(By.cssSelector("svg"))).isEmpty();
  }

  @Test
  void downloads_areWhatTheySay() throws IOException {
    GameHistory history = Documents.games(Tournaments.ids().get(0)).get(0);
    browser.width(1400);
    browser.open(page(history, View.ofUmpire(history.setup().game())), "#12");
    click(".wd-downloads summary");
    click(".wd-get-wdr");
    assertThat(downloaded("game.wdr")).contains("[Game \"" + history.setup().game().id() + "\"]");
    click(".wd-get-position");
    assertThat(downloaded("game-12.json")).contains("\"ply\":12");
    click(".wd-get-game");
    assertThat(downloaded("game.json")).contains(GameDocument.FORMAT);
    click(".wd-get-svg");
    assertThat(downloaded("game-12.svg")).startsWith("<svg").doesNotContain("var(");
    click(".wd-get-png");
    assertThat(bytes("game-12.png")).startsWith(0x89, 'P', 'N', 'G');
    browser.run("const v = window.wardiary.viewers[0]; v.model.last = 8; v.film()");
    byte[] film = bytes("game.gif");
    assertThat(film).startsWith('G', 'I', 'F', '8', '9', 'a').endsWith(0x3B);
    assertThat(frames(film)).isEqualTo(9);
    assertThat(find(".wd-embed input").getAttribute("value"))
        .contains("embed/game.html#12")
        .startsWith("<iframe ");
    assertThat(browser.complaints()).isEmpty();
  }

  /** Number of frames, each read by a decoder that is not ours. */
  private static int frames(byte[] film) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(film))) {
      reader.setInput(in);
      int frames = reader.getNumImages(true);
      for (int i = 0; i < frames; i++) {
        assertThat(reader.read(i).getWidth()).isPositive();
      }
      return frames;
    }
  }

  @Test
  void hostileNames_areShownAsText() throws IOException {
    String name = "<script>alert(1)</script>\"'&";
    String record =
        """
        [Game "squares/civil-war"]
        [Event "=cmd|' /C calc'!A0"]
        [Blue "<script>alert(1)</script>\\"'&"]
        [First "Gray"]

        1. IGR-G3R {</script><img src=x onerror=alert(1)>} IBR-B3C 2. CGR-G2CL
        *
        """;
    GameText text =
        GameData.read(new ByteArrayInputStream(record.getBytes(StandardCharsets.UTF_8)), "hostile")
            .get(0);
    GameHistory history = RefereedGame.of(GameData.accepted(text), MapLibrary.bundled());
    browser.open(page(history, View.ofUmpire(history.setup().game())), "#1");
    List<WebElement> players = browser.driver().findElements(By.cssSelector(".wd-player"));
    assertThat(players).extracting(WebElement::getText).contains(name);
    assertThat(find(".wd-viewer").getAttribute("aria-label")).contains(name);
    assertThat(find(".wd-remark").getText()).contains("<img src=x onerror=alert(1)>");
    assertThat(browser.driver().findElements(By.cssSelector(".wd-viewer img, .wd-viewer script")))
        .isEmpty();
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void swipe_andANewLink_stepToo() throws IOException {
    GameHistory history = Documents.games(Tournaments.ids().get(0)).get(0);
    browser.open(page(history, View.ofUmpire(history.setup().game())), "#12");
    swipe(200, 100);
    assertThat(step()).isEqualTo(13);
    swipe(100, 200);
    swipe(100, 200);
    assertThat(step()).isEqualTo(11);
    browser.run("window.location.hash = '#30'");
    waitFor("return window.wardiary.viewers[0].step === 30");
    browser.run("window.location.hash = '#999999'");
    waitFor("return window.wardiary.viewers[0].step === window.wardiary.viewers[0].model.last");
  }

  private static void swipe(int from, int to) {
    browser.run(
        """
        const board = document.querySelector('.wd-board');
        const touch = (x) => new Touch({ identifier: 1, target: board, clientX: x, clientY: 100 });
        board.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(arguments[0])] }));
        board.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(arguments[1])] }));
        """,
        from,
        to);
  }

  private static String downloaded(String name) throws IOException {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  /** Content of a download, once it is there: Chromium reserves its name by an empty file. */
  private static byte[] bytes(String name) throws IOException {
    Path file = browser.downloads().resolve(name);
    for (int i = 0; i < 1200 && (!Files.exists(file) || Files.size(file) == 0); i++) {
      browser.driver().executeAsyncScript("setTimeout(arguments[arguments.length - 1], 50)");
    }
    return Files.readAllBytes(file);
  }
}
