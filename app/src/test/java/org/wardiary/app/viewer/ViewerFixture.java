package org.wardiary.app.viewer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.wardiary.events.testkit.Extent;
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

  /** The controls depend on what a view holds: all, or what a side may know; not on the rules. */
  static Stream<Arguments> unlike() {
    List<String> usual = List.of("squares/civil-war UMPIRE", "wargaming-on-the-square FIRST");
    return games().filter(it -> Extent.isNightly() || usual.contains(it.get()[2]));
  }

  static Stream<Arguments> games() {
    return views(id -> Documents.games(id).get(0));
  }

  /** Longer games, whose chances turn. */
  static Stream<Arguments> longer() {
    return views(Documents::first);
  }

  private static Stream<Arguments> views(Function<String, GameHistory> game) {
    return Tournaments.ids().stream()
        .flatMap(
            id -> {
              GameHistory history = game.apply(id);
              return Documents.views(history.setup().game()).stream()
                  .map(view -> Arguments.of(history, view, id + " " + view.viewer()));
            });
  }

  /** The page of a view, in a folder of its own, written once. */
  static Path page(GameHistory history, View view) throws IOException {
    Path own = folder.resolve(history.id().orElse("") + "-" + view.viewer());
    Path page = own.resolve("games/game.html");
    return Files.exists(page) ? page : ViewerPages.in(own).write("game", history, view);
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
