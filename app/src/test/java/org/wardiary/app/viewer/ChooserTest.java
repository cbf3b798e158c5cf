package org.wardiary.app.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Series;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.text.Text;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.InBrowser;
import org.wardiary.reports.viewer.ChooserJson;

/** Answers chosen by pointing, by keyboard and by typing, in a real browser, for every game. */
class ChooserTest extends InBrowser {

  private static final int PLY = 40;
  private static final int TRIED = Extent.of(3, 6);

  static Stream<String> games() {
    return Tournaments.ids().stream();
  }

  private static GameHistory game(String id) {
    return Documents.games(id).get(0);
  }

  /** A position from a ply on in which a side has many answers. */
  private static Position busy(GameHistory history) {
    int ply = PLY;
    while (history.at(ply).choices() < TRIED || isSeries(history.at(ply))) {
      ply++;
    }
    return history.at(ply);
  }

  private static boolean isSeries(Position position) {
    Optional<Series> series = position.setup().game().series();
    return series.filter(it -> it.question().equals(position.question().name())).isPresent();
  }

  private static ObjectNode open(GameHistory history, Position position) throws IOException {
    View view = View.ofUmpire(history.setup().game());
    browser.open(
        ViewerPages.in(folder).write("game", history, view), Text.of("#%d", position.ply()));
    ObjectNode choice = ChooserJson.of(position, view);
    browser.run(
        """
        const viewer = window.wardiary.viewers[0];
        window.given = [];
        window.chooser = new window.wardiary.Chooser((answer) => window.given.push(answer));
        viewer.board.root.appendChild(window.chooser.marks);
        viewer.root.querySelector('.wd-right').prepend(window.chooser.root);
        window.chooser.show(JSON.parse(arguments[0]));
        """,
        choice.toString());
    return choice;
  }

  private static WebElement find(String css) {
    return browser.driver().findElement(By.cssSelector(css));
  }

  private static String given() {
    return (String) browser.run("return window.given.pop() || ''");
  }

  /** Clicks what an answer names, the last counter or space of each; returns the clicks made. */
  private static int click(ObjectNode choice, JsonNode answer) {
    int clicks = 0;
    for (int i = 1; i < answer.size(); i++) {
      JsonNode part = choice.get("parts").get(answer.get(i).asInt());
      if (part.size() > 1) {
        int target = part.get(part.size() - 1).asInt();
        browser.run(
            "arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))",
            find(Text.of(".wd-target[data-target='%d']", target)));
        clicks++;
      }
    }
    return clicks;
  }

  @ParameterizedTest
  @MethodSource("games")
  void anAnswer_isGivenByPointing(String id) throws IOException {
    browser.width(1400);
    GameHistory history = game(id);
    ObjectNode choice = open(history, busy(history));
    int size = choice.get("answers").size();
    for (int i = 0; i < TRIED; i++) {
      JsonNode answer = choice.get("answers").get(i * size / TRIED);
      String text = answer.get(0).asText();
      int clicks = click(choice, answer);
      if (!find(".wd-give").getText().equals("Give " + text)) {
        find(Text.of(".wd-option[data-answer='%s']", text)).click();
        assertThat(given()).isEmpty();
        clicks++;
      }
      find(".wd-give").click();
      assertThat(given()).isEqualTo(text);
      for (int undo = 0; undo < clicks; undo++) {
        find(".wd-undo").click();
      }
      assertThat(find(".wd-choice-state").getText()).startsWith(Text.of("%d answers", size));
    }
    assertThat(browser.complaints()).isEmpty();
    click(choice, choice.get("answers").get(size / 2));
    browser.run("window.chooser.back()");
    browser.keep("chooser-" + id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void anAnswer_isGivenByTyping_andByKeyboardAlone(String id) throws IOException {
    GameHistory history = game(id);
    ObjectNode choice = open(history, busy(history));
    WebElement field = find(".wd-choice-field");
    String last = choice.get("answers").get(choice.get("answers").size() - 1).get(0).asText();
    field.sendKeys(last, Keys.ENTER);
    assertThat(given()).isEqualTo(last);
    field.sendKeys("x no answer x");
    assertThat(find(".wd-choice-state").getText()).isEqualTo("no legal answer fits");
    assertThat(find(".wd-give").getText()).startsWith("Why not ").endsWith("x no answer x?");
    field.sendKeys(Keys.ENTER);
    assertThat(given()).as("whoever receives it can say why not").endsWith("x no answer x");
    field.sendKeys(Keys.ESCAPE);
    field.sendKeys(Keys.ARROW_DOWN);
    browser.driver().switchTo().activeElement().sendKeys(Keys.ARROW_DOWN);
    WebElement second = browser.driver().switchTo().activeElement();
    String text = second.getAttribute("data-answer");
    second.sendKeys(Keys.ENTER);
    assertThat(text).isNotEmpty();
    assertThat(given()).isEmpty();
    browser.driver().switchTo().activeElement().sendKeys(Keys.ENTER);
    assertThat(given()).isEqualTo(text);
    browser.run("window.chooser.back()");
    if (!browser.driver().findElements(By.cssSelector(".wd-target")).isEmpty()) {
      pointByKeys(choice.get("answers").size());
    }
  }

  private static void pointByKeys(int answers) {
    find(".wd-target[tabindex='0']").sendKeys(Keys.ENTER);
    assertThat(find(".wd-choice-state").getText())
        .as("one click narrows")
        .doesNotStartWith(Text.of("%d answers", answers));
    browser.run("window.chooser.nodes.size && document.querySelector('.wd-target').focus()");
    browser.driver().switchTo().activeElement().sendKeys(Keys.ESCAPE);
    assertThat(find(".wd-choice-state").getText()).startsWith(Text.of("%d answers", answers));
    WebElement before = browser.driver().switchTo().activeElement();
    for (Keys key : List.of(Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ARROW_LEFT, Keys.ARROW_RIGHT)) {
      browser.driver().switchTo().activeElement().sendKeys(key);
      assertThat(browser.driver().switchTo().activeElement().getAttribute("class"))
          .isEqualTo("wd-target");
    }
    assertThat(before.getAttribute("class")).isEqualTo("wd-target");
  }

  @ParameterizedTest
  @MethodSource("games")
  void axe_findsNothing_alsoOnAPhone(String id) throws IOException {
    GameHistory history = game(id);
    for (int width : Extent.of(List.of(360), List.of(1400))) {
      browser.width(width);
      browser.scheme(width == 360 ? "dark" : "light");
      ObjectNode choice = open(history, busy(history));
      click(choice, choice.get("answers").get(1));
      browser.run("window.chooser.back()");
      assertThat(browser.fits()).as("%s fits into %d px", id, width).isTrue();
      assertThat(Accessibility.violations(browser, ".wd-board", ".wd-choice")).isEmpty();
      browser.keep(Text.of("chooser-%s-%d", id, width));
    }
    browser.scheme("light");
  }
}
