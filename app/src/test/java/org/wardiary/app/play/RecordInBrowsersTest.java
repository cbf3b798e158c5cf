package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.game.recorded.statement.StatementReader;
import org.wardiary.events.game.recorded.statement.Target;
import org.wardiary.events.game.recorded.statement.Words;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.Browser;

/** People in browsers say what happened in games that are recorded only, mostly by pointing. */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@TestInstance(Lifecycle.PER_CLASS)
@Tag("browser")
class RecordInBrowsersTest {

  private static final Map<String, String> HARROW =
      Map.of("Game", "The Bridge at Harrow", "GameFile", "harrow", "Crown", "Mara");
  private static final List<String> SIDES = List.of("Crown", "League");

  /** Begins turn 4 after turn 2, since the sheets of turn 3 were lost. */
  private static final String LATER = "4.";

  private static final String SETTLED =
      "const table = window.wardiary && window.wardiary.table;"
          + "return Boolean(table && table.state && !table.acting && table.chooser.settled)";

  @TempDir private static Path data;
  private static PlayServer server;
  private static List<Browser> browsers;

  private Browser browser;

  @BeforeAll
  static void start() {
    server = PlayServer.start(data);
    browsers = List.of(Browser.start(), Browser.start());
  }

  @AfterAll
  static void stop() {
    browsers.forEach(Browser::close);
    server.close();
  }

  private WebElement find(String css) {
    return browser.driver().findElement(By.cssSelector(css));
  }

  private void sit(int number, JsonNode opened, String seat) {
    browser = browsers.get(number);
    String key = seat.isEmpty() ? "" : "." + opened.get("keys").get(seat).asText();
    browser.driver().get("about:blank");
    browser.open(server.uri("play/game.html#" + opened.get("id").asText() + key));
    browser.await(
        seat.isEmpty()
            ? "return Boolean(window.wardiary && window.wardiary.table.state)"
            : SETTLED);
  }

  private void settle() {
    browser.await(SETTLED);
  }

  private String typed() {
    return find(".wd-entry .wd-choice-field").getAttribute("value");
  }

  /** Points at a unit or a space, on the board or beside it. */
  private void point(String thing) {
    Object number =
        browser.run(
            "return window.wardiary.table.chooser.choice.targets"
                + ".findIndex((target) => target[5] === arguments[0])",
            thing);
    if ((Long) number >= 0) {
      browser.run(
          "arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))",
          find(Text.of(".wd-target[data-target='%d']", (Long) number)));
    } else {
      browser.run("document.querySelector('.wd-entry-off').open = true");
      find(Text.of(".wd-entry-off button[title^='Point at %s:']", thing)).click();
    }
    settle();
  }

  private void press(String part, String text) {
    browser.run("document.querySelectorAll('.wd-entry details').forEach((it) => it.open = true)");
    find(Text.of("%s button[title^='Write %s:']", part, text)).click();
    settle();
  }

  private void option(String text) {
    if (!typed().equals(text)) {
      find(Text.of(".wd-option[data-text='%s']", text)).click();
      settle();
    }
  }

  private void fact(String text) {
    int sign = text.indexOf('=') + 1;
    String bare = Character.isDigit(text.charAt(0)) ? "column" : "result";
    String key = sign > 0 ? text.substring(0, sign) : bare;
    WebElement field = find(Text.of(".wd-entry-facts [data-fact='%s']", key));
    new Select(field).selectByValue(text.substring(sign));
    settle();
  }

  private void give() {
    Long ply = (Long) browser.run("return window.wardiary.table.state.ply");
    browser.run("arguments[0].click()", find(".wd-entry .wd-give"));
    browser.await(
        Text.of(
            "const table = window.wardiary.table; return table.state.ply > %d && !table.acting"
                + " && table.chooser.settled",
            ply));
  }

  /** The things that a statement names, in the sequence in which somebody points at them. */
  private static List<String> things(Statement statement) {
    if (statement instanceof Statement.PutRight putRight) {
      return things(putRight.standing());
    } else if (statement instanceof Statement.Move move) {
      return things(move.units(), move.path());
    } else if (statement instanceof Statement.Retreat retreat) {
      return things(retreat.units(), retreat.path());
    } else if (statement instanceof Statement.Advance advance) {
      return things(advance.units(), advance.path());
    } else if (statement instanceof Statement.Place place) {
      return things(place.units(), List.of(place.space()));
    } else if (statement instanceof Statement.Gone gone) {
      return gone.units();
    } else if (statement instanceof Statement.Attack attack) {
      return Stream.of(attack.attackers(), attack.support(), attack.defenders())
          .flatMap(List::stream)
          .toList();
    }
    return statement instanceof Statement.StateChange change
            && change.target() instanceof Target.Units units
        ? units.units()
        : List.of();
  }

