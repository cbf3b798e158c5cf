package org.wardiary.app.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What the commands do for games whose rules are not known, from a game file to its next edition.
 */
class RecordedGamesTest extends OnHeldArchive {

  private static final String FILE =
      """
      {"game": {"id": "mill", "title": "The Mill", "edition": "1"},
       "sides": {"Red": {}, "Blue": {}},
       "turns": {"count": 8, "each": ["Red: Move Combat", "Blue: Move Combat"]},
       "map": {"grid": "hex", "number": "CCRR", "rows": ["cccc", "cccc", "cccc"]},
       "terrain": {"c": {"name": "clear"}},
       "kinds": {"Inf": {"symbol": "infantry"}},
       "units": {"I": "Red Inf @0101", "O": "Blue Inf @0303"},
       "endings": {"points": {"when": "last turn"}}}
      """;

  private static final String RECORDS =
      """
      [Game "The Mill"]
      [Red "Ann"]
      [Blue "Ben"]
      [Result "Red"]
      [Termination "points"]

      1. :Red.Move I-0202 :Combat I x O <1-1 d6=5 DE> -O J-0101 Red

      [Game "Tank Duel"]
      [Sides "East, West"]
      [East "Cy"]
      [West "Di"]
      [Result "West"]
      """;

  private Path records;
  private String game;

  @BeforeEach
  void archive() throws IOException {
    Files.writeString(folder.resolve("mill.game.json"), FILE);
    records = Files.writeString(folder.resolve("club.wdr"), RECORDS);
    Cli archived = run("archive", records, "--game-files", folder);
    assertThat(archived.lines()).hasSize(3);
    assertThat(archived.err()).contains("club.wdr:7:52: game 1: note: J-0101: the order of battle");
    game = archived.lines().get(0).replaceFirst(".* stored ", "");
  }

  private Cli run(Object... words) {
    Cli done = Cli.run(Stream.concat(Stream.of(words), Stream.of("--data", data)).toArray());
    assertThat(done.exit()).as(done.out() + done.err()).isZero();
    return done;
  }

  @Test
  void listed_shown_exported_andEnteredAgain() throws IOException {
    assertThat(run("games", "--game", "The Mill").out()).contains(game, "Ann - Ben", "1 of 2");
    assertThat(run("games").out()).contains("recorded/tank-duel", "Cy - Di", "West");
    assertThat(run("position", game, "--at", "3").out()).contains("0202     Red I");
    assertThat(run("position", game, "--json").out())
        .contains("\"units\":{\"Red\":{\"I\":\"0202\",\"J\":\"0101\"},\"Blue\":{\"O\":\"lost\"}}");
    assertThat(run("players").out()).contains("recorded/mill", "Ann", "Di");
    Path out = folder.resolve("out.wdr");
    run("export", "--out", out);
    assertThat(Files.readString(out)).contains("[GameFile \"mill\"]", "I x O <1-1 d6=5 DE> -O");
    Cli again = run("archive", out, "--game-files", folder);
    assertThat(again.out()).contains("0 accepted, 2 duplicate");
  }

  @Test
  void positionsAndSequences_areFound() {
    assertThat(run("search", "--position", game + "@3").out()).contains("1 game came");
    assertThat(run("explore", "--game", "mill").out()).contains("1.  ");
    assertThat(run("find", "attack {attackers=I, defenderKinds=Inf}").out()).contains("1 match");
    assertThat(run("find", "UnitsMarched {way=retreat}").out()).contains("0 matches");
  }

  @Test
  void game_movesToAMendedEditionOfItsFile() throws IOException {
    Path mended =
        Files.writeString(
            folder.resolve("mended.json"),
            FILE.replace("\"O\": ", "\"J\": \"Red Inf turn 1\", \"O\": "));
    List<String> lines =
        run("correct", game, "--game-file", mended, "--by", "Eve", "--reason", "J forgotten")
            .lines();
    assertThat(lines.get(0)).startsWith("amended " + game + ": edition 2");
    assertThat(run("history", game).out()).contains("J forgotten");
    Path backup = folder.resolve("club.backup");
    run("backup", backup);
    Path other = folder.resolve("other");
    assertThat(Cli.run("restore", backup, "--data", other, "--no-linger").exit()).isZero();
    assertThat(Cli.run("history", game, "--data", other, "--no-linger").out()).contains("Eve");
  }

