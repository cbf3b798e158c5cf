package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.wardiary.app.archive.RefereedGame;
import org.wardiary.app.play.PlayServer.Reply;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Series;
import org.wardiary.events.game.Tags;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.Browser;

/**
 * Two players in two browsers play a game of each kind to its end, following a bundled game: the
 * director enters its first part and what chance decides, the players click and type the rest.
 */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@TestInstance(Lifecycle.PER_CLASS)
@Tag("browser")
@Tag("slow")
class PlayInBrowsersTest {

  /** How many answers are given in the browsers; the director enters those before them. */
  private static final int PLAYED = Extent.of(6, 24);

  private static final int CLICKED_EVERY = 3;

  @TempDir private static Path data;
  private static PlayServer server;
  private static List<Browser> browsers;

  private Game game;
  private List<String> answers;
  private List<String> asked;
  private String id;
  private String director;
  private List<String> keys;

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

  /** One without chance, and one with chance that hides something. */
  static Stream<String> games() {
    List<String> usual = List.of("squares/civil-war", "wargaming-on-the-square");
    return Tournaments.ids().stream().filter(id -> Extent.isNightly() || usual.contains(id));
  }

  /** The shortest bundled game of a kind that a rule ended. */
  private static Verdict.Accepted shortest(String kind) {
    return Tournaments.of(kind).verdicts().stream()
        .map(Verdict.Accepted.class::cast)
        .filter(it -> it.sequence().at(it.sequence().length()).ending() != Ending.NONE)
        .min(Comparator.comparing(it -> it.sequence().length()))
        .orElseThrow();
  }

