package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;
import org.wardiary.app.live.LivePosition;
import org.wardiary.events.text.Text;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.Browser;

/** A person in a browser plays whole games against the computer, and goes on from positions. */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@TestInstance(Lifecycle.PER_CLASS)
@Tag("browser")
class AgainstTheComputerTest {

  private static final String MINE =
      "const table = window.wardiary && window.wardiary.table;"
          + "return Boolean(table && table.state && !table.acting"
          + " && (table.state.mine || table.state.phase === 'ended'))";

  /** Ends what can be ended, else takes the first answer; returns its text. */
  private static final String CHOOSE =
      """
      const chooser = window.wardiary.table.chooser;
      const last = chooser.answers.find((it) => it.text === '/' || it.text === '.');
      const order = chooser.series && chooser.answers.find((it) => it.text !== chooser.series.end);
      const answer = order || last || chooser.answers[0];
      chooser.mark(answer.text);
      return answer.text;
      """;

  @TempDir private static Path data;
  private static PlayPages pages;
  private static PlayServer server;
  private static Browser browser;

  @BeforeAll
  static void start() {
    pages = PlayPages.start(data);
    server = pages.server();
    browser = pages.browser();
  }

  @AfterAll
  static void stop() {
    pages.close();
  }

  private static WebElement find(String css) {
    return pages.find(css);
  }

  private static void form(String query) {
    browser.open(server.uri("play/index.html" + query));
    browser.await("return !document.getElementById('play-form').hidden");
  }

  private static void game(String game) {
    form("");
    new Select(find("#play-game")).selectByValue(game);
  }

  private static String begun() {
    find("#play-form button").click();
    browser.await(MINE);
    return (String) browser.run("return window.wardiary.table.id");
  }

  @ParameterizedTest
  @CsvSource({
    "squares/civil-war, Gray, 4",
    "squares/napoleonic, French, 4",
    "generals-view, Red, 2",
    "wargaming-on-the-square, Blue, 1"
  })
  void aWholeGame_isPlayed(String game, String side, int turns) throws IOException {
    Path rules =
        Files.writeString(
            data.resolve("rules.json"),
            Text.of(
                "{\"game\":\"%s\",\"name\":\"short\",\"rules\":{\"turn-limit\":%d}}", game, turns));
    browser.width(1280);
    game(game);
    new Select(find("#play-level")).selectByValue("aggressive");
    new Select(find("#play-side")).selectByVisibleText(side);
    find("#play-rules").sendKeys(rules.toString());
    String id = begun();
    long slowest = 0;
    for (int i = 0; !ended(); i++) {
      assertThat(i).isLessThan(200);
      browser.run(CHOOSE);
      long before = System.nanoTime();
      find(".wd-give").click();
      browser.await(MINE);
      slowest = Math.max(slowest, System.nanoTime() - before);
      if (i == 1) {
        browser.keep("computer-" + game);
      }
    }
    System.err.printf("%s: the computer answered within %d ms%n", game, slowest / 1_000_000);
    LivePosition over = server.games().position(id);
    assertThat(over.record())
        .contains("Type \"program\"]", "\"aggressive\"]")
        .doesNotContain("[" + side + "Type");
    assertThat(over.setup().tags().simulated(over.setup().game().sides())).isTrue();
    assertThat(browser.complaints()).isEmpty();
  }

  private static boolean ended() {
    return (Boolean) browser.run("return window.wardiary.table.state.phase === 'ended'");
  }

  @Test
  void thePage_hasFourDoors_andFoldsTheRest() {
    for (int width : new int[] {390, 1280}) {
      browser.width(width);
      browser.scheme(width == 390 ? "dark" : "light");
      game("squares/civil-war");
      assertThat(browser.driver().findElements(By.name("door"))).hasSize(4);
      assertThat(find("#play-level option:checked").getText()).isEqualTo("Medium (Elo 1395)");
      assertThat(find("#play-event").isDisplayed()).isFalse();
      assertThat(browser.fits()).isTrue();
      browser.keep("play-" + width);
      assertThat(Accessibility.violations(browser)).isEmpty();
      find("#play-more-of-it summary").click();
      find("[name=door][value=friend]").click();
      assertThat(find("#play-level").isDisplayed()).isFalse();
      browser.keep("play-friend-" + width);
      assertThat(Accessibility.violations(browser)).isEmpty();
    }
    browser.scheme("light");
  }