  @Test
  void fileThatIsNotAtHand_isTakenFromTheGameRecordedLast() throws IOException {
    Path mended =
        Files.writeString(
            folder.resolve("mended.json"),
            FILE.replace("\"O\": ", "\"K\": \"Red Inf @0103\", \"O\": "));
    run("correct", game, "--game-file", mended, "--by", "Eve", "--reason", "K forgotten");
    Files.delete(folder.resolve("mill.game.json"));
    String next = "[Game \"The Mill\"]\n[Red \"Ann\"]\n[Blue \"Cy\"]\n\n1. :Red K-0203 *\n";
    Path record = Files.writeString(folder.resolve("next.wdr"), next);
    Cli checked = run("check", record);
    assertThat(checked.out()).contains("1 accepted");
    assertThat(checked.err()).doesNotContain("note: ");
    assertThat(run("archive", record).out()).contains("stored ");
    Path svg = folder.resolve("mill.svg");
    run("game", "show", "mill", "--svg", svg);
    assertThat(svg).content().contains("Red Inf K");
    Files.writeString(record, next.replace("The Mill\"]", "The Weir\"]\n[GameFile \"weir\"]"));
    Cli refused = Cli.run("check", record, "--data", data);
    assertThat(refused.out())
        .contains(
            "expected the id of a game file but GameFile is 'weir' (bundled are harrow, ",
            "; none in " + Path.of("").toAbsolutePath(),
            "; no game in the archive " + data + " was recorded by it)");
    assertThat(Cli.run("game", "show", "weir", "--svg", svg, "--data", data).err())
        .contains("expected a file or the id of a game file but 'weir' is neither (bundled are ");
  }

