package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.Text;

/** All commands on an archive with games that were not played, and with results alone. */
class UnplayedGamesTest {

  private static final String MOVES = "1. IGR-G3R IBR-B3C 2. CGR-G2CR CBR-B3L\n";

  @TempDir static Path folder;
  private static Path data;
  private static HeldArchive broker;
  private static String forfeit;
  private static String resultOnly;
  private static String whole;

  private static String game(
      String round, String blue, String gray, String result, String how, String moves) {
    String first = moves.isEmpty() ? "" : "[First \"Gray\"]\n";
    String tags = "[Game \"squares/civil-war\"]\n[Event \"Club\"]\n[Round \"%s\"]\n[Blue \"%s\"]\n";
    String end = "[Gray \"%s\"]\n%s[Result \"%s\"]\n[Termination \"%s\"]\n\n%s%s\n\n";
    return Text.of(tags + end, round, blue, gray, first, result, how, moves, result);
  }

  @BeforeAll
  static void archive() throws IOException {
    data = folder.resolve("data");
    broker = HeldArchive.in(data);
    forfeit = game("1", "Ann", "Bob", "Blue", "forfeit", "");
    resultOnly = game("2", "Bob", "Cid", "Gray", "strategic", "");
    whole = game("1", "Cid", "Dora", "Blue", "resignation", MOVES);
    Files.writeString(
        folder.resolve("club.wdr"),
        forfeit
            + whole
            + resultOnly
            + game("2", "Ann", "?", "Blue", "bye", "")
            + game("3", "Ann", "Cid", "*", "unplayed", "")
            + game("3", "Bob", "Dora", "draw", "unknown", ""));
    Cli archived = Cli.run("archive", folder.resolve("club.wdr"), "--data", data);
    assertThat(archived.exit()).as(archived.out() + archived.err()).isZero();
    assertThat(archived.lines()).filteredOn(line -> line.contains("stored")).hasSize(6);
  }

  @AfterAll
  static void stop() {
    broker.close();
  }

  private static Cli ok(Object... arguments) {
    Object[] all = Arrays.copyOf(arguments, arguments.length + 2);
    all[arguments.length] = "--data";
    all[arguments.length + 1] = data;
    Cli cli = Cli.run(all);
    assertThat(cli.exit()).as(cli.out() + cli.err()).isZero();
    return cli;
  }

  private static String id(String ending) throws IOException {
    JsonNode game = new ObjectMapper().readTree(ok("games", "--json", "--ending", ending).out());
    return game.get("id").asText();
  }

  @Test
  void areExportedListedAndBackedUp() throws IOException {
    assertThat(ok("export", "--ending", "forfeit").out() + "\n").isEqualTo(forfeit);
    assertThat(ok("games", "--ending", "bye").lines()).endsWith("1 of 6 games");
    ok("doctor");
    ok("backup", folder.resolve("club.avro"));
    assertThat(Cli.run("verify", folder.resolve("club.avro")).exit()).isZero();
  }