  /** The computer agrees to take back, and plays on from a position of another game. */
  @Test
  void takeBack_andPlayingOn() {
    browser.width(1280);
    game("squares/civil-war");
    new Select(find("#play-level")).selectByValue("aggressive");
    new Select(find("#play-side")).selectByVisibleText("Gray");
    new Select(find("#play-first")).selectByVisibleText("Gray");
    String id = begun();
    browser.run(CHOOSE);
    find(".wd-give").click();
    browser.await("return window.wardiary.table.state.ply >= 2");
    browser.await(MINE);
    find(".wd-take-back").click();
    browser.await("return !window.wardiary.table.acting && window.wardiary.table.state.ply === 0");
    assertThat(server.games().position(id).edition()).isEqualTo(2);
    form("?game=squares/civil-war&from=" + id + "@0&line=IGR-G3R&of=Ann+-+Bob&side=Gray");
    assertThat(find("#play-from").getText()).contains("after answer 0 of Ann - Bob and IGR-G3R");
    assertThat(find("#play-from a").getAttribute("href")).endsWith("games/" + id + ".html#0");
    assertThat(find("#play-side option:checked").getText()).as("who acts").isEqualTo("Gray");
    for (String door : new String[] {"board", "computer"}) {
      find(Text.of("[name=door][value=%s]", door)).click();
      assertThat(find("#play-first").isDisplayed()).as("first turn, %s", door).isFalse();
    }
    new Select(find("#play-side")).selectByVisibleText("Blue");
    String on = begun();
    assertThat(server.games().position(on).answers()).startsWith("IGR-G3R");
    assertThat(browser.complaints()).isEmpty();
  }

  /** A browser knows its player's name, the computer's level, and where its games go on. */
  @Test
  void playersAreCalledByNameAndLevel_andAGameIsGoneOnWith() {
    browser.width(1280);
    game("squares/civil-war");
    find("#play-name").clear();
    String unnamed = begun();
    assertThat(find("#table-title").getText())
        .isEqualTo("Blue You – Gray Computer, Medium (Elo 1395)");
    assertThat(find(".wd-left").getText()).contains("Computer, Medium (Elo 1395)", "You");
    game("squares/civil-war");
    find("#play-name").sendKeys("Ann");
    String named = begun();
    assertThat(server.games().position(named).setup().tags().get("Blue")).contains("Ann");
    form("");
    assertThat(find("#play-name").getAttribute("value")).isEqualTo("Ann");
    browser.await("return document.querySelectorAll('#play-open li').length > 1");
    for (String id : new String[] {unnamed, named}) {
      WebElement first = find(Text.of("#play-open li:has([href*='%s']) a", id));
      assertThat(first.getText()).isEqualTo("continue as Blue");
    }
    find(Text.of("#play-open a[href*='%s']", named)).click();
    browser.await(MINE);
    assertThat(browser.run("return window.wardiary.table.state.seat")).isEqualTo("Blue");
    assertThat(find("#news").getText()).isEmpty();
    assertThat(browser.complaints()).isEmpty();
  }

  /** The friend's link comes first, alone in view; it says who cannot open it. */
  @Test
  void linksForAFriend_comeFirst_andSayWhomTheyReach() {
    browser.size(390, 844);
    game("squares/civil-war");
    find("[name=door][value=friend]").click();
    find("#play-form button").click();
    browser.await("return document.querySelectorAll('#play-links a[data-seat]').length === 4");
    assertThat(find("#play-form").isDisplayed()).isFalse();
    assertThat(find("#play-links").getText()).contains("--address 0.0.0.0");
    assertThat(
            browser.driver().findElements(By.cssSelector("#play-links [data-seat]")).stream()
                .map(it -> it.getAttribute("data-seat")))
        .containsExactly("Gray", "Blue", "spectators", "director");
    assertThat(find("#play-links li").getText()).startsWith("Send this link to your friend");
    assertThat(
            (Boolean)
                browser.run(
                    "return document.querySelector('#play-links li:nth-child(2)')"
                        + ".getBoundingClientRect().bottom < window.innerHeight"))
        .isTrue();
    assertThat(browser.fits()).isTrue();
    assertThat(Accessibility.violations(browser)).isEmpty();
    browser.keep("play-links-390");
  }

