package org.wardiary.app.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;

/** Stepping through a game: each control, by click and by key, by swipe and by link. */
abstract class ViewerNavigation extends ViewerFixture {

  @ParameterizedTest(name = "{2}")
  @MethodSource("unlike")
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
    press(">");
    press(">");
    press(">");
    assertThat(find(".wd-speed select").getAttribute("value")).isEqualTo("8");
    click(".wd-play");
    waitFor("return window.wardiary.viewers[0].step >= 2");
    press("p");
    long stopped = step();
    assertThat(find(".wd-play").getAttribute("aria-label")).isEqualTo("Play");
    press("<");
    assertThat(find(".wd-speed select").getAttribute("value")).isEqualTo("4");
    assertThat(step()).isEqualTo(stopped);
  }

  @Test
  void keysWorkAtOnce_andInAFrameOnceItHasTheFocus() throws IOException {
    GameHistory history = Documents.games(Tournaments.ids().get(0)).get(0);
    Path page = page(history, View.ofUmpire(history.setup().game()));
    browser.open(page, "#5");
    browser.driver().switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT);
    assertThat(step()).isEqualTo(6);
    browser.open(page.resolveSibling("../embed/game.html").normalize(), "#5");
    browser.driver().switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT);
    assertThat(step()).as("the keys are those of the page around the frame").isEqualTo(5);
    click(".wd-plate");
    browser.driver().switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT);
    assertThat(step()).isEqualTo(6);
    waitFor("return document.querySelector('.wd-home').href.endsWith('games/game.html#6')");
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
}
