package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.analytics.Archive;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.squares.CivilWar;
import org.wardiary.events.game.squares.Napoleonic;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.testkit.Goldens;
import org.wardiary.events.text.InputRefused;

class ReportWriterTest {

  @TempDir Path folder;

  private static ReportInput sample() {
    Archive.Builder archive = new Archive.Builder();
    SampleRows.civilWar(1).addTo(archive, 120);
    SampleRows.napoleonic(2).addTo(archive, 120);
    MapFile map = MapLibrary.bundled().find("squares").orElseThrow();
    return ReportInput.of(
        "A tournament of SQUARES",
        archive.build(),
        "",
        List.of(ReportGame.of(new CivilWar(), map), ReportGame.of(new Napoleonic(), map)),
        List.of(
            new SampleGame("squares/civil-war", "Game 1", "1. Blue moves.\n", Optional.empty())),
        List.of(new Fact("games", "240")));
  }

  /** Writes the sample report for inspection: {@code java … ReportWriterTest FOLDER}. */
  public static void main(String[] args) {
    new ReportWriter(sample()).write(Path.of(args[0]));
  }

  @Test
  void files_ofTwoRuns_areEqualByteForByte() throws IOException {
    List<Path> one = new ReportWriter(hostile("Blue")).write(folder.resolve("one"));
    List<Path> two = new ReportWriter(hostile("Blue")).write(folder.resolve("two"));

    assertThat(one).hasSameSizeAs(two).allSatisfy(file -> assertThat(file).isNotEmptyFile());
    for (int i = 0; i < one.size(); i++) {
      assertThat(Files.mismatch(one.get(i), two.get(i))).as(one.get(i).toString()).isEqualTo(-1);
    }
  }

  private static ReportInput hostile(String text) {
    SampleRows rows = new SampleRows(3, "test/game", List.of(text, "Other " + text), List.of("I"));
    Archive.Builder archive = new Archive.Builder();
    rows.addTo(archive, 24);
    return ReportInput.of(
        text,
        archive.build(),
        text,
        List.of(),
        List.of(
            new SampleGame(
                "test/game", text, text, Optional.of("<svg><!-- " + text + "--></svg>"))),
        List.of(new Fact(text, text)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>alert(1)</script>",
        "\"'><img src=x onerror=alert(1)>",
        "=cmd|'/C calc'!A0",
        "\u202Eright to left\u200F",
        "../../etc/passwd"
      })
  void names_thatMeanHarm_areHarmless(String text) throws IOException {
    List<Path> files = new ReportWriter(hostile(text)).write(folder);
    String page = Files.readString(folder.resolve("index.html"));

    assertThat(page).doesNotContain("<script").doesNotContain("<img src=x").contains("<bdi>");
    assertThat(files).allSatisfy(file -> assertThat(file.normalize()).startsWith(folder));
    assertThat(folder.resolve("csv/test-game-balance.csv"))
        .content()
        .doesNotContainPattern("(?m)^=")
        .doesNotContain(",=cmd");
  }

  @Test
  void names_ofThreeHundredLetters_areKeptWholeInTheFiles() throws IOException {
    String name = "x".repeat(300);
    new ReportWriter(hostile(name)).write(folder);

    assertThat(folder.resolve("csv/test-game-balance.csv")).content().contains(name);
    assertThat(Files.readString(folder.resolve("charts/test-game-balance.svg")))
        .doesNotContain(name);
  }

  /** The page without its pictures and fonts. */
  @Test
  void page_ofTwentyFourGames_isTheGoldenOne() throws IOException {
    new ReportWriter(hostile("Blue & <Gray>")).write(folder);
    String page =
        Files.readString(folder.resolve("index.html"))
            .replaceAll("(?s)<style>.*?</style>", "<style/>")
            .replaceAll("(?s)<svg.*?</svg\\s*>", "<svg/>")
            .replaceAll("(?s)<section id=\"definitions\">.*?</section>", "<section/>")
            .replaceAll("(?s)<tbody>.*?</tbody>", "<tbody/>")
            .replaceAll("base64,[A-Za-z0-9+/=]+", "base64,");
    golden("page.html", page);
    golden(
        "win-conditions.csv", Files.readString(folder.resolve("csv/test-game-win-conditions.csv")));
  }

  private static void golden(String name, String text) throws IOException {
    Goldens.check("org/wardiary/reports/page/" + name, text);
  }

  @Test
  void pageOfSomebodyElse_isNotOverwritten() throws IOException {
    Path page = Files.writeString(folder.resolve("index.html"), "my own page");
    assertThatThrownBy(() -> new ReportWriter(sample()).write(folder))
        .isInstanceOf(InputRefused.class)
        .hasMessageContaining("expected a folder of ours but " + page);
    assertThat(folder).isDirectoryContaining(page::equals);
    assertThat(page).hasContent("my own page");
  }

  @Test
  void tablesAndChartsOfAnEarlierReport_areDeleted() throws IOException {
    new ReportWriter(hostile("Blue")).write(folder);
    Path csv = folder.resolve("csv");
    Path description = csv.resolve("datapackage.json");
    Files.writeString(
        description,
        Files.readString(description).replace("test-game-balance.csv", "gone-balance.csv"));
    for (String name :
        List.of(
            "csv/gone-balance.csv", "charts/gone-balance.svg", "charts/gone-balance-dark.png")) {
      Files.writeString(folder.resolve(name), "x");
    }
    Files.writeString(folder.resolve("charts/mine.svg"), "x");
    List<Path> files = new ReportWriter(hostile("Blue")).write(folder);
    assertThat(files).allSatisfy(file -> assertThat(file).exists());
    assertThat(csv.resolve("gone-balance.csv")).doesNotExist();
    assertThat(folder.resolve("charts")).isDirectoryNotContaining("glob:**gone*");
    assertThat(folder.resolve("charts/mine.svg")).exists();
  }

  @Test
  void page_ofTwoGames_isWholeByItself() throws IOException {
    new ReportWriter(sample()).write(folder);
    String page = Files.readString(folder.resolve("index.html"));

    assertThat(page)
        .doesNotContain("<script")
        .doesNotContain("src=\"http")
        .doesNotContain("url(http")
        .contains("all simulated")
        .contains("class=\"gallery\"")
        .contains("Blue: the most frequent first three actions");
    Matcher links = Pattern.compile("href=\"#([^\"]+)\"").matcher(page);
    int found = 0;
    while (links.find()) {
      assertThat(page).contains("id=\"" + links.group(1) + "\"");
      found++;
    }
    assertThat(found).isGreaterThan(40);
  }
}