  private static List<String> things(List<String> units, List<String> spaces) {
    return Stream.concat(units.stream(), spaces.stream().map("@"::concat)).toList();
  }

  /** Says one statement by clicks; only what dice show is typed, and a turn out of the sequence. */
  private void say(String text) {
    Statement statement = new StatementReader(Words.open(SIDES)).read(text);
    String base = text.replaceFirst(" <.*", "");
    if (text.equals(LATER)) {
      find(".wd-entry .wd-choice-field").sendKeys(text);
      settle();
    } else if (statement instanceof Statement.Acting || statement instanceof Statement.Turn) {
      press(".wd-entry-next", text);
    } else if (statement instanceof Statement.Chance) {
      press(".wd-entry-others", "%d6=");
      find(".wd-entry .wd-choice-field").sendKeys(text.substring("%d6=".length()));
      settle();
    } else {
      things(statement).forEach(this::point);
      option(base);
    }
    if (!text.equals(base)) {
      List.of(text.replaceAll("^.*<|>$", "").split(" ")).forEach(this::fact);
    }
    assertThat(typed()).isEqualTo(text);
    give();
  }

  /** The statements of the shortest bundled game, each phase with its side, as buttons write it. */
  private static List<String> statements(Verdict.Accepted game) {
    List<String> all = new ArrayList<>();
    String side = "";
    for (int ply = 0; ply < game.sequence().length(); ply++) {
      String text = game.sequence().at(ply).write(game.sequence().code(ply));
      if (text.startsWith(":") && text.contains(".")) {
        side = text.substring(0, text.indexOf('.') + 1);
      } else if (text.startsWith(":")) {
        text = side + text.substring(1);
      }
      all.add(text);
    }
    return all;
  }

  private static Verdict.Accepted shortest() {
    InputStream in = RecordInBrowsersTest.class.getResourceAsStream("/bundled/harrow-games.wdr");
    return GameData.read(in, "harrow").stream()
        .map(GameData::accepted)
        .min(Comparator.comparing(it -> it.sequence().length()))
        .orElseThrow();
  }

  @Test
  void aWholeGame_isEnteredByTwoPeople_andTheRecordIsThatOfAFile() {
    Verdict.Accepted played = shortest();
    List<String> statements = statements(played);
    JsonNode opened = server.open(HARROW);
    for (int side = 0; side < 2; side++) {
      sit(side, opened, SIDES.get(side));
      browser.width(1400);
    }
    int number = 0;
    for (String text : statements) {
      browser = browsers.get(text.startsWith(":League") ? 1 : text.startsWith(":") ? 0 : number);
      number = browsers.indexOf(browser);
      int said = server.games().position(opened.get("id").asText()).ply();
      browser.await("return window.wardiary.table.state.ply === " + said);
      settle();
      say(text);
    }
    browser.run("document.querySelector('.wd-entry-end').open = true");
    new Select(find(".wd-entry-result")).selectByValue(played.result());
    new Select(find(".wd-entry-how")).selectByValue(played.termination());
    find(".wd-entry-over").click();
    for (Browser each : browsers) {
      each.await("return window.wardiary.table.state.phase === 'ended'");
      assertThat(each.complaints()).isEmpty();
    }
    String record = server.exported(opened.get("id").asText());
    String tags = record.substring(0, record.indexOf("\n\n") + 2);
    Verdict.Accepted file =
        GameData.accepted(
            GameData.one(tags + String.join("\n", statements) + "\n" + played.result() + "\n"));
    assertThat(record).isEqualTo(file.canonical());
  }

