package org.wardiary.app.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.wardiary.reports.testkit.Browser;

/**
 * A person's browser at the pages of a server at which games are played.
 *
 * @param server a server with an archive of its own
 * @param browser a browser
 */
record PlayPages(PlayServer server, Browser browser) implements AutoCloseable {

  /** Starts server and browser. */
  static PlayPages start(Path data) {
    return new PlayPages(PlayServer.start(data), Browser.start());
  }

  /** The first element that a selector finds. */
  WebElement find(String css) {
    return browser.driver().findElement(By.cssSelector(css));
  }

  /** Opens the table of an opened game in a seat. */
  void sit(JsonNode opened, String side) {
    browser.driver().get("about:blank");
    browser.open(
        server.uri(
            "play/game.html#"
                + opened.get("id").asText()
                + "."
                + opened.get("keys").get(side).asText()));
  }

  @Override
  public void close() {
    browser.close();
    server.close();
  }
}
