package org.wardiary.app.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.reports.site.Delivery;
import org.wardiary.reports.site.Site;
import org.wardiary.reports.testkit.Browser;

/** The site's tables of players and events whose long names have no space at which they break. */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@Tag("browser")
class LongNamesTest {

  private static final String NAME = "Bartholomaeus".repeat(6).substring(0, 75);

  /** The links that are drawn beyond the cell that they are in. */
  private static final String BEYOND =
      "return [...document.querySelectorAll('td a, th a')].filter(link =>"
          + " link.getBoundingClientRect().right"
          + " > link.closest('td, th').getBoundingClientRect().right + 1)"
          + ".map(link => link.textContent)";

  @TempDir private static Path folder;
  private static Browser browser;

  @BeforeAll
  static void start() throws IOException {
    Site site = Site.of(SampleSite.of(1, NAME, NAME), Delivery.FILES);
    for (String path : site.paths()) {
      if (path.matches("assets/.*|(games|players|tournaments)/index[.]html")) {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, site.file(path).orElseThrow());
      }
    }
    browser = Browser.start();
  }

  @AfterAll
  static void stop() {
    browser.close();
  }

  private static void open(int width, String list) {
    browser.width(width);
    browser.open(folder.resolve(list + "/index.html"), "");
    browser.keep("long-" + list + "-" + width);
  }

  @ParameterizedTest
  @ValueSource(strings = {"games", "players", "tournaments"})
  void longName_staysInItsCell(String list) {
    for (int width : List.of(400, 1300)) {
      open(width, list);
      assertThat(browser.run(BEYOND)).as("%d pixels", width).isEqualTo(List.of());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"games", "players", "tournaments"})
  void tableWithALongName_isNoWiderThanTheScreenOfADesk(String list) {
    open(1300, list);
    assertThat(browser.run("return document.querySelector('.scroll').scrollWidth"))
        .isEqualTo(browser.run("return document.querySelector('.scroll').clientWidth"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"games", "tournaments"})
  void longName_leavesRoomForAnotherColumn_onAPhone(String list) {
    open(400, list);
    Number right =
        (Number)
            browser.run(
                "return document.querySelector('tbody tr').children[1]"
                    + ".getBoundingClientRect().right");
    assertThat(right.doubleValue()).isLessThan(400);
  }
}
