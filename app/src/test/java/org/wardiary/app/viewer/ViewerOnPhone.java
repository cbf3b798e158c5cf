package org.wardiary.app.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.testkit.Extent;
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
}
