package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Results of games without complete rules: from a sheet or by hand to standings and pages. */
class ResultsTest extends OnHeldArchive {

  private static final String THREE =
      """
      [Game "Three Crowns"]
      [Sides "Red, Blue, Gold"]
      [Event "Club"]
      [Round "%s"]
      [Red "Ann"]
      [Blue "Ben"]
      [Gold "%s"]
      [Places "%s"]
      [Result "%s"]

      """;

  private Cli ok(Object... arguments) {
    Object[] all = Arrays.copyOf(arguments, arguments.length + 2);
    all[arguments.length] = "--data";
    all[arguments.length + 1] = data;
    Cli cli = Cli.run(all);
    assertThat(cli.exit()).as(cli.out() + cli.err()).isZero();
    return cli;
  }

  private String pages(Path site, String folder) throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(site)) {
      for (Path file : files.filter(one -> one.getParent().endsWith(folder)).toList()) {
        all.append(Files.readString(file).replaceAll("</?a\\b[^>]*>", ""));
      }
    }
    return all.toString();
  }

  @Test
  void sheetOf61Results_becomesAPage() throws IOException {
    Path sheet = folder.resolve("lakes.csv");
    try (InputStream in = getClass().getResourceAsStream("/results/lakes-and-passes.csv")) {
      Files.copy(in, sheet);
    }
    Path records = folder.resolve("lakes.wdr");
    Object[] words = {
      "import",
      "--from",
      "csv",
      sheet,
      "--game",
      "Lakes and Passes",
      "--sides",
      "North,South",
      "--tag",
      "Event=Autumn 2026",
      "--column",
      "Table=Table",
      "--out",
      records
    };
    long begin = System.nanoTime();
    assertThat(Cli.run(words).out()).startsWith("61 games imported, 0 refused");
    assertThat(ok("archive", records).lines()).filteredOn(l -> l.contains("stored")).hasSize(61);
    ok("publish", "--out", folder.resolve("site"));
    System.out.printf("61 results to a site: %.1f s%n", (System.nanoTime() - begin) / 1e9);

    assertThat(ok("archive", records).lines())
        .filteredOn(line -> line.contains("duplicate of"))
        .hasSize(61);
    Cli standings = ok("standings", "--crosstable");
    assertThat(standings.lines().get(0))
        .isEqualTo("Autumn 2026, recorded/lakes-and-passes: 59 games count, 2 not played");
    assertThat(standings.lines()).filteredOn(line -> line.matches("\\d+ +[A-Z].*")).hasSize(32);
    assertThat(ok("players").lines()).anyMatch(line -> line.startsWith("Ada Brook"));
    assertThat(pages(folder.resolve("site"), "tournaments"))
        .contains("Standings", "Crosstable", "Ada Brook");
    assertThat(pages(folder.resolve("site"), "games"))
        .contains("Of this game only the result is known.", "<bdi>Lakes and Passes</bdi> · result")
        .contains("Bid 1 · Score 18 - 11 · Turns 6");
    ok("report", "--out", folder.resolve("report"));
    assertThat(pages(folder.resolve("report"), "recorded-lakes-and-passes"))
        .containsPattern("North won 66.{1,6}% of 58 games with a winner")
        .contains("passes-bids\"", "passes-balance\"", "passes-strength\"");
  }

  @Test
  void listsSayTheLevel_andFilterByIt() throws IOException {
    Path file = folder.resolve("some.wdr");
    Files.writeString(
        file,
        """
        [Game "Lakes"]
        [Sides "North,South"]
        [North "Ann"]
        [South "Ben"]
        [Turns "7"]
        [Result "South"]
        [Termination "sudden-death"]

        [Game "Lakes"]
        [Sides "North,South"]
        [North "Cid"]
        [South "Ben"]

        1. A@X 3. A-Y North

        [Game "squares/civil-war"]
        [First "Gray"]

        IGR-G3C *
        """);
    ok("archive", file);
    assertThat(ok("games", "--level", "recorded").lines()).endsWith("1 of 3 games");
    JsonNode recorded =
        new ObjectMapper().readTree(ok("games", "--level", "recorded", "--json").out());
    assertThat(recorded.get("level").asText()).isEqualTo("recorded");
    assertThat(recorded.get("notes").asInt()).isEqualTo(1);
    assertThat(recorded.get("title").asText()).isEqualTo("Lakes");
    JsonNode result =
        new ObjectMapper().readTree(ok("games", "--ending", "sudden-death", "--json").out());
    assertThat(result.get("level").asText()).isEqualTo("result");
    assertThat(result.get("turns").asInt()).isEqualTo(7);
    assertThat(ok("games", "--level", "refereed").out()).contains("refereed");
    assertThat(ok("games", "--result", "south", "--side", "North").lines())
        .endsWith("1 of 3 games");
    assertThat(Cli.run("games", "--level", "guessed", "--data", data).err())
        .contains("--level: expected one of result, recorded, checked, refereed but got 'guessed'");
    ok("rows", "--out", folder.resolve("rows"));
    assertThat(Files.readString(folder.resolve("rows/games.csv"))).contains("level,notes");
    assertThat(ok("export", "--format", "json", "--level", "result").out())
        .contains("sudden-death");
  }

  @Test
  void severalSides_areRankedByPlace_andEnterNothingElse() throws IOException {
    Path file = folder.resolve("three.wdr");
    Files.writeString(
        file,
        THREE.formatted("1", "Cid", "Gold, Red = Blue", "Gold")
            + "Gold\n\n"
            + THREE.formatted("2", "Cid", "Gold, Blue, Red", "Gold")
            + "Gold\n\n"
            + THREE.formatted("2", "Dora", "Gold, Blue, Red", "Gold")
            + "Gold\n\n"
            + "[Game \"Lakes\"]\n[Sides \"North,South\"]\n[Result \"South\"]\n[South \"Ann\"]\n");
    List<String> archived = ok("archive", file).lines();
    assertThat(archived).filteredOn(line -> line.contains("stored")).hasSize(4);
    assertThat(ok("archive", file).lines()).filteredOn(l -> l.contains("duplicate of")).hasSize(4);
    Cli standings = ok("standings", "--rounds", "--crosstable");
    assertThat(standings.lines())
        .startsWith(
            "Club, recorded/three-crowns: 3 games count",
            "rank  player  games  firsts  points",
            "1     Cid     2      2       2.00",
            "2     Ben     3      0       1.25",
            "3     Dora    1      1       1.00",
            "4     Ann     3      0       0.25");
    assertThat(standings.out()).containsPattern("1 +Ann - Ben - Cid +Gold");
    assertThat(ok("games", "--player", "Dora").lines().get(1)).contains("Ann - Ben - Dora");
    assertThat(ok("games", "--winner", "Cid").lines()).endsWith("2 of 4 games");
    assertThat(ok("players", "--json").out()).doesNotContain("Cid");
    ok("publish", "--out", folder.resolve("site"));
    assertThat(pages(folder.resolve("site"), "tournaments")).contains("First places", "1.25");
    assertThat(pages(folder.resolve("site"), "games"))
        .contains("<bdi>Ann</bdi> – <bdi>Ben</bdi> – <bdi>Dora</bdi>")
        .contains("Places Gold, Red = Blue");
    Path report = folder.resolve("report");
    ok("report", "--out", report);
    assertThat(Files.readString(report.resolve("csv/provenance.csv")))
        .contains("3 games of more than two sides are left out");
  }
}