  private void read(Verdict.Accepted played) {
    game = played.sequence().setup().game();
    answers = new ArrayList<>();
    asked = new ArrayList<>();
    for (int ply = 0; ply < played.sequence().length(); ply++) {
      Position before = played.sequence().at(ply);
      answers.add(before.write(played.sequence().code(ply)));
      int decides = before.question().decides();
      asked.add(decides == Question.CHANCE ? "chance" : game.sides().get(decides));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void twoPlayers_playToTheEnd_andTheRecordIsThatOfAFile(String kind) {
    Verdict.Accepted played = shortest(kind);
    read(played);
    open(played.sequence().setup().tags());
    int first = Math.max(0, answers.size() - PLAYED);
    enter(answers.subList(0, first));
    for (int side = 0; side < 2; side++) {
      browsers.get(side).width(1400);
      browsers.get(side).open(server.uri("play/game.html#" + id + "." + keys.get(side)));
    }
    for (int ply = first; ply < answers.size(); ply++) {
      give(ply, ply % CLICKED_EVERY == 0);
      if (ply == (first + answers.size()) / 2) {
        look(kind);
      }
    }
    for (Browser browser : browsers) {
      browser.await("return window.wardiary.table.state.phase === 'ended'");
      assertThat(browser.driver().findElement(By.id("table-about")).getText()).contains("over");
      assertThat(browser.complaints()).isEmpty();
    }
    assertThat(server.exported(id)).isEqualTo(ofFile(played));
  }

  @ParameterizedTest
  @CsvSource({"resign, Gray won (resignation)", "unfinished, Left unfinished"})
  void nobodyIsToDecide_onceTheGameIsOver(String how, String state) {
    JsonNode opened = server.open(Map.of("Game", "squares/civil-war", "First", "Gray"));
    String played = opened.get("id").asText();
    Browser browser = browsers.get(0);
    browser.width(1400);
    browser.open(server.uri("play/game.html#" + played));
    browser.await("return document.querySelector('.wd-turn') !== null");
    server.act(played, opened.get("keys").get("director").asText(), how, Map.of("side", "Blue"));
    browser.await("return window.wardiary.table.state.phase === 'ended'");
    assertThat(browser.driver().findElements(By.cssSelector(".wd-turn, .wd-acts"))).isEmpty();
    assertThat(browser.driver().findElement(By.cssSelector(".wd-text .wd-state")).getText())
        .isEqualTo(state);
    assertThat(browser.complaints()).isEmpty();
  }

  /** Opens a game with the form, in the first browser. */
  private void open(Tags tags) {
    Browser browser = browsers.get(0);
    browser.width(1400);
    browser.open(server.uri("play/index.html"));
    browser.await("return !document.getElementById('play-form').hidden");
    browser.run("arguments[0].dispatchEvent(new Event('change'))", choose("game", game.id()));
    browser.driver().findElement(By.cssSelector("[name=door][value=friend]")).click();
    browser.driver().findElement(By.cssSelector("#play-more-of-it summary")).click();
    tags.get("Map").ifPresent(map -> type("map", map));
    type("first-player", "Ann");
    type("second-player", "Bob");
    type("event", "Club evening");
    type("date", "2026.11.22");
    tags.get("First").ifPresent(side -> choose("first", side));
    if (game.hasChance()) {
      choose("chance", "real");
    }
    assertThat(Accessibility.violations(browser)).isEmpty();
    browser.keep("play-form-" + game.id());
    browser.driver().findElement(By.cssSelector("#play-form button")).click();
    browser.await("return document.querySelectorAll('#play-links a[data-seat]').length > 0");
    director = link(browser, "director");
    id = director.substring(0, 16);
    director = director.substring(17);
    keys = game.sides().stream().map(side -> link(browser, side).substring(17)).toList();
    browser.keep("play-links-" + game.id());
  }

  private static String link(Browser browser, String seat) {
    return browser
        .driver()
        .findElement(By.cssSelector("#play-links a[data-seat='" + seat + "']"))
        .getAttribute("href")
        .replaceFirst(".*#", "");
  }

  private static WebElement choose(String field, String value) {
    WebElement select = browsers.get(0).driver().findElement(By.id("play-" + field));
    browsers.get(0).run("arguments[0].value = arguments[1]", select, value);
    return select;
  }

  private static void type(String field, String value) {
    WebElement found = browsers.get(0).driver().findElement(By.id("play-" + field));
    found.clear();
    found.sendKeys(value);
  }

  /** Enters answers as the director, as many at a time as a request may hold. */
  private void enter(List<String> words) {
    StringBuilder batch = new StringBuilder();
    for (String word : words) {
      if (batch.length() + word.length() > 1800) {
        director(batch.toString());
        batch.setLength(0);
      }
      batch.append(batch.length() == 0 ? "" : " ").append(word);
    }
    if (batch.length() > 0) {
      director(batch.toString());
    }
  }

  private void director(String words) {
    Reply reply = server.act(id, director, "answer", Map.of("answer", words));
    assertThat(reply.status()).as(reply.json().toString()).isEqualTo(200);
  }

  private void give(int ply, boolean byClicks) {
    String answer = answers.get(ply);
    int side = game.sides().indexOf(asked.get(ply));
    if (side < 0) {
      director(answer);
      return;
    }
    Browser browser = browsers.get(side);
    String there =
        Text.of("window.wardiary.table.chooser.answers.some((it) => it.text === '%s')", answer);
    browser.await(
        "return Boolean(window.wardiary.table.state && !window.wardiary.table.acting && "
            + there
            + ")");
    String version = (String) browser.run("return window.wardiary.table.state.version");
    if (game.series().filter(it -> it.holds(answer)).isPresent()) {
      note(browser, ply);
      return;
    }
    List<Long> targets = byClicks ? targets(browser, answer) : List.of();
    if (targets.isEmpty()) { // a pass names nothing that can be clicked
      browser.driver().findElement(By.cssSelector(".wd-choice-field")).sendKeys(answer, Keys.ENTER);
    } else {
      click(browser, targets, answer);
    }
    browser.await(
        Text.of(
            "return !window.wardiary.table.acting && window.wardiary.table.state.version !== '%s'",
            version));
  }

  /** Notes an answer of a series, and gives them all after the last. */
  private void note(Browser browser, int ply) {
    WebElement field = browser.driver().findElement(By.cssSelector(".wd-choice-field"));
    field.sendKeys(answers.get(ply), Keys.ENTER);
    String next = ply + 1 < answers.size() ? answers.get(ply + 1) : "";
    Series series = game.series().orElseThrow();
    boolean goesOn = series.holds(next) || next.equals(series.end());
    if (!goesOn || !asked.get(ply + 1).equals(asked.get(ply))) {
      field.sendKeys(series.end(), Keys.ENTER);
    }
  }

  /** The marks of the things that an answer names. */
  @SuppressWarnings("unchecked")
  private static List<Long> targets(Browser browser, String answer) {
    return (List<Long>)
        browser.run(
            """
            const chooser = window.wardiary.table.chooser;
            return chooser.answers.find((it) => it.text === arguments[0]).parts
              .filter((part) => part.length > 1).map((part) => part[part.length - 1]);
            """,
            answer);
  }

  /** Clicks a mark for each thing that the answer names, then gives what remains. */
  private static void click(Browser browser, List<Long> targets, String answer) {
    for (Long target : targets) {
      browser.run(
          "arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))",
          browser
              .driver()
              .findElement(By.cssSelector(Text.of(".wd-target[data-target='%d']", target))));
    }
    WebElement giver = browser.driver().findElement(By.cssSelector(".wd-give"));
    if (!giver.getText().equals("Give " + answer)) {
      browser
          .driver()
          .findElement(By.cssSelector(Text.of(".wd-option[data-answer='%s']", answer)))
          .click();
    }
    giver.click();
  }

  private static void look(String kind) {
    for (int side = 0; side < 2; side++) {
      Browser browser = browsers.get(side);
      for (int width : List.of(360, 1400)) {
        browser.width(width);
        assertThat(browser.fits()).as("%s fits into %d px", kind, width).isTrue();
        browser.keep(Text.of("play-%s-%d-%d", kind, side, width));
      }
    }
    assertThat(Accessibility.violations(browsers.get(0))).isEmpty();
  }

  private static Verdict.Accepted accepted(String record) {
    InputStream in = new ByteArrayInputStream(record.getBytes(StandardCharsets.UTF_8));
    return GameData.accepted(GameData.read(in, "the record").get(0));
  }

  /** The record that the same answers and tags give if they come from a file. */
  private String ofFile(Verdict.Accepted played) {
    String record = server.games().position(id).record();
    Verdict.Accepted live = accepted(record);
    RecordDraft draft = new RecordDraft(game, live.sequence().setup().tags());
    Position again = live.sequence().at(0);
    for (String answer : answers) {
      draft.answer(answer, again.turn(), again.turnSideName());
      again.play(again.read(answer), EventSink.NONE);
    }
    draft.end(played.result(), played.termination());
    Verdict.Accepted file = accepted(draft.write(Comments.KEPT));
    assertThat(RefereedGame.of(file, MapLibrary.bundled()).id()).contains(id);
    return file.canonical();
  }
}
