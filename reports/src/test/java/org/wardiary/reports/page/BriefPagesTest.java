package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.analytics.study.Study;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.testkit.InBrowser;

/** The pages of the bundled tournaments' report as a reader gets them: heights and sizes. */
@Tag("slow")
class BriefPagesTest extends InBrowser {

  private static final int SCREEN = 900;
  private static final int WIDE = 1280;
  private static final int PHONE = 390;
  private static final int SHEETS = 4;

  /** Height of A4 at the width at which a browser prints, with margins of 1 cm, in CSS pixels. */
  private static final int SHEET = 1047;

  private static final int PRINTED = 718;

  @BeforeAll
  static void writePages() throws IOException {
    List<Study> studies = new ArrayList<>();
    List<ReportGame> games = new ArrayList<>();
    for (String id : Tournaments.ids()) {
      Game game = Games.find(id).orElseThrow();
      ReportGame known =
          ReportGame.of(game, MapLibrary.bundled().find(game.standardMap()).orElseThrow());
      games.add(known);
      studies.addAll(
          ReportInput.of("", Tournaments.of(id).archive(), "", List.of(known), List.of(), List.of())
              .studies());
    }
    ReportInput input =
        new ReportInput(
            "Bundled tournaments",
            studies,
            "",
            List.of(),
            List.of(),
            games,
            List.of(),
            List.of(new Fact("Games", "488")));
    for (Map.Entry<String, Supplier<byte[]>> file : new ReportWriter(input).files().entrySet()) {
      if (file.getKey().endsWith(".html")) {
        Path page = folder.resolve(file.getKey());
        Files.createDirectories(page.getParent());
        Files.write(page, file.getValue().get());
      }
    }
  }

  static List<String> games() {
    return Tournaments.ids().stream().map(ReportGame::slug).toList();
  }

  private static long height(String page, int width) {
    browser.width(width);
    browser.open(folder.resolve(page), "");
    assertThat(browser.fits()).as(page).isTrue();
    browser.keep(Text.of("%s-%d", page, width));
    return number("return document.documentElement.scrollHeight");
  }

  private static long number(String script) {
    return ((Number) browser.run(script)).longValue();
  }

  @Test
  void firstPage_hasACardForEachGame_ofTwoScreensAtMost() {
    height("index.html", WIDE);

    assertThat(number("return document.querySelectorAll('.brief').length")).isEqualTo(4);
    assertThat(
            number(
                "return Math.max(...[...document.querySelectorAll('.brief')].map(e =>"
                    + " e.offsetHeight))"))
        .isLessThanOrEqualTo(2 * SCREEN);
    assertThat(
            number(
                "return Math.max(...[...document.querySelectorAll('.brief')].map(e =>"
                    + " e.querySelectorAll('figure').length))"))
        .isLessThanOrEqualTo(6);
    height("index.html", PHONE);
  }

  @ParameterizedTest
  @MethodSource("games")
  void brief_takesEightScreensAtMost_andAnswersAllQuestionsItCan(String game) {
    String page = game + "/index.html";

    assertThat(height(page, WIDE)).isLessThanOrEqualTo(8 * SCREEN);
    assertThat(number("return document.querySelectorAll('.answer').length")).isBetween(7L, 9L);
    height(page, PHONE);
  }

  @ParameterizedTest
  @MethodSource("games")
  void brief_isPrintedOnFourSheetsAtMost(String game) {
    browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
    try {
      assertThat(height(game + "/index.html", PRINTED)).isLessThanOrEqualTo(SHEETS * SHEET);
    } finally {
      browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", ""));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void tables_areEighteenAtMost_andNoPageIsLarge(String game) throws IOException {
    height(game + "/tables.html", PHONE);
    height(game + "/tables.html", WIDE);

    assertThat(
            number(
                "return document.querySelectorAll('section:not(#definitions) > details table').length"))
        .isBetween(8L, 18L);
    for (String page : List.of("index.html", game + "/index.html", game + "/tables.html")) {
      assertThat(Files.size(folder.resolve(page))).as(page).isLessThanOrEqualTo(1_200_000);
    }
  }
}
