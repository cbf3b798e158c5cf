package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.Text;

/**
 * What another edition of a game file makes of recorded games, and the games of two editions
 * compared. What is expected follows by hand from the few statements of each game.
 */
class EditionsOfAGameTest extends OnHeldArchive {

  private static final String FIRST =
      """
      {"game": {"id": "mill", "title": "The Mill", "edition": "1"},
       "sides": {"Red": {}, "Blue": {}},
       "turns": {"count": 3, "each": ["Red: Move Combat", "Blue: Move Combat"]},
       "map": {"grid": "hex", "number": "CCRR", "rows": ["cccc", "cwcc", "cccc", "cccc"]},
       "terrain": {"c": {"name": "clear"}, "w": {"name": "wood"}},
       "kinds": {"Inf": {"ratings": "strength"}},
       "units": {"I": "Red Inf 4 @0102", "J": "Red Inf 4 @0101",
                 "O": "Blue Inf 2 @0202", "P": "Blue Inf 3 @0403"},
       "tables": {"combat": {"die": "d6", "odds": "1-1 2-1", "1-3": "AR DR", "4-6": "NE DE"}},
       "scores": {"vp": {"lost": 2, "held": {"0403": 1}}},
       "endings": {"points": {"when": "last turn", "most": "vp"}},
       "checks": {"3.1": "stack 2", "7.1": "table combat by strength", "10.1": "score vp",
                  "11.1": "end points last"}}
      """;

  private static final String SECOND =
      FIRST
          .replace("\"edition\": \"1\"", "\"edition\": \"2\"")
          .replace("\"stack 2\"", "{\"stack\": 1, \"strict\": true}")
          .replace("by strength", "by strength shift w -1")
          .replace("\"0403\": 1", "\"0403\": 4");

  /** Red wins by a loss; two of Red's stand together; Blue gives up. */
  private static final String RECORDS =
      """
      [Game "The Mill"]
      [Round "1"]
      [Red "Ann"]
      [Blue "Ben"]
      [Result "Red"]
      [Termination "points"]

      1. :Red.Combat I x O <2-1 d6=5 DE> -O 2. 3. Red:vp=2 Blue:vp=1 Red

      [Game "The Mill"]
      [Round "2"]
      [Red "Ben"]
      [Blue "Ann"]
      [Result "Blue"]
      [Termination "points"]

      1. :Red.Move I-0101 :Blue.Move 2. 3. Red:vp=0 Blue:vp=1 Blue

      [Game "The Mill"]
      [Round "3"]
      [Red "Ann"]
      [Blue "Ben"]
      [Result "Red"]
      [Termination "resignation"]

      1. :Red.Move I-0103 Red
      """;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private Cli run(Object... words) {
    return Cli.run(Stream.concat(Stream.of(words), Stream.of("--data", data)).toArray());
  }

  private void archive(Path records) {
    Cli stored = run("archive", "-q", records, "--game-files", folder);
    assertThat(stored.exit()).as(stored.out() + stored.err()).isZero();
  }

  @Test
  void anotherEdition_judgesArchivedGames() throws IOException {
    file("mill.game.json", FIRST);
    archive(file("club.wdr", RECORDS));
    Path csv = folder.resolve("out.csv");
    Cli found = run("what-if", "--game-file", file("second.json", SECOND), "--csv", csv);
    assertThat(found.exit()).as(found.err()).isZero();
    assertThat(found.out())
        .containsPattern(" Red points +8 +Blue points +8 +2-1 +2-4 +checked +checked +0 +2 +1\n")
        .containsPattern(" Blue points +8 +Blue points +8 +0-1 +0-4 +checked +recorded +0 +2 +0\n")
        .doesNotContain("resignation")
        .contains("this edition  rule 7.1: 4 against 2, shifted 1 left, is 1-1, not 2-1")
        .contains("this edition  rule 3.1: 0101 has 2 units of Red, at most 1 may stand there")
        .contains("this edition  rule 10.1: Blue has 1 vp, and 4 are due")
        .containsPattern(" 3 +2-1 +5 +DE +1-1 +NE\n")
        .contains("3 games of The Mill by " + folder.resolve("second.json") + ", edition 2")
        .contains("1 of 1 attack that the tables judge has another result")
        .containsPattern("breaches of 10.1 \\(score\\) +0 +2\n")
        .containsPattern("games recorded +0 +1\n")
        .containsPattern("other result +1 ")
        .containsPattern("Red +2 +1\n");
    assertThat(Files.readString(csv))
        .hasLineCount(4)
        .contains(
            "Ann,Ben,Red,points,8,other result,Blue,points,8,2-1,2-4,checked,checked,0,2,2,0,1,1")
        .contains(
            "Ben,Ann,Blue,points,8,the same,Blue,points,8,0-1,0-4,checked,recorded,0,2,2,0,0,0")
        .contains(
            "Ann,Ben,Red,resignation,3,the same,Red,resignation,3,,,checked,checked,0,0,0,0,0,0");
    Cli json = run("what-if", "--game-file", folder.resolve("second.json"), "--json");
    assertThat(json.lines()).hasSize(3);
    assertThat(json.out())
        .contains("\"attacks\":[{\"ply\":3,\"statement\":\"I x O <2-1 d6=5 DE>\",\"result\":\"DE\"")
        .contains("\"goneBreaches\":[],\"attacks\":[]");

    Cli same = run("what-if", "--game-file", folder.resolve("mill.game.json"));
    assertThat(same.out())
        .startsWith("3 games of The Mill by ")
        .contains("0 of 1 attack that the tables judge have another result")
        .containsPattern("the same +3 ");
    otherLengths();
    refused();
  }

