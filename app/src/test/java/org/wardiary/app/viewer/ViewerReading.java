package org.wardiary.app.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.wardiary.analytics.Chances;
import org.wardiary.app.archive.RefereedGame;
import org.wardiary.events.record.GameText;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.testkit.GameData;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.viewer.ChancesDocument;

/** What a page says: turns, chances, and names as they are written. */
abstract class ViewerReading extends ViewerFixture {

  /**
   * Whether each point is at the end of its turn; the one of turn 0 may be at the start, and the
   * last one at the end of the game.
   */
  private static final String ENDS_OF_TURNS =
      """
      const model = window.wardiary.viewers[0].model;
      return wardiary.chances.points.every(function (point, i) {
        const step = model.chances[i][0];
        return point[0] === 0 && step === 0 || step === model.last && i === model.chances.length - 1
          || model.position(step).turn === point[0] + 1 && model.position(step - 1).turn === point[0];
      });
      """;

  /** Steps whose heading, group in the record or key moments name another turn than the account. */
  private static final String OTHER_TURNS =
      """
      const viewer = window.wardiary.viewers[0];
      const model = viewer.model;
      const moments = Array.from(document.querySelectorAll('.wd-moment .wd-number'));
      const other = [];
      let turnSaid = null;
      for (let number = 0; number <= model.last; number++) {
        viewer.go(number);
        const turn = model.position(Math.max(0, number - 1)).turn;
        const name = 'turn ' + turn;
        const heading = document.querySelector('.wd-progress').textContent;
        const group = document.querySelector(".wd-move[data-step='" + number + "']").parentNode;
        const named = moments.filter(function (m, i) { return model.moments[i][0] === number; });
        if (!RegExp('^' + name + '([,:]|$)').test(heading)
            || number > 0 && !group.textContent.startsWith(turn + '. ')
            || turnSaid !== null && turnSaid !== turn
            || named.some(function (m) { return !RegExp('^' + name + '[, ]').test(m.textContent); })) {
          other.push(number + ' ' + heading + ' | ' + turnSaid);
        }
        // words tell last which turn begins, that of the next answer
        document.querySelectorAll('.wd-text .wd-heading').forEach(function (words) {
          const said = /^Turn (\\d+), /.exec(words.textContent);
          turnSaid = said ? Number(said[1]) : turnSaid;
        });
      }
      return other;
      """;