  @Test
  void twoPeople_andASpectator_seeEachOthersStatements_andWhoIsLateIsToldSo() {
    JsonNode opened = server.open(HARROW);
    String id = opened.get("id").asText();
    sit(1, opened, "");
    assertThat(browser.driver().findElements(By.cssSelector(".wd-entry:not([hidden])"))).isEmpty();
    sit(0, opened, "Crown");
    say("1.");
    say(":Crown.Move");
    point("1F");
    point("@0705");
    option("1F-0705");
    assertThat(find(".wd-entry-notes").getText()).contains("rule H3.2: enemies bar the way");
    browser.keep("entry-breach");
    browser.run("window.wardiary.table.look = async () => {}"); // as if nothing were announced
    String league = opened.get("keys").get("League").asText();
    server.act(id, league, "answer", Map.of("answer", "Gd-0404"));
    browser.run("delete window.wardiary.table.look");
    find(".wd-entry .wd-give").click();
    browser.await("return document.querySelector('.wd-entry .wd-refusal').textContent !== ''");
    assertThat(find(".wd-entry .wd-refusal").getText())
        .contains("somebody else has changed it since (last: Gd-0404)");
    browser.await("return window.wardiary.table.state.ply === 3");
    settle();
    assertThat(typed()).isEqualTo("1F-0705");
    give();
    assertThat(find(".wd-words").getText()).contains("Note: rule H3.2: enemies bar the way");
    browser = browsers.get(1);
    browser.await("return window.wardiary.table.state.ply === 4");
    assertThat(find(".wd-words").getText()).contains("1F-0705", "Note: rule H3.2");
    browser = browsers.get(0);
    find(".wd-entry .wd-take-back").click();
    browser.await("return window.wardiary.table.state.ply === 3");
    assertThat(server.games().position(id).record()).doesNotContain("1F-0705");
    assertThat(browser.complaints().stream().filter(it -> !it.contains("409"))).isEmpty();
  }

  @Test
  void statementsAreTyped_andCompleted_byTheKeyboardAlone() {
    JsonNode opened = server.open(HARROW);
    sit(0, opened, "director");
    browser.width(1280);
    WebElement field = find(".wd-entry .wd-choice-field");
    field.sendKeys("1. :Crown.Move 1F-06");
    settle();
    field.sendKeys(Keys.ARROW_DOWN, "");
    browser.driver().switchTo().activeElement().sendKeys(Keys.ENTER);
    settle();
    assertThat(typed())
        .startsWith("1. :Crown.Move 1F-06")
        .hasSize("1. :Crown.Move 1F-0605".length());
    field.clear();
    field.sendKeys("1. :Crown.Move 1F:disruptid");
    settle();
    assertThat(find(".wd-entry .wd-choice-state").getText())
        .contains("Not a statement yet", "disrupted");
    field.sendKeys(Keys.ESCAPE);
    settle();
    assertThat(typed()).isEmpty();
    field.sendKeys("1. :Crown.Move 1F-0605 {well met}", Keys.ENTER);
    browser.await("return window.wardiary.table.state.ply === 3");
    settle();
    browser.run("window.wardiary.table.chooser.focusMark()");
    browser.driver().switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT, Keys.ENTER);
    settle();
    assertThat(browser.run("return window.wardiary.table.chooser.things.length")).isEqualTo(1L);
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void aGame_isBegunFromTheForm_andThePageFitsAPhoneAndALaptop() {
    browser = browsers.get(0);
    browser.width(1280);
    browser.open(server.uri("play/index.html"));
    browser.await("return !document.getElementById('play-form').elements.door[3].disabled");
    find("[name=door][value=record]").click();
    new Select(find("#play-game")).selectByVisibleText("The Bridge at Harrow");
    new Select(find("#play-scenario")).selectByValue("vanguard");
    find("#play-options input").click();
    browser.keep("record-form");
    assertThat(Accessibility.violations(browser)).isEmpty();
    find("#play-form button").click();
    browser.await(SETTLED);
    say("1.");
    say(":Crown.Move");
    for (int width : new int[] {390, 1280}) {
      browser.size(width, width == 390 ? 844 : 720);
      browser.scheme(width == 390 ? "dark" : "light");
      point("Gd");
      point("1F");
      point("Ost");
      assertThat(browser.fits()).as("fits into %d px", width).isTrue();
      assertThat(
              browser.run(
                  "return document.querySelector('.wd-controls').getBoundingClientRect().bottom <= window.innerHeight"))
          .isEqualTo(true);
      browser.keep("entry-" + width);
      assertThat(Accessibility.violations(browser)).isEmpty();
      find(".wd-entry .wd-choice-field").sendKeys(Keys.ESCAPE, Keys.ESCAPE, Keys.ESCAPE);
      settle();
    }
    browser.scheme("light");
    String id = (String) browser.run("return window.wardiary.table.id");
    assertThat(server.games().position(id).record())
        .contains("[Scenario \"vanguard\"]", "[Options \"nobridge\"]");
    assertThat(browser.complaints()).isEmpty();
  }
}