  /** A turn less ends the games before turn 3; two more leave them open. */
  private void otherLengths() throws IOException {
    Path shorter = file("shorter.json", FIRST.replace("\"count\": 3", "\"count\": 2"));
    assertThat(run("what-if", "--game-file", shorter, "--csv", "-").out())
        .contains("Red,points,8,\"same result, other end\",Red,points,5,2-1,2-1,")
        .contains("Blue,points,8,\"same result, other end\",Blue,points,5,0-1,0-1,")
        .contains("resignation,3,the same,");
    Path longer = file("longer.json", FIRST.replace("\"count\": 3", "\"count\": 5"));
    assertThat(run("what-if", "--game-file", longer, "--csv", "-").out())
        .contains("Red,points,8,open under these rules,*,,8,2-1,2-1,")
        .contains("resignation,3,the same,");
    Path columns = file("columns.json", FIRST.replace("1-1 2-1", "1-1 3-1"));
    assertThat(run("what-if", "--game-file", columns, "--json").out())
        .contains("\"result\":\"DE\",\"column\":\"1-1\",\"due\":\"NE\"}]");
  }

  private void refused() throws IOException {
    Path without =
        file(
            "without.json",
            FIRST.replace("\"J\": \"Red Inf 4 @0101\",", "").replace(", \"cccc\"]", "]"));
    refused(
        without,
        without
            + ": expected the units and spaces of the recorded games but it has no unit J and no"
            + " space 0104, 0204, 0304, 0404, which the file of game ");
    Path other = file("word.json", FIRST.replace("NE DE", "NE DX"));
    refused(other, " cannot be read by it, after 2 statements: 'I x O <2-1 d6=5 DE>': ");
    refused(
        file("weir.json", FIRST.replace("\"mill\"", "\"weir\"")),
        "expected archived games of recorded/weir but there are none");
    refused(file("bad.json", FIRST.replace("\"sides\"", "\"side\"")), "bad.json:2:");
    Cli both = run("what-if", other, "--game-file", other);
    assertThat(both.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(both.err()).contains("expected a file of rules or --game-file but got both");
    assertThat(run("what-if").err()).contains("--game-file but got neither");
  }

  private void refused(Path file, String message) {
    Path csv = folder.resolve("refused.csv");
    Cli refused = run("what-if", "--game-file", file, "--csv", csv);
    assertThat(refused.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err()).contains(message);
    assertThat(csv).doesNotExist();
  }

  /** Games that Red wins, all but some. */
  private static String games(int red) {
    List<String> games = new ArrayList<>();
    for (int round = 1; round <= 24; round++) {
      String winner = round <= red ? "Red" : "Blue";
      games.add(
          Text.of(
              "[Game \"The Mill\"]\n[Round \"%d\"]\n[Red \"%s\"]\n[Blue \"%s\"]\n[Result \"%s\"]\n"
                  + "[Termination \"resignation\"]\n\n1. :Red.Move I-0103 %s\n",
              round,
              round % 2 == 0 ? "Ann" : "Ben",
              round % 2 == 0 ? "Ben" : "Ann",
              winner,
              winner));
    }
    return String.join("\n", games);
  }

  @Test
  void twoEditions_areCompared() throws IOException {
    Path first = file("mill.game.json", FIRST);
    archive(file("first.wdr", games(20)));
    Path kept = file("first.json", FIRST);
    Files.writeString(first, SECOND);
    archive(file("second.wdr", games(5).replace("0103", "0102")));
    Path out = folder.resolve("out");
    Cli compared =
        run(
            "report",
            "--compare",
            "game-file '" + kept + "'",
            "game-file '" + first + "'",
            "--out",
            out);
    assertThat(compared.exit()).as(compared.err()).isZero();
    assertThat(compared.out())
        .contains("Other game file (edition '1' in A, '2' in B): checks.3.1 \"stack 2\" in A, ")
        .contains("; scores.vp.held.0403 1 in A, 4 in B.")
        .contains("The same 2 players played in both sets");
    assertThat(compared.out()).contains("A: 24 games", "B: 24 games", "- Balance");
    assertThat(out.resolve("index.html")).content().contains("edition 1").contains("edition 2");
    Cli rules = run("report", "--compare", "game-file 'a', rules b", "all", "--out", out);
    assertThat(rules.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(rules.err()).contains("--compare A: expected rules, or one game file, but got");
  }
}
