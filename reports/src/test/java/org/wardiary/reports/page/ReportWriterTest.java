package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
import org.wardiary.reports.draw.Scene;

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
            new SampleGame("test/game", text, text, Optional.of(new Scene(9, 9, text, List.of())))),
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
    for (String page : List.of("index.html", "test-game/index.html", "test-game/tables.html")) {
      assertThat(folder.resolve(page))
          .content()
          .doesNotContain("<script")
          .doesNotContain("<img src=x")
          .contains("<bdi>");
    }
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

  /** The pages without their pictures and fonts. */
  @Test
  void pages_ofTwentyFourGames_areTheGoldenOnes() throws IOException {
    new ReportWriter(hostile("Blue & <Gray>")).write(folder);
    golden("page.html", bare(folder.resolve("index.html")));
    golden("brief.html", bare(folder.resolve("test-game/index.html")));
    golden("tables.html", bare(folder.resolve("test-game/tables.html")));
    golden("verdicts.csv", Files.readString(folder.resolve("csv/verdicts.csv")));
    golden(
        "win-conditions.csv", Files.readString(folder.resolve("csv/test-game-win-conditions.csv")));
  }

  private static String bare(Path page) throws IOException {
    return Files.readString(page)
        .replaceAll("(?s)<style>.*?</style>", "<style/>")
        .replaceAll("(?s)<svg.*?</svg\\s*>", "<svg/>")
        .replaceAll("(?s)<section id=\"definitions\">.*?</section>", "<section/>")
        .replaceAll("(?s)<tbody>.*?</tbody>", "<tbody/>")
        .replaceAll("base64,[A-Za-z0-9+/=]+", "base64,");
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
  void pages_ofTwoGames_loadNothing_andLinkToWhatIsThere() throws IOException {
    List<Path> files = new ReportWriter(sample()).write(folder);
    int found = 0;
    for (Path file : files) {
      if (file.toString().endsWith(".html")) {
        String page = Files.readString(file);
        assertThat(page)
            .doesNotContain("<script")
            .doesNotContain("src=\"http")
            .doesNotContain("url(http");
        for (String link : links(page)) {
          String[] parts = link.split("#", 2);
          Path target = parts[0].isEmpty() ? file : file.resolveSibling(parts[0]);
          assertThat(target).as(link).exists();
          if (parts.length > 1) {
            assertThat(target).content().contains("id=\"" + parts[1] + "\"");
          }
          found++;
        }
      }
    }
    assertThat(found).isGreaterThan(100);
    assertThat(folder.resolve("squares-civil-war/tables.html"))
        .content()
        .contains("all simulated")
        .contains("class=\"gallery\"")
        .contains("Blue: the most frequent first three actions");
  }

  private static List<String> links(String page) {
    return Pattern.compile("href=\"([^\"]+)\"")
        .matcher(page)
        .results()
        .map(link -> link.group(1))
        .filter(link -> !link.startsWith("data:"))
        .distinct()
        .toList();
  }
}
