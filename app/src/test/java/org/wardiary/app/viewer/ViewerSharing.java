package org.wardiary.app.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.viewer.GameDocument;

/** What can be taken from a page: files and links. */
abstract class ViewerSharing extends ViewerFixture {

  @Test
  void downloads_areWhatTheySay() throws IOException {
    GameHistory history = Documents.games(Tournaments.ids().get(0)).get(0);
    browser.width(1400);
    browser.open(page(history, View.ofUmpire(history.setup().game())), "#12");
    click(".wd-downloads summary");
    click(".wd-get-wdr");
    assertThat(downloaded("game.wdr")).contains("[Game \"" + history.setup().game().id() + "\"]");
    click(".wd-get-position");
    assertThat(downloaded("game-12.json")).contains("\"ply\":12");
    click(".wd-get-game");
    assertThat(downloaded("game.json")).contains(GameDocument.FORMAT);
    click(".wd-get-svg");
    assertThat(downloaded("game-12.svg")).startsWith("<svg").doesNotContain("var(");
    click(".wd-get-png");
    assertThat(bytes("game-12.png")).startsWith(0x89, 'P', 'N', 'G');
    browser.run("const v = window.wardiary.viewers[0]; v.model.last = 8; v.film()");
    byte[] film = bytes("game.gif");
    assertThat(film).startsWith('G', 'I', 'F', '8', '9', 'a').endsWith(0x3B);
    assertThat(frames(film)).isEqualTo(9);
    assertThat(find(".wd-embed input").getAttribute("value"))
        .contains("embed/game.html#12")
        .startsWith("<iframe ");
    assertThat(browser.complaints()).isEmpty();
  }

  /** Number of frames, each read by the JDK's decoder and not by our own code. */
  private static int frames(byte[] film) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(film))) {
      reader.setInput(in);
      int frames = reader.getNumImages(true);
      for (int i = 0; i < frames; i++) {
        assertThat(reader.read(i).getWidth()).isPositive();
      }
      return frames;
    }
  }

  private static String downloaded(String name) throws IOException {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  /**
   * Content of a download, once it is there: Chromium first reserves its name with an empty file.
   */
  private static byte[] bytes(String name) throws IOException {
    Path file = browser.downloads().resolve(name);
    for (int i = 0; i < 1200 && (!Files.exists(file) || Files.size(file) == 0); i++) {
      browser.driver().executeAsyncScript("setTimeout(arguments[arguments.length - 1], 50)");
    }
    return Files.readAllBytes(file);
  }
}