  /** By buttons, keys, and two fingers, at a size that stays when the game goes on. */
  @Test
  void theBoard_isEnlarged_andHasALegend() {
    browser.size(390, 844);
    JsonNode opened = server.open(Map.of("Game", "squares/civil-war", "First", "Gray"));
    pages.sit(opened, "Gray");
    browser.await(MINE);
    double whole = width();
    find(".wd-larger").click();
    assertThat(width()).isCloseTo(1.5 * whole, within(2.0));
    browser.run(CHOOSE);
    find(".wd-give").click();
    browser.await("return !window.wardiary.table.acting && !window.wardiary.table.state.mine");
    assertThat(width()).as("after an answer").isCloseTo(1.5 * whole, within(2.0));
    find("body").sendKeys("-");
    assertThat(width()).isCloseTo(whole, within(1.0));
    find("body").sendKeys("+");
    assertThat(width()).isCloseTo(1.5 * whole, within(2.0));
    find(".wd-smaller").click();
    browser.pinch(find(".wd-board"));
    assertThat(width()).isGreaterThan(1.8 * whole);
    assertThat(browser.fits()).as("the board scrolls in its frame").isTrue();
    find(".wd-meanings summary").click();
    assertThat(find(".wd-meanings").getText()).contains("Infantry", "forest");
    assertThat(Accessibility.violations(browser)).isEmpty();
    assertThat(browser.complaints()).isEmpty();
  }

  private static double width() {
    Object width =
        browser.run("return document.querySelector('.wd-board').getBoundingClientRect().width");
    return ((Number) width).doubleValue();
  }

  /** At one device each side of a game that hides something sees its own, after the hand-over. */
  @Test
  void atOneDevice_eachSideSeesItsOwn() {
    browser.width(390);
    game("wargaming-on-the-square");
    new Select(find("#play-first")).selectByVisibleText("Red");
    find("[name=door][value=board]").click();
    String id = begun();
    assertThat(browser.run("return window.wardiary.table.state.seat")).isEqualTo("Red");
    String asked = find(".wd-choice h2").getText();
    String same =
        Text.of("return document.querySelector('.wd-choice h2').textContent === '%s'", asked);
    browser.run(CHOOSE);
    find(".wd-give").click();
    browser.await(same.replace("===", "!=="));
    int given = server.games().position(id).ply();
    assertThat(find(".wd-take-back").getText()).isEqualTo("Take back");
    find(".wd-take-back").click();
    browser.await(same);
    assertThat(server.games().position(id).ply()).isEqualTo(given - 1);
    assertThat(find(".wd-offer").getText()).isEmpty();
    while (find("#table").findElements(By.className("wd-hand")).isEmpty()) {
      browser.await(
          "return document.querySelector('.wd-hand') || window.wardiary.table.state.mine"
              + " && !window.wardiary.table.acting");
      if (find("#table").findElements(By.className("wd-hand")).isEmpty()) {
        browser.run(CHOOSE);
        find(".wd-give").click();
        browser.await("return !window.wardiary.table.acting");
      }
    }
    browser.keep("play-hand-over");
    assertThat(Accessibility.violations(browser)).isEmpty();
    find(".wd-hand").click();
    browser.await(
        "return window.wardiary.table && window.wardiary.table.state"
            + " && window.wardiary.table.state.seat === 'Blue'");
    browser.await(MINE);
    assertThat(server.games().position(id).decides()).contains("Blue");
  }
}