  @Test
  void record_takesItsFileFromTheGameRecordedLast() throws IOException {
    Files.delete(folder.resolve("mill.game.json"));
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream("1. :Red.Move I-0102\nI-1104\nRed\n".getBytes(UTF_8)));
    try {
      Cli recorded = run("record", "--game", "The Mill", "--tag", "Red=Ann", "--tag", "Score=1-0");
      assertThat(recorded.out()).contains("I-1104: the map has no space 1104", "ended: Red");
    } finally {
      System.setIn(before);
    }
    assertThat(run("games", "--game", "mill").out()).contains("2 of 3");
  }

  @Test
  void whatNeedsCompleteRules_saysSo() {
    Path out = folder.resolve("x.wdr");
    for (String asked :
        List.of("simulate --game mill --out " + out, "perft --game mill --depth 1")) {
      Cli refused = Cli.run((Object[]) asked.split(" "));
      assertThat(refused.exit()).isNotZero();
      assertThat(refused.err()).contains("--game: expected a game with complete rules, one of ");
    }
    Cli refused = Cli.run("perft", "--depth", "1", "--record", records, "--game-files", folder);
    assertThat(refused.exit()).isEqualTo(1);
    assertThat(refused.err())
        .contains("expected a game with complete rules but The Mill is recorded only");
  }

  @Test
  void score_thatDoesNotAddUp_isNotedWhereItStands() throws IOException {
    String file = FILE.replace("\"endings\"", "\"scores\": {\"vp\": {}}, \"endings\"");
    Files.writeString(folder.resolve("mill.game.json"), file);
    String scored = RECORDS.replace("DE> -O", "DE> -O Red:vp+3 Blue:vp=0");
    Files.writeString(records, "[Score \"3-1\"]\n" + scored);
    String note = "club.wdr:1:9: game 1: note: the score is 3-1 by its tag, but 3-0 by the last vp";
    assertThat(run("check", records, "--game-files", folder).err()).contains(note);
    Cli stored = run("archive", records, "--game-files", folder);
    assertThat(stored.err()).contains(note);
    assertThat(run("games", "--game", "mill", "--json").out()).contains("\"notes\":2");
  }

  @Test
  void game_ofAFileWithRules_saysWhatWasChecked() throws IOException {
    String rules =
        "\"checks\": {\"5.1\": \"stack 1\", \"5.2\": {\"move\": 1, \"strict\": true}}, \"endings\"";
    Files.writeString(folder.resolve("mill.game.json"), FILE.replace("\"endings\"", rules));
    String kept = RECORDS.replace("I-0202", "I-0102").replace("Ann", "Flo");
    Files.writeString(records, RECORDS.replace("Ann", "Gil").replace("Ben", "Hal") + "\n" + kept);
    assertThat(run("game", "check", "--games", records, "--game-files", folder).lines())
        .containsExactly(
            "The Mill, rule 5.1 (stack): 0 breaches in 0 games",
            "The Mill, rule 5.2 (move): 1 breach in 1 game, first " + records + ":7",
            "4 games, 0 refused");
    Cli stored = run("archive", records, "--game-files", folder);
    assertThat(stored.err())
        .contains(":7:14: game 1: note: I-0202: rule 5.2: the way of unit I from 0101 to 0202");
    assertThat(run("games", "--player", "Flo", "--json").out())
        .contains("\"level\":\"checked\"", "\"checked\":[\"stacking\",\"movement\"]")
        .contains("\"breaches\":0");
    assertThat(run("games", "--player", "Gil", "--level", "recorded", "--json").out())
        .contains("\"breaches\":1", "\"notes\":1");
  }

  @Test
  void publishedSite_showsOfTheFileWhatItsOwnerAllows() throws IOException {
    String file =
        FILE.replace("\"Red Inf @0101\"", "{\"is\": \"Red Inf @0101\", \"name\": \"Old Guard\"}");
    List<String> ids = new ArrayList<>();
    for (String publish : List.of("", "\"publish\": \"units\", ")) {
      String id = publish.isEmpty() ? "weir" : "dam";
      String own = file.replace("\"mill\"", "\"" + id + "\"").replace("The Mill", id);
      Files.writeString(folder.resolve(id + ".game.json"), own.replaceFirst("\\{", "{" + publish));
      Path record = folder.resolve(id + ".wdr");
      Files.writeString(
          record, RECORDS.substring(0, RECORDS.indexOf("\n\n[")).replace("The Mill", id));
      String stored = run("archive", record, "--game-files", folder).lines().get(0);
      ids.add(stored.replaceFirst(".* stored ", ""));
    }
    Path out = folder.resolve("site");
    run("publish", "--out", out);
    assertThat(texts(out, "Old Guard"))
        .isNotEmpty()
        .allSatisfy(text -> assertThat(text).containsAnyOf("dam", ids.get(1)))
        .allSatisfy(text -> assertThat(text).doesNotContain("weir", ids.get(0)));
    assertThat(texts(out, "\"title\":\"weir\"")).isNotEmpty();
    assertThat(Files.readString(out.resolve("openings/index.html")))
        .contains("dam", "weir")
        .doesNotContain(",  first");
  }

  @Test
  void ownersPicture_isWithTheGames_andPublishedOnlyIfHeSaysSo() throws IOException {
    Path map = folder.resolve("map.png");
    run("game", "show", folder.resolve("mill.game.json"), "--png", map);
    String data = Base64.getEncoder().encodeToString(Files.readAllBytes(map)).substring(40, 400);
    String places =
        "\"picture\": {\"file\": \"map.png\", \"at\": {\"0101\": [1, 2], \"0403\": [7, 8]}}";
    String file = FILE.replace("\"rows\"", places + ", \"rows\"");
    Path site = folder.resolve("site");
    for (String publish : List.of("", "\"publish\": \"picture\", ")) {
      String id = publish.isEmpty() ? "weir" : "dam";
      String own = file.replace("\"mill\"", "\"" + id + "\"").replace("The Mill", id);
      Path own2 = folder.resolve(id + ".game.json");
      Files.writeString(own2, own.replaceFirst("\\{", "{" + publish));
      Path record = folder.resolve(id + ".wdr");
      String text = RECORDS.substring(0, RECORDS.indexOf("\n\n[")).replace("The Mill", id);
      Files.writeString(record, text);
      String stored = run("archive", record, "--game-files", folder).lines().get(0);
      Files.delete(own2);
      Path svg = folder.resolve(id + ".svg");
      run("game", "show", id, "--svg", svg);
      assertThat(svg).content().contains("data:image/png;base64,", data);
      run("position", stored.replaceFirst(".* stored ", ""), "--svg", svg);
      assertThat(svg).content().contains(data);
      run("publish", "--out", site);
      assertThat(texts(site, data).isEmpty()).as(id).isEqualTo(publish.isEmpty());
    }
    Files.delete(map);
    Path backup = folder.resolve("club.backup");
    run("backup", backup);
    Path other = folder.resolve("other");
    assertThat(Cli.run("restore", backup, "--data", other, "--no-linger").exit()).isZero();
    Path svg = folder.resolve("other.svg");
    Cli.run("game", "show", "weir", "--svg", svg, "--data", other, "--no-linger");
    assertThat(svg).content().contains(data);
    Files.writeString(folder.resolve("weir.game.json"), file.replace("\"mill\"", "\"weir\""));
    assertThat(Cli.run("game", "check", folder.resolve("weir.game.json")).out())
        .contains("map.picture.file: expected a picture beside this file but got none");
  }

  /** The viewer's documents of a site that contain some words. */
  /** Paths and texts of files with these words. */
  private static List<String> texts(Path site, String words) throws IOException {
    try (Stream<Path> files = Files.walk(site)) {
      List<String> found = new ArrayList<>();
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        if (text.contains(words)) {
          found.add(file + text);
        }
      }
      return found;
    }
  }

  @Test
  void anotherGamesFile_isRefused() throws IOException {
    Path other = Files.writeString(folder.resolve("x.json"), FILE.replace("\"mill\"", "\"weir\""));
    Cli refused =
        Cli.run(
            "correct", game, "--game-file", other, "--by", "E", "--reason", "x", "--data", data);
    assertThat(refused.exit()).isEqualTo(1);
    assertThat(refused.err()).contains("expected a game file with the id mill but its id is weir");
  }
}
