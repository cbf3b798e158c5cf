package org.wardiary.app.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.wardiary.app.archive.RefereedGame;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.reports.draw.PngWriter;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.InBrowser;
import org.wardiary.reports.viewer.GameDocument;
import org.wardiary.reports.viewer.GamePage;

/** A recorded game's page in a real browser. */
class RecordedViewerTest extends InBrowser {

  private static Path page;
  private static Path pictured;

  @BeforeAll
  static void writePage() throws IOException {
    ViewerPages.in(folder);
    copy("brook.game.json");
    page = page("brook");
    Files.write(folder.resolve("map.png"), PngWriter.file(new BufferedImage(60, 40, 1)));
    String places =
        "\"picture\": {\"file\": \"map.png\", \"at\": {\"0101\": [5, 5], \"0304\": [30, 30]}}";
    String file = Files.readString(folder.resolve("brook.game.json"));
    Files.writeString(
        folder.resolve("brook.game.json"), file.replace("\"grid\"", places + ", \"grid\""));
    pictured = page("pictured");
  }

  private static Path page(String name) throws IOException {
    MapLibrary maps = MapLibrary.with(List.of(folder));
    try (RecordReader reader = RecordReader.of(Files.readString(copy("brook.wdr")), "brook.wdr")) {
      GameHistory history =
          RefereedGame.of(new Referee(maps).judge(reader.next().orElseThrow()), maps);
      View view = View.ofUmpire(history.setup().game());
      return Files.writeString(
          folder.resolve("games/" + name + ".html"),
          new GamePage(
                  GameDocument.of(history, view, name),
                  "Across the Brook",
                  "../assets",
                  GamePage.Sort.ALONE,
                  List.of(),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.empty())
              .html());
    }
  }

  private static Path copy(String name) throws IOException {
    try (InputStream in = RecordedViewerTest.class.getResourceAsStream("/recorded/" + name)) {
      return Files.write(folder.resolve(name), in.readAllBytes());
    }
  }

  private static String text(String css) {
    return browser.driver().findElement(By.cssSelector(css)).getText();
  }

  @Test
  void game_isSteppedThroughAndTold() {
    browser.width(1280);
    browser.open(page, "#5");
    browser.run("window.wardiary.viewers[0].goOn()");
    assertThat(text(".wd-text"))
        .contains("North's 1N, 2N and 3N attack 1S and 2S, supported by 4N: 2-1, d6 5, Dr.")
        .endsWith("North: Combat");
    assertThat(browser.run("return document.querySelectorAll('.wd-board .arrow').length"))
        .isEqualTo(3L);
    Object ground = "return document.querySelector('.wd-board .ground') === window.ground";
    browser.run("window.ground = document.querySelector('.wd-board .ground')");
    browser.run("window.wardiary.viewers[0].go(window.wardiary.viewers[0].model.last)");
    assertThat(browser.run(ground.toString())).as("the ground is drawn once").isEqualTo(true);
    assertThat(browser.run("return window.wardiary.viewers[0].model.moments.map((m) => m[1])"))
        .asInstanceOf(InstanceOfAssertFactories.LIST)
        .contains("note: unit 4S stands on 0503, not on 0501", "lost: 1S");
    assertThat(text(".wd-record")).startsWith("Record\nstart 1. :North.Move");
    assertThat(browser.run("return document.querySelector('.wd-answers').hidden")).isEqualTo(true);
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void ownersPicture_liesBelowTheUnits_inThePageAndInFilesOfIt() {
    browser.width(1280);
    browser.open(pictured, "#3");
    assertThat(
            browser.run("return document.querySelectorAll('.wd-board .ground svg image').length"))
        .isEqualTo(1L);
    assertThat(browser.run("return window.wardiary.viewers[0].svg().includes('data:image/png')"))
        .isEqualTo(true);
    String painted =
        "const v = window.wardiary.viewers[0], c = document.createElement('canvas');"
            + "new wardiary.Painter(v.painted()).paint(c, v.model.boards[3], 600);"
            + "return [...c.getContext('2d').getImageData(40, 25, 1, 1).data].join()";
    assertThat(browser.run(painted)).isEqualTo("0,0,0,255");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void axe_findsNothing_andNothingIsWiderThanAPhone() {
    for (int width : List.of(390, 1280)) {
      browser.width(width);
      browser.scheme(width == 390 ? "light" : "dark");
      browser.open(page, "#20");
      assertThat(browser.fits()).as("fits into %d px", width).isTrue();
      assertThat(Accessibility.violations(browser)).as("%d px", width).isEmpty();
      browser.keep("recorded-" + width);
    }
  }
}
