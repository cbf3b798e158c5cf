package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.Text;

/** The commands games, standings and players on an archive of one club evening. */
class TournamentCommandsTest {

  private static final String NORTH =
      """
      [Game "squares/napoleonic"]
      [Event "North"]
      [French "Zoé"]
      [British "zoe"]
      [First "French"]

      *
      """;

  @TempDir static Path folder;
  private static Path data;
  private static HeldArchive broker;

  private static String game(String tags, String answers, String result) {
    return "[Game \"squares/civil-war\"]\n"
        + "[Event \"Club <evening>\"]\n"
        + tags
        + "[Result \""
        + result
        + "\"]\n\n1. "
        + answers
        + "\n"
        + result
        + "\n\n";
  }

  private static String players(String blue, String gray, String round, String date) {
    return Text.of(
        "[Date \"%s\"]\n[Round \"%s\"]\n[Blue \"%s\"]\n[Gray \"%s\"]\n[First \"Gray\"]\n",
        date, round, blue, gray);
  }

  @BeforeAll
  static void archive() throws IOException {
    data = folder.resolve("data");
    broker = HeldArchive.in(data);
    Path file = folder.resolve("club.wdr");
    Files.writeString(
        file,
        game(
                players("Ann", "=Bob", "1", "1996.05.17") + "[Termination \"resignation\"]\n",
                "IGR-G3R IBR-B3C",
                "Blue")
            + game(
                players("Cid\u00A0", "Ann ", "2 ", "1996.??.??") + "[Termination \"agreement\"]\n",
                "IGR-G3R IBR-B3L",
                "draw")
            + game(
                players("=Bob", "Cid", "10", "????.??.??") + "[Termination \"time\"]\n",
                "IGR-G3R IBR-B3C",
                "Gray")
            + game(players(" Ann", "Cid", "9", "1997.01.01"), "IGR-G3L IBR-B3C", "*")
            + NORTH);
    Cli archived = Cli.run("archive", file, "--data", data);
    assertThat(archived.exit()).as(archived.out() + archived.err()).isZero();
  }

  @AfterAll
  static void stop() {
    broker.close();
  }

  @Test
  void games_areFilteredAndSorted() {
    Cli ann =
        Cli.run("games", "--player", "ann", "--side", "Blue", "--sort=-round", "--data", data);
    assertThat(ann.err()).isEmpty();
    assertThat(ann.lines().get(1)).contains("Ann - Cid");
    assertThat(ann.lines().get(2)).contains("Ann - =Bob");
    assertThat(ann.lines()).hasSize(4).endsWith("2 of 5 games");
    assertThat(Cli.run("games", "--after", "1995", "--before", "1997", "--data", data).lines())
        .endsWith("2 of 5 games");
    Cli bad = Cli.run("games", "--sort", "colour", "--data", data);
    assertThat(bad.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(bad.err()).contains("--sort: expected one of id, game, date, round");
  }

  @Test
  void namesThatDifferOnlyInCaseOrAccents_areNoted() throws IOException {
    Cli north = Cli.run("standings", "--event", "north", "--data", data);
    assertThat(north.err().strip())
        .isEqualTo("note: 'Zoé' and 'zoe' differ only in case or accents, and count as 2 players");
    Path file = folder.resolve("again.wdr");
    Files.writeString(
        file,
        game(
            players("ANN", "=Bob", "1", "1996.05.17") + "[Termination \"resignation\"]\n",
            "IGR-G3R IBR-B3C",
            "Blue"));
    Cli archived = Cli.run("archive", file, "--data", data);
    assertThat(archived.exit()).as(archived.out()).isEqualTo(ExitCode.REFUSED);
    assertThat(archived.err().strip())
        .isEqualTo("note: 'ANN' and 'Ann' differ only in case or accents, and count as 2 players");
  }

  @Test
  void standings_showRanksCrosstableAndRounds() throws IOException {
    Cli shown =
        Cli.run(
            "standings",
            "--event",
            "club",
            "--tie-breaks",
            "progressive",
            "--crosstable",
            "--rounds",
            "--data",
            data);
    assertThat(shown.err()).isEmpty();
    assertThat(shown.lines())
        .containsExactly(
            "Club <evening>, squares/civil-war: 3 games count, 1 unfinished; round robin",
            "rank  player  games  won  drawn  lost  points  progr.",
            "1     Ann     2      1    1      0     1½      5½",
            "2     Cid     2      1    1      0     1½      2½",
            "3     =Bob    2      0    0      2     0       0",
            "",
            "   player  1  2  3  points",
            "1  Ann     #  ½  1  1½",
            "2  Cid     ½  #  1  1½",
            "3  =Bob    0  0  #  0",
            "",
            shown.lines().get(11),
            shown.lines().get(12),
            shown.lines().get(13),
            shown.lines().get(14),
            shown.lines().get(15),
            "");
    assertThat(shown.lines().get(15)).startsWith("10     =Bob").contains("0 - 1  Cid");
    JsonNode json =
        new ObjectMapper().readTree(Cli.run("standings", "--json", "--data", data).out());
    assertThat(json.at("/rules").asText()).isEqualTo("standard");
    assertThat(json.at("/tieBreaks/0").asText()).isEqualTo("direct-encounter");
    assertThat(json.at("/standings/0/player").asText()).isEqualTo("Ann");
    assertThat(json.at("/standings/0/tieBreaks/direct-encounter").asDouble()).isEqualTo(0.5);
    assertThat(json.at("/standings/2/tieBreaks/direct-encounter").isNull()).isTrue();
    assertThat(json.at("/rounds/3/games/0/result").asText()).isEqualTo("Gray");
    Cli bad = Cli.run("standings", "--tie-breaks", "luck", "--data", data);
    assertThat(bad.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(Cli.run("standings", "--event", "other", "--data", data).exit())
        .isEqualTo(ExitCode.REFUSED);
  }

  @Test
  void players_areListed_andFoundByAPartOfTheirName() throws IOException {
    Cli list = Cli.run("players", "--data", data);
    assertThat(list.lines().get(0))
        .isEqualTo("squares/civil-war, people: 3 players, 3 rating periods");
    assertThat(list.lines())
        .anyMatch(
            line -> line.matches("Ann +\\d{4} ± \\d+ +\\+\\d+ \\(.* to .*\\) +2 +1 +1 +0 .*"));
    Cli bob = Cli.run("players", "bo", "--data", data);
    assertThat(bob.err()).isEmpty();
    assertThat(bob.lines()).anyMatch(line -> line.matches("Cid +1 +0 +0 +1 +0"));
    JsonNode json =
        new ObjectMapper().readTree(Cli.run("players", "Cid", "--json", "--data", data).out());
    assertThat(json.get("rules").asText()).isEqualTo("standard");
    assertThat(json.get("points").asDouble()).isEqualTo(1.5);
    assertThat(json.get("uncounted").asInt()).isEqualTo(1);
    assertThat(json.at("/ratings/0/period").asText()).isEqualTo("Club <evening>, round 10");
    assertThat(json.at("/ratings/1/period").asText())
        .isEqualTo("1996.??.??, Club <evening>, round 2");
    Cli none = Cli.run("players", "Zed", "--data", data);
    assertThat(none.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(none.err()).contains("expected one of 5 players but got 'Zed'");
  }
}
