package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.luben.zstd.Zstd;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.Text;

/** The command line on files alone: no broker is started here. */
class CheckCommandTest {

  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static String game(String round, String movetext) {
    return Text.of(
        """
        [Game "squares/civil-war"]
        [Round "%s"]
        [First "Gray"]

        %s
        *

        """,
        round, movetext);
  }

  @Test
  void check_oneBadGameAmongGood_isRefusedWithPlaceRuleAndNearest() throws IOException {
    Path file =
        file(
            "club.wdr",
            game("1", "1. IGR-G3R IBR-B3C")
                + game("2", "1. IGR-G3R IBR-B3C 2. IGR-G3R")
                + game("3", "1. pass pass"));
    Cli cli = Cli.run("check", file);
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.lines()).hasSize(2);
    assertThat(cli.lines().get(0))
        .startsWith(file + ":12:23: game 2: 'IGR-G3R' refused (SQ-4.2)")
        .contains("nearest legal: IGR-G3")
        .endsWith("2 good answers before it");
    assertThat(cli.lines().get(1)).isEqualTo("3 games: 2 accepted, 1 refused; 4 answers");
  }

  @Test
  void check_oddTagsAndNames_haveNotes() throws IOException {
    Path file =
        file(
            "odd.wdr",
            game("1", "").replace("[Round", "[Date \"17.05.1996\"]\n[Blue \"Zoe\"]\n[Round")
                + game("2", "").replace("[Round", "[Date \"1996.02.30\"]\n[Blue \"Zoé\"]\n[Round")
                + game("3", "").replace("[Round", "[Blue \"Zoe\u0301 \"]\n[Round"));
    Cli cli = Cli.run("check", file);
    assertThat(cli.exit()).isZero();
    assertThat(cli.err().lines())
        .satisfiesExactly(
            line ->
                assertThat(line)
                    .startsWith(file + ":2:8: game 1: note: expected a date of the calendar")
                    .contains("but Date is '17.05.1996'"),
            line -> assertThat(line).startsWith(file + ":11:8: game 2: note: ").contains(".02.30"),
            line -> assertThat(line).startsWith("note: 'Zoe' and 'Zoé' differ only in case or"));
  }

  @Test
  void check_utf16_isCalledByItsName() throws IOException {
    Path file = folder.resolve("notepad.wdr");
    Files.writeString(file, "\uFEFF" + game("1", "1. IGR-G3R"), StandardCharsets.UTF_16LE);
    Cli cli = Cli.run("check", file);
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.lines().get(0))
        .startsWith(file + ":1:1: game 1: expected UTF-8 but the text is UTF-16 (little-endian)");
  }

  @Test
  void check_goodFile_exitsWithZero() throws IOException {
    Cli cli = Cli.run("check", file("good.wdr", game("1", "1. IGR-G3R")));
    assertThat(cli.exit()).isZero();
    assertThat(cli.out()).isEqualTo(Text.of("1 game: 1 accepted, 0 refused; 1 answer%n"));
  }

  @Test
  void check_emptyFile_hasNoGames() throws IOException {
    Cli cli = Cli.run("check", file("empty.wdr", ""));
    assertThat(cli.exit()).isZero();
    assertThat(cli.out()).startsWith("0 games");
  }

  @Test
  void standardInputAndCompressedFiles_areReadAsFilesAre() throws IOException {
    String text = game("1", "1. IGR-G3R IBR-B3C") + game("2", "1. IGR-G3R");
    Path zst = folder.resolve("club.wdr.zst");
    Files.write(zst, Zstd.compress(text.getBytes(StandardCharsets.UTF_8)));
    assertThat(Cli.run("check", zst).out()).startsWith("2 games: 2 accepted, 0 refused; 3 answers");
    List<String> traced = Cli.run("trace", zst).lines();
    assertThat(traced).hasSize(5);
    InputStream before = System.in;
    try {
      System.setIn(new ByteArrayInputStream(Files.readAllBytes(zst)));
      assertThat(Cli.run("trace", "-").lines()).isEqualTo(traced);
      System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
      assertThat(Cli.run("position", "-", "--game-number", "2", "--json").lines())
          .containsExactly(traced.get(4));
    } finally {
      System.setIn(before);
    }
    byte[] whole = Files.readAllBytes(zst);
    Path cut = folder.resolve("cut.zst");
    Files.write(cut, Arrays.copyOf(whole, whole.length - 9));
    Cli refused = Cli.run("check", cut, zst);
    assertThat(refused.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(refused.lines().get(0)).contains("expected zstandard data to its end");
    assertThat(Cli.run("check", "-", "-").err()).contains("standard input (-) once");
    assertThat(Cli.run("check", folder).err()).contains("is a directory");
  }

  @Test
  void check_allErrors_tellsEveryBadTagAndTheFirstIllegalAnswer() throws IOException {
    String game =
        """
        [Game "squares/civil-war"]
        [First "Gray"]
        [Result "Grey"]
        [Termination "boredom"]
        [GameId "12"]

        1. IGR-G3R XYZ IGR-G3C
        *

        """;
    Path file = file("bad.wdr", game + game.replace("First \"Gray\"", "First \"Red\""));
    Cli first = Cli.run("check", file);
    assertThat(first.lines()).hasSize(3);
    Cli all = Cli.run("check", "--all-errors", file);
    assertThat(all.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(all.lines()).hasSize(9).contains(first.lines().get(0), first.lines().get(1));
    assertThat(all.lines().get(3)).startsWith(file + ":7:12: game 1: 'XYZ' refused");
    // its answers cannot be judged, because the first side is unknown
    assertThat(all.lines().subList(4, 8))
        .allMatch(line -> line.contains("game 2"))
        .noneMatch(line -> line.contains("XYZ"));
    assertThat(all.lines().get(8)).isEqualTo("2 games: 0 accepted, 2 refused; 0 answers");
  }

  @Test
  void check_allErrors_doesNotMissTags_afterATextThatCannotBeRead() throws IOException {
    String unread = "\n[Event Club evening]\n[First \"Gray\"]\n\n*\n";
    Path file = file("bad.wdr", "[Game \"squares/civil-war\"]" + unread);
    Cli first = Cli.run("check", file);
    Cli all = Cli.run("check", "--all-errors", file);
    assertThat(all.lines()).isEqualTo(first.lines()).hasSize(2);
    assertThat(all.lines().get(0)).startsWith(file + ":2:");
    file("bad.wdr", unread.strip());
    assertThat(Cli.run("check", "--all-errors", file).lines()).hasSize(2);
    file("bad.wdr", "[Game \"chess\"]" + unread);
    List<String> two = Cli.run("check", "--all-errors", file).lines();
    assertThat(two).hasSize(3);
    assertThat(two.get(0)).contains(":1:", "chess");
    assertThat(two.get(1)).startsWith(file + ":2:");
  }

  @Test
  void check_json_isAnObjectALine() throws IOException {
    Path file = file("two.wdr", game("1", "1. IGR-G3R") + game("<>", "1. XYZ {a comment}"));
    List<String> lines = Cli.run("check", "--json", file).lines();
    assertThat(lines).hasSize(3);
    JsonNode good = new ObjectMapper().readTree(lines.get(0));
    assertThat(good.path("outcome").asText()).isEqualTo("accepted");
    assertThat(good.path("id").asText()).matches("[0-9a-f]{16}");
    assertThat(good.path("answers").asInt()).isEqualTo(1);
    JsonNode bad = new ObjectMapper().readTree(lines.get(1));
    assertThat(bad.path("outcome").asText()).isEqualTo("refused");
    assertThat(bad.path("line").asInt()).isEqualTo(8);
    assertThat(bad.path("problems").path(0).path("token").asText()).isEqualTo("XYZ");
    assertThat(bad.path("problems").path(0).path("nearest")).isNotEmpty();
    assertThat(lines.get(2)).isEqualTo("{\"games\":2,\"accepted\":1,\"refused\":1,\"answers\":1}");
  }

  @Test
  void check_missingFile_isAUsageErrorThatNamesIt() {
    Cli cli = Cli.run("check", folder.resolve("none.wdr"));
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains("none.wdr").contains("does not exist");
  }

  @ParameterizedTest
  @CsvSource({"link.wdr", "none.wdr"})
  void check_linkToItselfOrToNoFile_isCalledALink(String target) throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.wdr"), Path.of(target));
    Cli cli = Cli.run("check", link);
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains("expected a file but " + link + " is a link that leads nowhere");
  }

  @Test
  void trace_refusedGame_showsItsGoodPrefixThenTheError() throws IOException {
    Path file = file("bad.wdr", game("1", "1. IGR-G3R IBR-B3C 2. IGR-G3R"));
    Cli cli = Cli.run("trace", file);
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.lines()).hasSize(3).allMatch(line -> line.startsWith("{\"game\":"));
    assertThat(cli.err()).contains(":5:23: game 1:").contains("SQ-4.2");
  }

  @Test
  void position_atAPly_isTheTracesLine() throws IOException {
    Path file = file("good.wdr", game("1", "1. IGR-G3R IBR-B3C 2. CGR-G2CL"));
    String traced = Cli.run("trace", file).lines().get(2);
    Cli cli = Cli.run("position", file, "--at", "2", "--json");
    assertThat(cli.exit()).isZero();
    assertThat(cli.lines()).containsExactly(traced);
  }

  @Test
  void position_ofAFile_hasNoEditions() throws IOException {
    Path file = file("good.wdr", game("1", "1. IGR-G3R"));
    for (String reading : List.of("--edition=1", "--as-recorded")) {
      Cli cli = Cli.run("position", file, reading);
      assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(cli.err())
          .contains("expected an archived game beside " + reading.replaceFirst("=.*", ""));
    }
  }

  @Test
  void check_withMapsThatAreNowhere_isAUsageErrorThatNamesTheFolder() throws IOException {
    Path file = file("good.wdr", game("1", "1. IGR-G3R"));
    Cli cli = Cli.run("check", "--map", folder.resolve("none"), file);
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err())
        .contains("expected a folder with maps after --map but '", "none' is none");
  }

  @Test
  void position_beyondTheEnd_namesTheRange() throws IOException {
    Path file = file("good.wdr", game("1", "1. IGR-G3R"));
    Cli cli = Cli.run("position", file, "--at", "2");
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.err()).contains("expected a ply from 0 to 1 but got 2");
  }

  @Test
  void position_pictures_areWritten() throws IOException {
    Path file = file("good.wdr", game("1", "1. IGR-G3R"));
    Path svg = folder.resolve("a/board.svg");
    Path png = folder.resolve("board.png");
    Cli cli = Cli.run("position", file, "--svg", svg, "--png", png, "--width", "400");
    assertThat(cli.exit()).isZero();
    assertThat(Files.readString(svg)).startsWith("<").contains("G3R");
    assertThat(Files.readAllBytes(png)).startsWith(0x89, 'P', 'N', 'G');
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-5", "10001", "2147483647"})
  void position_pictures_haveAWidthThatCanBeDrawn(String width) throws IOException {
    Path file = file("good.wdr", game("1", "1. IGR-G3R"));
    Path png = folder.resolve("board.png");
    Cli cli = Cli.run("position", file, "--png", png, "--width", width);
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains("--width: expected 1 to 10000 pixels but got " + width);
    assertThat(png).doesNotExist();
  }

  @Test
  void simulate_writesSoManyGames() throws IOException {
    Path out = folder.resolve("c.wdr");
    Cli cli =
        Cli.run(
            "simulate",
            "--game",
            "squares/civil-war",
            "--games",
            "2",
            "--seed",
            "1",
            "--players",
            "uniform,uniform",
            "--out",
            out);
    assertThat(cli.exit()).isZero();
    assertThat(Files.readAllLines(out).stream().filter("[Game \"squares/civil-war\"]"::equals))
        .hasSize(2);
  }

  @Test
  void perft_lastLine_isTheNumber() {
    Cli cli = Cli.run("perft", "--game", "squares/civil-war", "--depth", "2", "--split");
    assertThat(cli.exit()).isZero();
    assertThat(cli.lines()).hasSize(18).endsWith("289");
    assertThat(cli.lines()).contains("pass 17");
  }

  @Test
  void perft_fromAPositionOfARecord_countsFromThere() throws IOException {
    Path file = file("good.wdr", game("1", "1. IGR-G3R IBR-B3C"));
    assertThat(Cli.run("perft", "--record", file, "--at", "0", "--depth", "1").lines())
        .endsWith("17");
    assertThat(Cli.run("perft", "--record", file, "--depth", "0").lines()).endsWith("1");
  }

  @Test
  void unknownCommandsOptionsAndGames_areUsageErrors() {
    assertThat(Cli.run("frobnicate").exit()).isEqualTo(ExitCode.USAGE);
    assertThat(Cli.run("check").exit()).isEqualTo(ExitCode.USAGE);
    assertThat(Cli.run("perft", "--game", "chess", "--depth", "1").err())
        .contains("squares/civil-war")
        .contains("chess");
    assertThat(Cli.run("perft", "--depth", "1").exit()).isEqualTo(ExitCode.USAGE);
    assertThat(Cli.run("perft", "--game", "squares/civil-war", "--depth", "-1").exit())
        .isEqualTo(ExitCode.USAGE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "check|expected FILE",
        "perft --depth|expected --depth D",
        "perft --depth x|expected a number after --depth but got 'x'",
        "perft --depth 99999999999|expected a number after --depth but got '99999999999'",
        "perft --game chess|--game: expected a game with complete rules, one of hasami, squares/civil-war",
        "board chess|GAME: expected a game with complete rules, one of hasami, squares/civil-war",
        "report --compare a|expected 2 GAMES after --compare;",
        "import games.json|expected --from SITE;",
        "import|expected --from SITE and FILE;"
      })
  void missingWordsAndBadValues_areSaidInTheProgramsOwnWords(String line, String said) {
    Cli cli = Cli.run((Object[]) line.split(" "));
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err())
        .startsWith("error: " + said)
        .contains("; 'wardiary help ")
        .hasLineCount(1);
  }

  @Test
  void wrongWords_getOneLineWithTheNearestRightOnes() {
    assertThat(Cli.run("position", "x", "--jsn").err())
        .hasLineCount(1)
        .contains("got '--jsn'; nearest: --json; 'wardiary help position' explains");
    assertThat(Cli.run("positon", "x").err())
        .hasLineCount(1)
        .contains("wardiary: no command 'positon'; did you mean 'position'");
    assertThat(Cli.run("help", "comment").err().strip())
        .isEqualTo("wardiary: no command 'comment'; 'wardiary help' lists all");
    assertThat(Cli.run("games", "extra").err())
        .hasLineCount(1)
        .contains("expected no more arguments of 'wardiary games' but got 'extra'");
    assertThat(Cli.run("simulate").err()).hasLineCount(1).contains("--players", "--seed");
  }

  @Test
  void check_mapThatIsWonInTheFirstTurn_isWarnedOfOnce() throws IOException {
    String map =
        """
        {"width": 5, "height": 1, "startingGold": 50, "cities": [
          {"square": "a1", "owner": "Red", "gold": 0}, {"square": "e1", "owner": "Blue", "gold": 0}]}
        """;
    file("strip.json", map);
    String game =
        "[Game \"generals-view\"]\n[First \"Red\"]\n[Map \"strip\"]\n\n"
            + "+M1@a1 M1:b1.c1.d1.e1 Red\n\n";
    Cli cli = Cli.run("check", "--map", folder, file("two.wdr", game + game));
    assertThat(cli.exit()).isZero();
    assertThat(cli.err())
        .isEqualTo(
            "warning: map 'strip': the side that begins can take every city in its first turn"
                + Text.of(" (Red, Blue)%n"));
  }
}
