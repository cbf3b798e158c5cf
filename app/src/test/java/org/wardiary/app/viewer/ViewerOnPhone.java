package org.wardiary.app.viewer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.text.Text;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.testkit.Accessibility;

/** The viewer in narrow and wide windows, for all who may look at a game. */
abstract class ViewerOnPhone extends ViewerFixture {

  @ParameterizedTest(name = "{2}")
  @MethodSource("games")
  void axe_findsNothing_andNothingIsWiderThanAPhone(GameHistory history, View view, String about)
      throws IOException {
    Path page = page(history, view);
    for (int width : Extent.of(List.of(360), List.of(1400))) {
      // only colours depend on the scheme, and no colour depends on the width
      String scheme = width == 360 ? "light" : "dark";
      browser.width(width);
      browser.scheme(scheme);
      browser.open(page, "#40");
      browser.run("document.querySelectorAll('details').forEach((d) => { d.open = true; })");
      assertThat(browser.fits()).as("%s fits into %d px", about, width).isTrue();
      List<?> found = Accessibility.violations(browser);
      assertThat(found).as("%s, %d px, %s", about, width, scheme).isEmpty();
      browser.keep(about + "-" + width + "-" + scheme);
    }
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource("games")
  void boardAndControls_areSeenWithoutScrolling(GameHistory history, View view, String about)
      throws IOException {
    Path page = page(history, view);
    Path embedded = page.resolveSibling("../embed/game.html").normalize();
    for (List<Integer> size : List.of(List.of(1280, 720), List.of(390, 844), List.of(640, 760))) {
      browser.size(size.get(0), size.get(1));
      browser.open(size.get(0) == 640 ? embedded : page, "#40");
      for (String part : List.of(".wd-board", ".wd-controls")) {
        browser.await(
            Text.of(
                "const part = document.querySelector('%s').getBoundingClientRect();"
                    + "return part.top >= 0 && part.bottom <= innerHeight && part.height > 30"
                    + " && part.left >= 0 && part.right <= innerWidth",
                part));
      }
      browser.keep(Text.of("fits-%s-%d", about, size.get(0)));
    }
  }

  @Test
  void board_isEnlarged_byKeysButtonsAndTwoFingers() throws IOException {
    GameHistory history = Documents.games(Tournaments.ids().get(0)).get(0);
    browser.size(390, 844);
    browser.open(page(history, View.ofUmpire(history.setup().game())), "#3");
    double whole = width();
    press("+");
    press("+");
    assertThat(width()).isCloseTo(2.25 * whole, within(3.0));
    assertThat(browser.fits()).as("the board scrolls in its frame").isTrue();
    assertThat(Accessibility.violations(browser)).isEmpty();
    press("-");
    click(".wd-smaller");
    assertThat(width()).isCloseTo(whole, within(1.0));
    click(".wd-larger");
    assertThat(width()).isCloseTo(1.5 * whole, within(2.0));
    press("z");
    assertThat(width()).isCloseTo(whole, within(1.0));
    browser.pinch(find(".wd-board"));
    assertThat(width()).isGreaterThan(1.8 * whole);
    assertThat(step()).as("two fingers do not step").isEqualTo(3);
    press("z");
    assertThat(width()).isCloseTo(whole, within(1.0));
  }

  private static double width() {
    Object width =
        browser.run("return document.querySelector('.wd-board').getBoundingClientRect().width");
    return ((Number) width).doubleValue();
  }
}
