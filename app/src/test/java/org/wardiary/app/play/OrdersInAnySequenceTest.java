package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.wardiary.events.text.Text;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.Browser;

/** A turn's orders given in five sequences, each in another way, make the same record. */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@TestInstance(Lifecycle.PER_CLASS)
@Tag("browser")
class OrdersInAnySequenceTest {

  private static final String SETUP = "=A =A =D =D =I =I =I =I =J =L";
  private static final List<String> ORDERS =
      List.of("A1:F", "D1:A", "D2:B", "I1:A", "I2:F", "I3:A", "I4:D", "J1:A", "L1:A", "X1:B");

  /** How orders are given. */
  enum Way {
    CLICKS,
    TYPED,
    KEYS,
    PHONE,
    CHANGED
  }

  @TempDir private static Path data;
  private static PlayPages pages;
  private static PlayServer server;
  private static Browser browser;

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

  private static JsonNode opened() {
    JsonNode opened =
        server.open(
            Map.of("Game", "wargaming-on-the-square", "First", "Red", "Cards", "alternating"));
    String director = opened.get("keys").get("director").asText();
    String setup = SETUP + " " + SETUP;
    assertThat(
            server
                .act(opened.get("id").asText(), director, "answer", Map.of("answer", setup))
                .status())
        .isEqualTo(200);
    return opened;
  }

  @ParameterizedTest
  @EnumSource
  void theRecord_isThatOfOrdersInTheSequenceOfTheRules(Way way) {
    JsonNode opened = opened();
    String id = opened.get("id").asText();
    browser.width(way == Way.PHONE ? 390 : 1280);
    pages.sit(opened, "Red");
    browser.await(
        "return Boolean(window.wardiary.table.state && document.querySelector('.wd-option'))");
    List<String> orders = new ArrayList<>(ORDERS);
    Collections.shuffle(orders, new Random(way.ordinal()));
    give(way, orders, id, opened.get("keys").get("director").asText());
    browser.await("return !window.wardiary.table.state.mine");
    assertThat(find(".wd-text").getText())
        .contains("Red's orders: A1 face and advance, D1 advance and face", "(10 of 12 units)");
    List<String> expected = new ArrayList<>(ORDERS);
    expected.add("/");
    List<String> answers = server.games().position(id).answers();
    assertThat(answers.subList(20, answers.size())).isEqualTo(expected);
    assertThat(browser.complaints()).isEmpty();
  }

  private static void give(Way way, List<String> orders, String id, String director) {
    switch (way) {
      case CLICKS, PHONE -> orders.forEach(OrdersInAnySequenceTest::point);
      case TYPED -> orders.forEach(order -> find(".wd-choice-field").sendKeys(order, Keys.ENTER));
      case KEYS -> orders.forEach(OrdersInAnySequenceTest::byKeys);
      case CHANGED -> {
        point("X2:B");
        point("I1:F");
        server.act(id, director, "comment", Map.of("text", "thinking long"));
        orders.forEach(OrdersInAnySequenceTest::point);
        find(".wd-off[data-subject='X2']").click();
      }
    }
    assertThat(browser.driver().findElements(By.cssSelector(".wd-noted li"))).hasSize(10);
    assertThat(find(".wd-noted").getText()).contains("Infantry I1 · advance and face");
    assertThat(browser.fits()).isTrue();
    look(way);
    if (way == Way.TYPED) {
      find(".wd-choice-field").sendKeys("/", Keys.ENTER);
    } else if (way == Way.KEYS) {
      find(".wd-give").sendKeys(Keys.ENTER);
    } else {
      assertThat(find(".wd-give").getText()).isEqualTo("Done: give 10 orders");
      find(".wd-give").click();
    }
  }

  private static void look(Way way) {
    if (way == Way.CLICKS || way == Way.PHONE) {
      browser.keep("orders-" + way);
      browser.scheme("dark");
      browser.keep("orders-dark-" + way);
      assertThat(Accessibility.violations(browser)).isEmpty();
      browser.scheme("light");
    }
  }

  /** Points at the unit, then chooses its order in the list. */
  private static void point(String order) {
    WebElement unit =
        (WebElement)
            browser.run(
                """
                const chooser = window.wardiary.table.chooser;
                const part = chooser.answers.find((it) => it.text === arguments[0]).parts[0];
                return chooser.nodes.get(part[part.length - 1]);
                """,
                order);
    unit.click();
    find(Text.of(".wd-option[data-answer='%s']", order)).click();
  }

  /** Filters by typing, goes down into the list and chooses there. */
  private static void byKeys(String order) {
    find(".wd-choice-field").sendKeys(order.substring(0, 2), Keys.ARROW_DOWN);
    for (int i = 0; i < 6; i++) {
      WebElement here = browser.driver().switchTo().activeElement();
      if (order.equals(here.getAttribute("data-answer"))) {
        here.sendKeys(Keys.ENTER);
        return;
      }
      here.sendKeys(Keys.ARROW_DOWN);
    }
    throw new AssertionError(order + " is not in the list");
  }

  private static WebElement find(String css) {
    return pages.find(css);
  }

  @Test
  void nothingIsGiven_byOneClickInAList() {
    JsonNode opened = server.open(Map.of("Game", "squares/civil-war", "First", "Gray"));
    String id = opened.get("id").asText();
    browser.width(390);
    pages.sit(opened, "Gray");
    browser.await("return document.querySelectorAll('.wd-option').length > 2");
    find(".wd-option[data-answer='IGR-G3R']").click();
    assertThat(find(".wd-give").getText()).isEqualTo("Give IGR-G3R");
    assertThat(find(".wd-option[aria-pressed=true]").getText()).startsWith("IGR-G3R");
    assertThat(server.games().position(id).answers()).isEmpty();
    browser.driver().switchTo().activeElement().sendKeys(Keys.ENTER);
    browser.await("return window.wardiary.table.state.decides === 'Blue'");
    assertThat(server.games().position(id).answers()).containsExactly("IGR-G3R");
  }

  /** Nobody is asked for the end of the orders once the last unit has one. */
  @Test
  void ordersForAllUnits_needNoEnd() {
    JsonNode opened = opened();
    String id = opened.get("id").asText();
    String red = opened.get("keys").get("Red").asText();
    String all = "X2:B " + String.join(" ", ORDERS) + " A2:F /";
    assertThat(server.act(id, red, "answer", Map.of("answer", all)).status()).isEqualTo(200);
    List<String> answers = server.games().position(id).answers();
    assertThat(answers).hasSize(32).last().isEqualTo("X2:B");
    assertThat(server.act(id, red, "answer", Map.of("answer", "I1:A I1:F")).status())
        .isEqualTo(409);
  }
}
