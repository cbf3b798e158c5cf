package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.squares.Napoleonic;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;

/** Changed rules, from their file to what the archive's commands make of games played by them. */
final class RulesCommandTest {

  private static final String GAME = "squares/civil-war";

  @TempDir Path folder;
  private Path data;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private Path five() throws IOException {
    return file(
        "five.json",
        Text.of("{\"game\": \"%s\", \"name\": \"five\", \"rules\": {\"losses-to-end\": 5}}", GAME));
  }

  private Path simulated(String out, String event, int games, Object... more) {
    Path file = folder.resolve(out);
    List<Object> words =
        List.of(
            "simulate",
            "--game",
            GAME,
            "--games",
            games,
            "--seed",
            3,
            "--event",
            event,
            "--players",
            "aggressive,mixed:0.9",
            "--out",
            file);
    Object[] all = java.util.stream.Stream.concat(words.stream(), Arrays.stream(more)).toArray();
    Cli cli = Cli.run(all);
    assertThat(cli.exit()).as(cli.err()).isZero();
    return file;
  }

  static List<String> games() {
    return Games.all().stream()
        .filter(game -> !game.parameters().all().isEmpty())
        .map(Game::id)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void json_isAFileOfTheStandardRules(String game) throws IOException {
    Path standard = file("standard.json", Cli.run("rules", game, "--json").out());
    Cli read = Cli.run("rules", game, "--rules", standard);
    assertThat(read.exit()).as(read.err()).isZero();
    assertThat(read.out()).isEqualTo(Cli.run("rules", game).out());
    Cli played =
        Cli.run(
            "simulate",
            "--game",
            game,
            "--games",
            1,
            "--seed",
            1,
            "--rules",
            standard,
            "--players",
            "uniform,uniform",
            "--max-answers",
            30,
            "--out",
            "-");
    assertThat(played.out()).startsWith("[Game ").doesNotContain("[Rules ");
  }

  @Test
  void simulate_lossesOfFive_halveTheGames() throws IOException {
    String ten = Files.readString(simulated("ten.wdr", "Test", 40));
    String five = Files.readString(simulated("five.wdr", "Test", 40, "--rules", five()));
    assertThat(five).contains("[Rules \"five sha256:face6191b382").contains(" losses-to-end=5\"]");
    double ratio = (double) words(five) / words(ten);
    assertThat(ratio).isBetween(0.4, 0.75);
  }

  private static long words(String records) {
    return records
        .lines()
        .filter(line -> !line.startsWith("["))
        .mapToLong(line -> line.split(" ").length)
        .sum();
  }

  @Test
  void perft_byOtherRules_countsTheirs() throws IOException {
    Path one =
        file(
            "one.json",
            Text.of("{\"game\":\"%s\",\"name\":\"one\",\"rules\":{\"passes\":false}}", GAME));
    long all = Long.parseLong(Cli.run("perft", "--game", GAME, "--depth", 1).out().strip());
    Cli without = Cli.run("perft", "--game", GAME, "--depth", 1, "--rules", one);
    assertThat(Long.parseLong(without.out().strip())).isEqualTo(all - 1);
  }

  @Test
  void rules_badFiles_areRefusedInALine() throws IOException {
    byte[] large = new byte[10 << 20];
    Arrays.fill(large, (byte) ' ');
    List<Path> bad =
        List.of(
            Files.write(folder.resolve("large.json"), large),
            Files.write(
                folder.resolve("latin.json"),
                "{\"game\": \"\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1)),
            file("bom.json", "\uFEFF{}"),
            file("empty.json", ""),
            file("unknown.json", "{\"game\": \"chess\", \"name\": \"a\", \"rules\": {}}"),
            file(
                "other.json", "{\"game\": \"squares/napoleonic\", \"name\": \"a\", \"rules\": {}}"),
            file("huge.json", rules("\"losses-to-end\": 1e99999")),
            file("negative.json", rules("\"losses-to-end\": -5")),
            file("twice.json", rules("\"losses-to-end\": 5, \"losses-to-end\": 5")),
            file("never.json", rules("\"losses-to-end\": 99")),
            file(
                "nobody.json",
                rules("\"number-infantry\": 0, \"number-cavalry\": 0, \"number-artillery\": 0")),
            file("crowd.json", rules("\"number-infantry\": 16")));
    for (Path path : bad) {
      Cli cli = Cli.run("rules", GAME, "--rules", path);
      assertThat(cli.exit()).as(path.toString()).isEqualTo(ExitCode.REFUSED);
      assertThat(cli.out()).isEmpty();
      assertThat(cli.err())
          .startsWith("error: " + path + ": ")
          .contains("expected")
          .hasLineCount(1);
    }
    assertThat(Cli.run("rules", GAME, "--rules", folder.resolve("none.json")).exit())
        .isEqualTo(ExitCode.USAGE);
  }

  @Test
  void rulesFromStandardInput_areRefused_asAFileThatIsMissing() {
    for (List<String> words :
        List.of(
            List.of("what-if", "-"),
            List.of("rules", GAME, "--rules", "-"),
            List.of("perft", "--game", GAME, "--depth", "1", "--rules", "-"))) {
      Cli cli = Cli.run(words.toArray());
      assertThat(cli.exit()).as(words.toString()).isEqualTo(ExitCode.USAGE);
      assertThat(cli.err()).startsWith("error: expected a file but - is standard input, ");
    }
  }

  private static String rules(String rules) {
    return Text.of("{\"game\": \"%s\", \"name\": \"a\", \"rules\": {%s}}", GAME, rules);
  }

  @Test
  void record_whoseRulesWereTouched_isRefused() throws IOException {
    String record = Files.readString(simulated("five.wdr", "Test", 1, "--rules", five()));
    Path touched = file("touched.wdr", record.replace("losses-to-end=5", "losses-to-end=6"));
    Cli cli = Cli.run("check", touched);
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.out() + cli.err()).contains("for these changes but got sha256:face6191b382");
    // by the standard rules the game would continue
    Path standard = file("standard.wdr", record.replaceAll("\\[Rules .*\\n", ""));
    assertThat(Cli.run("check", standard).exit()).isEqualTo(ExitCode.REFUSED);
  }

  /** A command on the archive. */
  private Cli archived(Object... words) {
    return Cli.run(Stream.concat(Stream.of(words), Stream.of("--data", data)).toArray());
  }

  @Test
  @Tag("slow")
  void archive_ofBoth_keepsThemApart() throws IOException {
    Path five = simulated("five.wdr", "Cup", 3, "--rules", five());
    Path ten = simulated("ten.wdr", "Cup", 4);
    data = folder.resolve("data");
    try (HeldArchive broker = HeldArchive.in(data)) {
      broker.cluster().requireAlive();
      assertThat(archived("archive", five, ten).exit()).isZero();
      Cli again = archived("archive", "-q", five);
      assertThat(again.out()).as(again.err()).contains("3 duplicate");

      assertThat(archived("export", "--rules", "five").out()).isEqualTo(Files.readString(five));
      assertThat(archived("games").out()).contains("7 of 7 games");
      assertThat(archived("games", "--rules", "standard").out()).contains("4 of 7 games");
      String json = archived("games", "--rules", "sha256:face61", "--json").out();
      assertThat(json).contains("\"rules\":\"five sha256:face6191b382").hasLineCount(3);
      assertThat(archived("standings").out())
          .contains("Cup, squares/civil-war, simulated: 4 games")
          .contains(
              "Cup, squares/civil-war, rules five sha256:face6191b382, simulated: 3 games count");

      String id = json.substring(json.indexOf(':') + 2).substring(0, 16);
      assertThat(archived("search", "--position", id + "@0").out())
          .contains("came to the position")
          .contains(id);
      requirePositionsOfTheirRules(id);
      Cli doctor = archived("doctor");
      assertThat(doctor.exit()).as(doctor.out() + doctor.err()).isZero();

      requireFolded(id);
      requireOfTheFilesKind();
      requireRestored();
      Path out = folder.resolve("out");
      assertThat(archived("report", "--out", out).exit()).isZero();
      assertThat(Files.readString(out.resolve("csv/provenance.csv")))
          .contains("3 by five sha256:face6191b382");
      Cli mixed = archived("report", "--rules", "standard", "--rules", "five", "--out", out);
      assertThat(mixed.exit()).isEqualTo(ExitCode.REFUSED);
      assertThat(mixed.err()).contains("expected one set of rules for squares/civil-war");
      requireNothingPublished();
    }
  }

  /** Checks that a site of games by two sets of rules is refused before anything is made. */
  private void requireNothingPublished() {
    Path site = folder.resolve("mixed");
    Cli mixed = archived("publish", "--rules", "standard", "--rules", "five", "--out", site);
    assertThat(mixed.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(mixed.err())
        .startsWith("error: --rules: expected one set of rules for squares/civil-war");
    assertThat(site).doesNotExist();
  }

  /**
   * Checks that a position as JSON is read by the rules that it names, or else by those asked for.
   */
  private void requirePositionsOfTheirRules(String id) {
    String five = archived("position", id, "--at", 1, "--json").out().strip();
    assertThat(five).contains("\"rules\":\"five sha256:face6191b382");
    String none = five.replaceFirst("\"rules\":\"[^\"]*\",", "");
    assertThat(archived("search", "--position", five).out()).contains(id);
    assertThat(archived("search", "--position", none, "--rules", "five").out()).contains(id);
    assertThat(archived("search", "--position", none).out()).doesNotContain(id);
    assertThat(archived("explore", "--game", "civil-war", "--rules", "five", "--json").out())
        .contains("\"results\"");
    Cli touched = archived("search", "--position", five.replace("to-end=5", "to-end=6"));
    assertThat(touched.exit()).isEqualTo(ExitCode.REFUSED);
  }

  /**
   * Checks that games by ten losses end no later if they are folded by five, and that games by five
   * end as they did.
   *
   * @param id a game by five losses
   */
  private void requireFolded(String id) throws IOException {
    Path csv = folder.resolve("what-if.csv");
    Cli cli = archived("what-if", five(), "--csv", csv);
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.out()).contains("4 games of squares/civil-war by the rules five sha256:face61");
    assertThat(cli.err()).contains("3 by five sha256:face6191b382");
    assertThat(Files.readString(csv)).hasLineCount(5);
    assertThat(archived("what-if", five(), "--csv", "-").out()).isEqualTo(Files.readString(csv));
    assertThat(archived("what-if", five(), "--csv", "-", "--json").exit())
        .isEqualTo(ExitCode.USAGE);
    String own = archived("what-if", five(), "--rules", "five", "--json").out();
    assertThat(own).hasLineCount(3);
    assertThat(own.lines()).allMatch(line -> line.contains("\"change\":\"the same\""));
    Path ten = file("ten.json", Cli.run("rules", GAME, "--json").out());
    assertThat(archived("what-if", ten, "--rules", "five", "--json").out().lines())
        .hasSize(3)
        .allMatch(line -> line.contains("\"change\":\"open under these rules\""));
    Cli none = archived("what-if", ten, "--id", id);
    assertThat(none.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(none.out()).isEmpty();
    assertThat(none.err())
        .startsWith("error: expected games by the standard rules but games by other rules are left")
        .contains("1 by five sha256:face6191b382");
    Path passes = file("passes.json", rules("\"passes\": false"));
    Cli refused = archived("what-if", passes);
    assertThat(refused.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(refused.err())
        .startsWith("error: " + passes + ": rules.passes: SQ-3.2: expected ")
        .contains("it changes which answers are legal");
  }

  /** Checks that a filter that fits only games of another kind than the file's is refused. */
  private void requireOfTheFilesKind() throws IOException {
    Path other = file("other.json", Cli.run("rules", "squares/napoleonic", "--json").out());
    Cli none = archived("what-if", other);
    assertThat(none.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(none.err())
        .startsWith("error: expected archived games of squares/napoleonic but there are none");
    Path golden = folder.resolve("golden.wdr");
    try (InputStream in = GameData.open(new Napoleonic(), "golden.wdr")) {
      Files.copy(in, golden);
    }
    assertThat(archived("archive", golden).exit()).isZero();
    Cli cli = archived("what-if", other, "--game", "civil-war");
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err())
        .startsWith("error: expected games of squares/napoleonic with ")
        .contains("civil-war")
        .contains(" but none of the 1 fits");
  }

  /** Checks that backup, restore and rebuilt views keep games by other rules as they are. */
  private void requireRestored() throws IOException {
    String all = archived("export").out();
    Path backup = folder.resolve("club.wdb");
    assertThat(archived("backup", backup).exit()).isZero();
    assertThat(archived("doctor", "--rebuild", "views").exit()).isZero();
    assertThat(archived("export").out()).isEqualTo(all).contains("[Rules \"five sha256:face61");
    Path other = folder.resolve("restored");
    Cli restored = Cli.run("restore", backup, "--data", other);
    assertThat(restored.exit()).as(restored.err()).isZero();
    assertThat(Cli.run("export", "--data", other).out()).isEqualTo(all);
  }
}
