package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.compare.Comparison;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.reports.Tournaments;

/** The files of a comparison: most games that Blue won against most others of a tournament. */
class ComparisonWriterTest {

  private static final String SLUG = "squares-civil-war";
  private static final int MOST_BYTES = 1_500_000;
  private static final Pattern LINK = Pattern.compile("href=\"([^\"#]*)#?([^\"]*)\"");

  @TempDir static Path folder;

  @BeforeAll
  static void write() {
    Game game = Games.find("squares/civil-war").orElseThrow();
    ReportGame kind =
        ReportGame.of(game, MapLibrary.bundled().find(game.standardMap()).orElseThrow());
    List<PlayedGame> blue = new ArrayList<>();
    List<PlayedGame> others = new ArrayList<>();
    List<PlayedGame> all = Tournaments.of(game.id()).set().games();
    for (int i = 0; i < all.size(); i++) {
      (all.get(i).won("Blue") == i % 4 > 0 ? blue : others).add(all.get(i));
    }
    Comparison.Pair pair = new Comparison.Pair(study(kind, blue), study(kind, others));
    List<ComparedGame> games =
        Comparison.of(List.of(pair)).stream()
            .map(comparison -> new ComparedGame("The game", comparison, List.of("A note.")))
            .toList();
    new ComparisonWriter(new ComparisonPage("one", "other", games, List.of(new Fact("A", "one"))))
        .write(folder, (done, total) -> {});
  }

  private static Study study(ReportGame kind, List<PlayedGame> games) {
    Study study = Studies.of(kind.info());
    games.forEach(study::add);
    return study;
  }

  private static String text(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  @Test
  void page_hasTheAnswers_andFewCharts() throws IOException {
    String page = text("index.html");

    assertThat(page).contains("What a change of rules is for", "What else differs");
    assertThat(page.split("<figure", -1).length - 1).isBetween(1, 3);
    assertThat(page).doesNotContain("<section id=\"" + SLUG + "-");
    assertThat(page).hasSizeLessThan(MOST_BYTES / 5);
  }

  @Test
  void tables_areOnAPageOfTheGame_whatIsTrueOfAllOnce() throws IOException {
    String page = text(SLUG + "/tables.html");

    assertThat(page).hasSizeLessThan(MOST_BYTES);
    assertThat(page.split("fewer than 20 games are concerned the table", -1)).hasSize(2);
    assertThat(page).contains("Tables with a difference that is more than chance");
    assertThat(page).contains("id=\"" + SLUG + "-balance-win-rate\"");
  }

  @Test
  void links_leadToFilesAndPlacesThatAreThere() throws IOException {
    for (String page : List.of("index.html", SLUG + "/tables.html")) {
      Matcher link = LINK.matcher(text(page));
      while (link.find()) {
        if (link.group(1).matches("(https?:|[ab]/).*")) {
          continue; // elsewhere, and the reports of A and of B, which others write
        }
        Path from = folder.resolve(page);
        Path to = link.group(1).isEmpty() ? from : from.resolveSibling(link.group(1)).normalize();
        assertThat(to).exists();
        if (!link.group(2).isEmpty()) {
          assertThat(Files.readString(to)).contains("id=\"" + link.group(2) + "\"");
        }
      }
    }
  }

  @Test
  void verdicts_areOneTable() throws IOException {
    assertThat(text("csv/verdicts.csv"))
        .startsWith("game [text],table [text],row [text],measure [text],unit [text],family [text],")
        .contains(
            "\nsquares/civil-war,balance-adjusted,\"Blue, first or second\",adjusted,share,main,")
        .doesNotContain(",balance-adjusted,\"Gray, first or second\"");
  }
}
