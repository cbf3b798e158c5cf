package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.wardiary.events.text.Text;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.Browser;

/** A hasty or unsure person gives what the page says, and loses nothing that was noted. */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@Tag("browser")
class NothingFinalByAccidentTest {

  private static final String SETUP = "=A =A =D =D =I =I =I =I =J =L ".repeat(2).strip();

  @TempDir private static Path data;
  private static PlayPages pages;
  private static PlayServer server;
  private static Browser browser;

  private String id;

  @BeforeAll
  static void start() {
    pages = PlayPages.start(data);
    server = pages.server();
    browser = pages.browser();
  }

  @AfterAll
  static void stop() {
    pages.close();
  }

  private static WebElement find(String css) {
    return pages.find(css);
  }

  private JsonNode opened(String game, String first) {
    JsonNode opened = server.open(Map.of("Game", game, "First", first, "Cards", "alternating"));
    id = opened.get("id").asText();
    return opened;
  }

  private void sit(JsonNode opened, String side) {
    pages.sit(opened, side);
    browser.await("return document.querySelectorAll('.wd-option').length > 1");
  }

  private static void type(String text) {
    WebElement field = find(".wd-choice-field");
    field.sendKeys(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE, text);
  }

  private static WebElement option(String answer) {
    return find(Text.of(".wd-option[data-answer='%s']", answer));
  }

  @ParameterizedTest
  @ValueSource(ints = {390, 1280})
  void whatIsTyped_isGiven_notWhatWasChosenBefore(int width) {
    browser.width(width);
    sit(opened("squares/civil-war", "Blue"), "Blue");
    option("ABR-B3C").click();
    type("IBR-B3C");
    assertThat(find(".wd-give").getText()).isEqualTo("Give IBR-B3C");
    assertThat(browser.driver().findElements(By.cssSelector(".wd-option[aria-pressed=true]")))
        .isEmpty();
    find(".wd-choice-field").sendKeys(Keys.ENTER);
    browser.await("return !window.wardiary.table.state.mine");
    assertThat(server.games().position(id).answers()).containsExactly("IBR-B3C");
  }

  @ParameterizedTest
  @ValueSource(ints = {390, 1280})
  void clicksInTheList_giveNothing_howeverMany(int width) {
    browser.width(width);
    sit(opened("squares/civil-war", "Blue"), "Blue");
    new Actions(browser.driver()).doubleClick(option("ABR-B3C")).perform();
    option("ABR-B3C").click();
    option("ABR-B3C").click();
    assertThat(find(".wd-give").getText()).isEqualTo("Give ABR-B3C");
    assertThat(server.games().position(id).answers()).isEmpty();
  }

  @Test
  void aRefusal_goesWhenTheAnswerChanges() {
    browser.width(1280);
    sit(opened("squares/civil-war", "Blue"), "Blue");
    for (boolean typed : new boolean[] {true, false}) {
      type("xyz" + Keys.ENTER);
      browser.await("return document.querySelector('.wd-refusal').textContent !== ''");
      if (typed) {
        type("ibr-b3c");
        assertThat(find(".wd-give").getText()).isEqualTo("Give IBR-B3C");
      } else {
        type("");
      }
      assertThat(find(".wd-refusal").getText()).isEmpty();
    }
    // the refusals are no success in the browser's log
    browser.complaints();
  }

  private JsonNode withOrders() {
    JsonNode opened = opened("wargaming-on-the-square", "Red");
    String director = opened.get("keys").get("director").asText();
    assertThat(server.act(id, director, "answer", Map.of("answer", SETUP)).status()).isEqualTo(200);
    return opened;
  }

  @Test
  void toGiveNoOrders_isConfirmed() {
    browser.width(1280);
    sit(withOrders(), "Red");
    assertThat(find(".wd-give").getText()).isEqualTo("Done: give no orders");
    String plain = find(".wd-give").getCssValue("background-color");
    new Actions(browser.driver()).doubleClick(find(".wd-give")).perform();
    assertThat(find(".wd-give").getText()).isEqualTo("Done: give no orders: sure?");
    assertThat(server.games().position(id).ply()).isEqualTo(20);
    assertThat(Accessibility.violations(browser)).isEmpty();
    type("I1:A" + Keys.ENTER);
    assertThat(find(".wd-give").getText()).isEqualTo("Done: give 1 order");
    assertThat(find(".wd-give").getCssValue("background-color")).isNotEqualTo(plain);
    find(".wd-off").click();
    find(".wd-give").sendKeys(Keys.ENTER);
    find(".wd-give").sendKeys(Keys.ENTER);
    browser.await("return !window.wardiary.table.state.mine");
    assertThat(server.games().position(id).answers()).hasSize(21).last().isEqualTo("/");
  }

  /** What a side's own units forbid gives nothing hidden away. */
  @Test
  void aRefusedOrder_saysReasonAndRule() {
    browser.width(1280);
    sit(withOrders(), "Red");
    for (String order : List.of("Z9:B", "X9:B", "X1:C")) {
      type(order + Keys.ENTER);
      browser.await("return document.querySelector('.wd-refusal .wd-rule') !== null");
      assertThat(find(".wd-refusal").getText())
          .contains(order.equals("X1:C") ? "WS-4.2" : "WS-2.1", order.substring(0, 2));
    }
    // the refusals are no success in the browser's log
    browser.complaints();
  }

  @Test
  void notedOrders_outlastAReload() {
    browser.width(1280);
    JsonNode opened = withOrders();
    sit(opened, "Red");
    for (String order : List.of("I2:F", "A1:F", "I1:A")) {
      type(order + Keys.ENTER);
    }
    find(".wd-off[data-subject='A1']").click();
    sit(opened, "Red");
    assertThat(find(".wd-noted").getText()).contains("I1:A", "I2:F").doesNotContain("A1");
    assertThat(find(".wd-give").getText()).isEqualTo("Done: give 2 orders");
    sit(withOrders(), "Red");
    assertThat(find(".wd-give").getText()).as("another game").isEqualTo("Done: give no orders");
  }

  /** Above the question, in the first screen of a telephone. */
  @Test
  void anOffer_isSeenAtOnce() {
    browser.size(390, 844);
    JsonNode opened = opened("squares/civil-war", "Gray");
    sit(opened, "Gray");
    server.act(id, opened.get("keys").get("Blue").asText(), "draw", Map.of());
    browser.await("return document.querySelector('.wd-accept') !== null");
    for (String part : List.of(".wd-offer", ".wd-accept", ".wd-decline")) {
      Object bottom =
          browser.run(
              "return document.querySelector(arguments[0]).getBoundingClientRect().bottom", part);
      assertThat(((Number) bottom).doubleValue()).as(part).isBetween(1.0, 844.0);
    }
    assertThat(browser.fits()).isTrue();
    assertThat(Accessibility.violations(browser)).isEmpty();
    browser.keep("offer-390");
    find(".wd-decline").click();
    browser.await("return document.querySelector('.wd-offer').textContent === ''");
    assertThat(find(".wd-offered").getSize().getHeight()).isLessThan(30);
  }
}