  @Test
  void afterAResignation_nobodyIsToDecide_thoughThePositionAsks() throws IOException {
    String record =
        """
        [Game "squares/civil-war"]
        [First "Gray"]
        [Result "Blue"]
        [Termination "resignation"]

        1. IGR-G3R Blue
        """;
    GameHistory history =
        RefereedGame.of(GameData.accepted(GameData.one(record)), MapLibrary.bundled());
    browser.open(page(history, View.ofUmpire(history.setup().game())), "#0");
    assertThat(find(".wd-turn").getText()).isEqualTo("to decide");
    assertThat(find(".wd-answers summary").getText()).doesNotContain("over");
    press("$");
    assertThat(browser.driver().findElements(By.cssSelector(".wd-turn, .wd-acts"))).isEmpty();
    assertThat(find(".wd-answers summary").getText())
        .isEqualTo("Legal answers: none: the game is over");
    click(".wd-answers summary");
    waitFor("return document.querySelector('.wd-answers .wd-state') !== null");
    assertThat(browser.driver().findElements(By.cssSelector(".wd-legal"))).isEmpty();
    // the position itself is that of trace
    assertThat(find(".wd-twin table").getAttribute("data-position"))
        .contains("\"decides\":\"Blue\"", "\"legal\":[\"");
    assertThat(browser.complaints()).isEmpty();
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource("longer")
  void chances_standBesideTheScore_andTheirLargestTurnsAreKeyMoments(
      GameHistory history, View view, String about) throws IOException {
    browser.width(1200);
    Path page = page(history, view);
    browser.open(page, "#0");
    if (view.side().isPresent()) {
      browser.run(
          "window.wardiary.chances = {id: 'game', games: 1, needed: 1, points: [[0, 500]], moments: []};"
              + "dispatchEvent(new Event('wardiary-chances'))");
      assertThat(charts())
          .as("%s: the other side's chances tell of hidden units", about)
          .hasSize(1);
      return;
    }
    waitFor("return window.wardiary.viewers[0].model.chances !== null");
    assertThat(charts()).hasSize(2);
    press("$");
    assertThat(charts().get(1).getText())
        .contains(history.setup().game().sides().get(0), "100 %", "does not know how this one");
    assertThat(browser.run(ENDS_OF_TURNS)).as("%s: ends of turns", about).isEqualTo(true);
    browser.run("document.querySelector('.wd-moments').open = true");
    List<WebElement> moments =
        browser.driver().findElements(By.cssSelector(".wd-moment")).stream()
            .filter(moment -> moment.getText().contains("'s chance "))
            .toList();
    assertThat(moments).hasSizeBetween(1, 5);
    moments.get(0).click();
    assertThat(step()).isPositive();
    assertThat(moments.get(0).getAttribute("aria-current")).isEqualTo("step");
    browser.keep(about + "-chances");
    browser.open(page.getParent().resolveSibling("embed").resolve(page.getFileName()), "#0");
    waitFor("return document.querySelectorAll('.wd-chart').length === 2");
    browser.keep(about + "-chances-embedded");
    assertThat(browser.complaints()).isEmpty();
  }

  private static List<WebElement> charts() {
    return browser.driver().findElements(By.cssSelector(".wd-chart"));
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource("games")
  void headingRecordWordsAndKeyMoments_nameTheTurnInWhichAnswersWereGiven(
      GameHistory history, View view, String about) throws IOException {
    browser.open(page(history, view), "#0");
    assertThat((List<?>) browser.run(OTHER_TURNS)).as(about).isEmpty();
  }

  @Test
  void chances_ofTooFewGames_areNotShown() throws IOException {
    GameHistory history = Documents.games(Tournaments.ids().get(0)).get(0);
    Path own = folder.resolve("few");
    View umpire = View.ofUmpire(history.setup().game());
    Path page = ViewerPages.in(own).write("game", history, umpire);
    ChancesDocument few =
        new ChancesDocument(
            "game", List.of("Blue", "Gray"), new Chances.Known(3, Optional.empty()));
    Files.writeString(
        own.resolve("chances.js"),
        "(window.wardiary = window.wardiary || {}).chances = "
            + few.data()
            + ";dispatchEvent(new Event('wardiary-chances'));");
    browser.open(page, "#0");
    waitFor("return document.querySelectorAll('.wd-chart').length === 2");
    assertThat(charts().get(1).getText())
        .contains("Not known: a model needs 20 games won by each side; there are 3 games");
    assertThat(charts().get(1).findElements(By.cssSelector("svg"))).isEmpty();
  }

  @Test
  void hostileNames_areShownAsText() throws IOException {
    String name = "<script>alert(1)</script>\"'&";
    String record =
        """
        [Game "squares/civil-war"]
        [Event "=cmd|' /C calc'!A0"]
        [Blue "<script>alert(1)</script>\\"'&"]
        [First "Gray"]

        1. IGR-G3R {</script><img src=x onerror=alert(1)>} IBR-B3C 2. CGR-G2CL
        *
        """;
    GameText text =
        GameData.read(new ByteArrayInputStream(record.getBytes(StandardCharsets.UTF_8)), "hostile")
            .get(0);
    GameHistory history = RefereedGame.of(GameData.accepted(text), MapLibrary.bundled());
    browser.open(page(history, View.ofUmpire(history.setup().game())), "#1");
    List<WebElement> players = browser.driver().findElements(By.cssSelector(".wd-player"));
    assertThat(players).extracting(WebElement::getText).contains(name);
    assertThat(find(".wd-viewer").getAttribute("aria-label")).contains(name);
    assertThat(find(".wd-remark").getText()).contains("<img src=x onerror=alert(1)>");
    assertThat(browser.driver().findElements(By.cssSelector(".wd-viewer img, .wd-viewer script")))
        .isEmpty();
    assertThat(browser.complaints()).isEmpty();
  }
}
