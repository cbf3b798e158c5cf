package org.wardiary.app.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.reports.site.Delivery;
import org.wardiary.reports.site.Site;
import org.wardiary.reports.testkit.Browser;

/** The rows of the list of games on narrow screens, where most columns are beyond the edge. */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@Tag("browser")
class NarrowRowsTest {

  /** The heights of the rows that are higher by a line than the content of what can be seen. */
  private static final String TOO_HIGH =
      """
      const content = cell => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().height;
      };
      const seen = cell => cell.getBoundingClientRect().left < innerWidth - 16;
      const space = row => row.getBoundingClientRect().height
          - Math.max(...[...row.cells].filter(seen).map(content));
      return [...document.querySelectorAll('#games-table tbody tr')]
          .filter(row => space(row) > 20).map(row => row.getBoundingClientRect().height);
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {360, 400, 500})
  void rows_haveAsManyLinesAsWhatCanBeSeenNeeds(int width) throws IOException {
    String event = "Simulated tournament (built-in players, not people)";
    Site site = Site.of(SampleSite.of(1, "search:16000", event), Delivery.FILES);
    for (String path : site.paths()) {
      if (path.matches("assets/.*|games/index[.]html")) {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, site.file(path).orElseThrow());
      }
    }
    try (Browser browser = Browser.start()) {
      browser.width(width);
      browser.open(folder.resolve("games/index.html"), "");
      browser.keep("narrow-rows-" + width);
      assertThat(browser.run(TOO_HIGH)).isEqualTo(List.of());
      assertThat(browser.fits()).isTrue();
    }
  }
}
