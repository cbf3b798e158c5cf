package org.wardiary.app.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.wardiary.app.archive.RefereedGame;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.AnswerSequence;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.AnalysedGames;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.InBrowser;
import org.wardiary.reports.viewer.GameDocument;

/** Marks and variations in the viewer, in a real browser, from a file. */
class VariationsTest extends InBrowser {

  private static final String RECORD =
      """
      [Game "squares/civil-war"]
      [Event "Club evening"]
      [Blue "Ann"]
      [Gray "Bob"]
      [First "Gray"]

      1. IGR-G3R! {to the centre} (1. IGR-G3C?! {too slow} IBR-B3L (IBR-B3R 2. pass)
      2. pass) (IGR-G3L) IBR-B3C 2. CGR-G2CR?? CBR-B3L ({as Ann said} CBR-B3R!?) *
      """;

  private static final int RARITY = 3;

  private static final int ANSWERS = 40;

  private static GameHistory history(String record) {
    return RefereedGame.of(GameData.judge(record), MapLibrary.bundled());
  }

  private static void open(GameHistory history, String fragment) throws IOException {
    View view = View.ofUmpire(history.setup().game());
    browser.open(ViewerPages.in(folder).write("game", history, view), fragment);
  }

  private static WebElement find(String css) {
    return browser.driver().findElement(By.cssSelector(css));
  }

  private static void press(CharSequence key) {
    find(".wd-viewer").sendKeys(key);
  }

  private static long step() {
    return (Long) browser.run("return window.wardiary.viewers[0].step");
  }

  private static String text() {
    return find(".wd-text").getText();
  }

  @Test
  void variations_areSteppedThrough_byClickAndByKey() throws IOException {
    browser.width(1400);
    open(history(RECORD), "#1");
    assertThat(find(".wd-moves").getText())
        .contains(
            "IGR-G3R!",
            "( 1. IGR-G3C?! too slow 2. IBR-B3L ( 2. IBR-B3R 3. pass ) 3. pass )",
            "CGR-G2CR??");
    assertThat(text()).contains("IGR-G3R!").contains("to the centre");
    press("v");
    assertThat(step()).as("4 steps of the game, then the first variation").isEqualTo(5);
    assertThat(text()).startsWith("variation, turn 1, ply 1: IGR-G3C?!").contains("too slow");
    assertThat(find(".wd-aside-where").getText()).contains("instead of IGR-G3R!");
    press(Keys.ARROW_RIGHT);
    assertThat(step()).isEqualTo(6);
    press("v");
    assertThat(step()).as("within it").isEqualTo(8);
    press("j");
    press("j");
    assertThat(step()).as("its end").isEqualTo(9);
    browser.await("return window.location.hash === '#v5'");
    press("k");
    press("k");
    assertThat(step()).as("before the answer that it replaces").isEqualTo(5);
    press("v");
    assertThat(step()).as("the one beside it").isEqualTo(10);
    press("k");
    assertThat(step()).isZero();
    find(".wd-move[data-step='9']").click();
    assertThat(find("[aria-current=step].wd-move").getText()).isEqualTo("pass");
    press("x");
    assertThat(step()).isEqualTo(1);
    find(".wd-to-variation").click();
    assertThat(step()).isEqualTo(5);
    find(".wd-to-game").click();
    assertThat(step()).isEqualTo(1);
    press("j");
    assertThat(step()).as("the keys still work").isEqualTo(2);
    assertThat(find(".wd-aside").isDisplayed()).isFalse();
    browser.run("window.location.hash = '#v7'");
    browser.await("return window.wardiary.viewers[0].step === 11");
    assertThat(find(".wd-slider").getAttribute("value")).isEqualTo("4");
    press("v");
    assertThat(find(".wd-status").getText()).isEqualTo("No other variation here.");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void axe_findsNothing_andNothingIsWiderThanAPhone() throws IOException {
    for (int width : List.of(360, 1400)) {
      browser.width(width);
      open(history(RECORD), "#v2");
      assertThat(browser.fits()).isTrue();
      assertThat(Accessibility.violations(browser)).isEmpty();
      browser.keep("variations-" + width);
    }
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.reports.Tournaments#ids")
  void everyStepOfAVariation_isItsPosition(String id) throws IOException {
    Verdict.Accepted game = beginning(id);
    GameHistory history = history(AnalysedGames.of(game, 11, RARITY));
    open(history, "");
    JsonNode document =
        new ObjectMapper()
            .readTree(
                GameDocument.of(history, View.ofUmpire(game.sequence().setup().game()), "").json());
    int steps = document.path("steps").size();
    assertThat(document.path("asides").size()).isGreaterThan(8);
    for (int i = 0; i < document.path("asides").size(); i++) {
      String line =
          (String)
              browser.run(
                  "return JSON.stringify(window.wardiary.viewers[0].model.line(arguments[0]))",
                  steps + i);
      Position position = position(game, document, steps, i);
      assertThat(new ObjectMapper().readTree(line))
          .isEqualTo(
              new ObjectMapper()
                  .readTree(View.ofUmpire(game.sequence().setup().game()).json().write(position)));
    }
    browser.run(
        "const v = window.wardiary.viewers[0]; for (let n = 0; n < v.model.steps.length; n++) v.go(n);");
    assertThat(browser.complaints()).isEmpty();
  }

  /** The first answers of a game of a bundled tournament. */
  private static Verdict.Accepted beginning(String id) {
    AnswerSequence sequence = ((Verdict.Accepted) Tournaments.of(id).verdicts().get(0)).sequence();
    String first = sequence.setup().tags().get("First").orElseThrow();
    StringBuilder record =
        new StringBuilder(Text.of("[Game \"%s\"]\n[First \"%s\"]\n\n", id, first));
    Position position = sequence.start();
    for (int i = 0; i < ANSWERS; i++) {
      record.append(position.write(sequence.code(i))).append('\n');
      position.play(sequence.code(i), event -> {});
    }
    return GameData.accepted(GameData.one(record.append("*\n").toString()));
  }

  /** The position of a step, by playing the game up to it. */
  private static Position position(Verdict.Accepted game, JsonNode document, int steps, int aside) {
    ArrayDeque<String> answers = new ArrayDeque<>();
    int at = steps + aside;
    for (; at >= steps; at = document.at("/asides/" + (at - steps) + "/from").asInt()) {
      answers.addFirst(document.at("/asides/" + (at - steps) + "/answers/0/2").asText());
    }
    Position position = game.sequence().at(at);
    for (String answer : answers) {
      position.play(position.read(answer), event -> {});
    }
    return position;
  }

  @Test
  void sidesPage_ofAGameThatHidesSomething_isThatOfThePlainGame() {
    Verdict.Accepted game = beginning("wargaming-on-the-square");
    List<String> documents = new ArrayList<>();
    for (String record : List.of(game.canonical(), AnalysedGames.of(game, 11, RARITY))) {
      View view = new View(game.sequence().setup().game(), Viewer.FIRST);
      documents.add(GameDocument.of(history(record), view, "").json());
    }
    assertThat(documents.get(1)).isEqualTo(documents.get(0));
  }
}
