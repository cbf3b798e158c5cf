package org.wardiary.app.viewer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.testkit.Browser;

/**
 * What the tests of the viewer share: one browser, a folder of pages, and what is done on a page.
 */
abstract class ViewerFixture {

  /** Where the pages are. */
  static Path folder;

  /** Shows the pages. */
  static Browser browser;

  static Stream<Arguments> games() {
    return Tournaments.ids().stream()
        .flatMap(
            id -> {
              GameHistory history = Documents.games(id).get(0);
              return Documents.views(history.setup().game()).stream()
                  .map(view -> Arguments.of(history, view, id + " " + view.viewer()));
            });
  }

  static Path page(GameHistory history, View view) throws IOException {
    return ViewerPages.in(folder).write("game", history, view);
  }

  static WebElement find(String css) {
    return browser.driver().findElement(By.cssSelector(css));
  }

  static void click(String css) {
    find(css).click();
  }

  static void press(CharSequence key) {
    find(".wd-viewer").sendKeys(key);
  }

  static long step() {
    return (Long) browser.run("return window.wardiary.viewers[0].step");
  }

  static long last() {
    return (Long) browser.run("return window.wardiary.viewers[0].model.last");
  }

  static void waitFor(String condition) {
    browser.await(condition);
  }
}