  @Test
  void standings_showThemWithTheUsualMarks() {
    List<String> lines = ok("standings", "--crosstable", "--rounds").lines();
    assertThat(lines.get(0)).isEqualTo("Club, squares/civil-war: 3 games count, 3 not played");
    assertThat(lines.get(2)).matches("1 +Ann +0 +0 +0 +0 +2 +2 +2 +4 +2 .*");
    assertThat(lines)
        .contains("   player  1  2  3  4  byes  points", "1  Ann     #  -  +  -  1     2")
        .anyMatch(line -> line.matches("1 +Ann +\\+ - - +Bob +Blue +[0-9a-f]{16}"))
        .anyMatch(line -> line.matches("2 +Ann +1 +\\? +Blue +[0-9a-f]{16}"));
    assertThat(ok("standings", "--points-bye", "0.5").lines().get(3)).matches("2 +Ann .*1½ +1½ .*");
    assertThat(ok("standings", "--points-win", "3", "--points-draw", "1").lines().get(2))
        .matches("1 +Ann +0 +0 +0 +0 +6 +6 .*");
    Cli bad = Cli.run("standings", "--points-bye", "2", "--data", data);
    assertThat(bad.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(bad.err())
        .contains("expected points in halves, 0 to those of a win, but got [1.0, 0.5, 2.0]");
  }

  @Test
  void ratingsCountWhatWasPlayed() {
    assertThat(ok("players").lines())
        .anyMatch(line -> line.matches("Ann +1500 .* 0 +0 +0 +0 +0 .*"))
        .anyMatch(line -> line.matches("Cid +17.* 2 +2 +0 +0 +2 .*"));
  }

  @Test
  void noPositionCameUp() throws IOException {
    for (String how : List.of("forfeit", "bye", "unplayed", "unknown", "strategic")) {
      assertThat(ok("position", id(how), "--text").out()).contains("The end");
      for (List<String> more : List.of(List.of("position"), List.of("trace"))) {
        Cli cli = Cli.run(more.get(0), id(how), "--data", data);
        assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
        assertThat(cli.err()).contains("expected a game with positions but");
      }
    }
    assertThat(Cli.run("trace", folder.resolve("club.wdr")).lines()).hasSize(5);
    assertThat(ok("search", "--position", id("resignation") + "@0").lines())
        .endsWith("1 game came to the position");
  }

  @Test
  void statisticsOfPlayLeaveThemOut() throws IOException {
    ok("report", "--out", folder.resolve("out"));
    String csv = "csv/squares-civil-war-";
    assertThat(Files.readString(folder.resolve("out/" + csv + "win-conditions.csv")))
        .contains("either,Gray,strategic,1,3")
        .contains("either,draw,other,1,3")
        .doesNotContain("either,Blue,other,2");
    assertThat(Files.readString(folder.resolve("out/" + csv + "game-length.csv")))
        .doesNotContain(",3,");
    assertThat(Files.readString(folder.resolve("out/csv/provenance.csv")))
        .contains("3 games that were not played (forfeits, byes) are left out")
        .contains("of 2 games only the result is known; statistics about play leave them out");
    ok("rows", "--out", folder.resolve("rows"));
    assertThat(ok("find", "pass").err()).contains("3 games that were not played");
  }

  @Test
  void theSiteTellsWhatIsKnown() throws IOException {
    Path site = folder.resolve("site");
    ok("publish", "--out", site);
    assertThat(page(site, "forfeit"))
        .contains("This game was not played.")
        .contains("<strong>Blue</strong> (forfeit) ·")
        .doesNotContain("viewer.js");
    assertThat(page(site, "unknown")).contains("Of this game only the result is known.");
    assertThat(page(site, "resignation")).contains("viewer.js");
  }

  private static String page(Path site, String ending) throws IOException {
    try (var files = Files.walk(site)) {
      String name = id(ending) + ".html";
      Path page =
          files.filter(file -> file.endsWith(Path.of("games", name))).findFirst().orElseThrow();
      return Files.readString(page);
    }
  }

  @Test
  void theSameRoundIsTheSameGame_andItsMovesAreACorrection() throws IOException {
    Path file = folder.resolve("again.wdr");
    Files.writeString(file, resultOnly.replace("strategic", "attrition"));
    Cli again = Cli.run("archive", file, "--data", data);
    assertThat(again.out()).contains("duplicate of " + id("strategic") + ", which stays as it is");

    Files.writeString(file, game("2", "Bob", "Cid", "Gray", "resignation", MOVES));
    Cli moves = Cli.run("archive", file, "--data", data);
    assertThat(moves.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(moves.out() + moves.err()).contains("correct " + id("strategic") + " --from 0");

    Files.writeString(file, resultOnly.replace("Round \"2\"", "Round \"?\""));
    Cli doubtful = Cli.run("archive", file, "--data", data);
    assertThat(doubtful.exit()).isEqualTo(ExitCode.REFUSED);
  }
}
