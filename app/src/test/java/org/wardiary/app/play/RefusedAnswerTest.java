package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.Browser;

/** A player types what the rules forbid, reads why, and chooses what they allow. */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@Tag("browser")
@Tag("slow")
class RefusedAnswerTest {

  @TempDir private static Path data;
  private static PlayServer server;
  private static Browser browser;

  @BeforeAll
  static void start() {
    server = PlayServer.start(data);
    browser = Browser.start();
  }

  @AfterAll
  static void stop() {
    browser.close();
    server.close();
  }

  private static WebElement find(String css) {
    return browser.driver().findElement(By.cssSelector(css));
  }

  @ParameterizedTest
  @ValueSource(ints = {390, 1280})
  void reasonRuleAndNearestAnswers_leadToALegalOne(int width) {
    JsonNode opened = server.open(Map.of("Game", "squares/civil-war", "First", "Gray"));
    String id = opened.get("id").asText();
    browser.width(width);
    browser.open(
        server.uri("play/game.html#" + id + "." + opened.get("keys").get("Gray").asText()));
    browser.await("return document.querySelectorAll('.wd-option').length > 0");
    assertThat(find(".wd-choice h2 a").getAttribute("href"))
        .as("the hint names its rule")
        .endsWith("rules/squares.html#SQ-3.1");
    find(".wd-choice-field").sendKeys("IGR-B1C", Keys.ENTER);
    browser.await("return document.querySelectorAll('.wd-nearest').length > 0");
    assertThat(find(".wd-refusal").getText()).contains("expected").contains("SQ-4");
    List<WebElement> nearest = browser.driver().findElements(By.cssSelector(".wd-nearest"));
    assertThat(nearest).hasSize(5);
    assertThat(nearest.subList(0, 3))
        .allSatisfy(it -> assertThat(it.getText()).as("of the same unit").startsWith("IGR-"));
    assertThat(browser.fits()).isTrue();
    assertThat(Accessibility.violations(browser)).isEmpty();
    browser.keep("refused-" + width);
    String chosen = nearest.get(0).getText();
    nearest.get(0).click();
    assertThat(find(".wd-refusal").getText()).isEmpty();
    assertThat(find(".wd-give").getText()).isEqualTo("Give " + chosen);
    browser.driver().switchTo().activeElement().sendKeys(Keys.ENTER);
    browser.await("return !window.wardiary.table.state.mine");
    assertThat(find(".wd-progress").getText()).endsWith(chosen);
    String rule = find(".wd-text .wd-rule").getText();
    find(".wd-text .wd-rule").click();
    browser.await("return document.querySelector(':target') !== null");
    assertThat(find(":target").getText()).startsWith(rule);
    // the refusal is no success in the browser's log
    browser.complaints();
  }
}
