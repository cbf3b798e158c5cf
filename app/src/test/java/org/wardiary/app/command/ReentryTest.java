package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.archive.Intake;
import org.wardiary.app.archive.Session;
import org.wardiary.app.print.GameLines;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;

/**
 * A game that is entered again is one game, two different games are two, and what is doubtful is
 * refused. The tests share an archive; each has a round or answers of its own.
 */
@TestInstance(Lifecycle.PER_CLASS)
@TestMethodOrder(OrderAnnotation.class)
@Tag("slow")
class ReentryTest {

  private static final String GAME =
      """
      [Game "squares/civil-war"]
      [Event "Club"]
      [Date "1996.05.01"]
      [Round "1"]
      [Blue "Ann"]
      [Gray "Bob"]
      [First "Gray"]
      [Result "*"]
      [Termination "unfinished"]

      1. IGR-G3R {a comment} IBR-B3C 2. CGR-G2CR CBR-B3L 3. IG3R-G2R IBR-B3R 4.
      CG2CR-G1R CB3L-B2CL 5. pass
      *
      """;

  private static final MapLibrary MAPS = MapLibrary.bundled();

  private Path folder;
  private Path data;
  private Session session;

  @BeforeAll
  void open(@TempDir Path temporary) {
    folder = temporary;
    data = folder.resolve("data");
    session = Session.open(new ClusterConfig.Embedded(data, "test"), data);
  }

  @AfterAll
  void close() {
    session.close();
  }

  /** Archives records; returns what became of them, without their places in the input. */
  private List<String> archive(String... records) throws IOException {
    List<String> lines = new ArrayList<>();
    Referee referee = new Referee(MAPS);
    try (RecordReader reader = RecordReader.of(String.join("\n", records), "x");
        Intake intake =
            new Intake(session, MAPS, (text, result) -> lines.add(GameLines.of(text, result)))) {
      for (Optional<GameText> text = reader.next(); text.isPresent(); text = reader.next()) {
        intake.take(text.get(), referee.judge(text.get()));
      }
      intake.finish();
    }
    return lines.stream().map(line -> line.replaceFirst("^x:\\d+:\\d+: game \\d+: ", "")).toList();
  }

  private static String id(String line) {
    assertThat(line).matches("stored [0-9a-f]{16}");
    return line.replace("stored ", "");
  }

  private static String mended(String from, String to) {
    String mended = GAME.replace(from, to);
    assertThat(mended).isNotEqualTo(GAME);
    return mended;
  }

  private static String withId(String record, String id) {
    return record.replace("[First", "[GameId \"" + id + "\"]\n[First");
  }

  @Test
  @Order(1)
  void oneGameStays_enteredAgainInSixWays() throws IOException {
    String id = id(archive(GAME).get(0));
    List<String> again =
        archive(
            mended("\"Ann\"", "\"Anne\""),
            mended("{a comment}", "{a comment} {another}"),
            mended("5. pass", "5. pass CBR-B3L"),
            mended("5. pass", ""),
            mended("1. ", "\n\n   1.\t"),
            mended("[First", "[BlueType \"program\"]\n[First"));
    String stays = "duplicate of " + id + ", which stays as it is; ";
    assertThat(again.get(0)).isEqualTo(stays + "tag Blue \"Anne\" here, \"Ann\" stored");
    assertThat(again.get(1))
        .isEqualTo(stays + "comment after answer 1 {a comment} {another} here, {a comment} stored");
    assertThat(again.get(2)).isEqualTo("continued " + id + ": edition 2; 1 answer more here");
    assertThat(again.get(3)).isEqualTo(stays + "2 answers fewer here");
    assertThat(again.get(4)).isEqualTo("duplicate of " + id);
    assertThat(again.get(5))
        .isEqualTo(stays + "tag BlueType \"program\" here, absent stored; 1 answer fewer here");
    assertThat(archive(GAME)).containsExactly("duplicate of " + id + ", which was corrected since");
  }

  @Test
  @Order(2)
  void gamesOfOneRunAreCompared_asStoredOnesAre() throws IOException {
    String game = mended("\"1\"", "\"2\"");
    List<String> run =
        archive(
            game,
            game.replace("\"Ann\"", "\"Anne\""),
            game.replace("5. pass", ""),
            game.replace("5. pass", "5. pass CBR-B3L"));
    String id = id(run.get(0));
    assertThat(run.get(1)).startsWith("duplicate of " + id);
    assertThat(run.get(2)).startsWith("duplicate of " + id);
    assertThat(run.get(3)).isEqualTo("continued " + id + ": edition 2; 1 answer more here");
  }

  @Test
  @Order(3)
  void twoGamesOfOneDayStayTwo_whatMayBeOfEitherIsRefused() throws IOException {
    String game = mended("B2CL", "B2L");
    List<String> two = archive(game, game.replace("\"1\"", "\"2\""));
    String one = id(two.get(0));
    String other = id(two.get(1));
    List<String> refused =
        archive(
            game.replace("\"1\"", "\"?\""), withId(GAME, one), withId(GAME, "ABCDEFABCDEFABCD"));
    assertThat(refused.get(0))
        .startsWith("refused: expected a record that is clearly of one game")
        .contains(one, other);
    assertThat(refused.get(1))
        .startsWith("refused: expected a record of game " + one)
        .contains("answer 8 is 'CB3L-B2CL' here, 'CB3L-B2L' stored");
    assertThat(refused.get(2))
        .startsWith("'ABCDEFABCDEFABCD' refused: expected 16 digits of 0-9 and a-f");
  }

  @Test
  @Order(4)
  void doubtfulRecordIsStored_onceItHasAnId() throws IOException {
    String game = mended("B2CL", "B1L").replace("\"1\"", "\"?\"");
    String id = id(archive(game).get(0));
    String doubtful = game.replace("1996.05.01", "1997.01.01").replace("Ann", "Carl");
    String refused = archive(doubtful).get(0);
    assertThat(refused)
        .contains("it may be of game " + id + ", or of another game")
        .contains("the tag [GameId \"" + id + "\"] makes it a record of that game")
        .contains("tag Date \"1997.01.01\" here, \"1996.05.01\" stored");
    String own = refused.replaceFirst(".*\\[GameId \"(\\w+)\"\\] a game of its own.*", "$1");
    List<String> named = archive(withId(doubtful, own), withId(doubtful, id));
    assertThat(named.get(0)).isEqualTo("stored " + own);
    assertThat(named.get(1)).startsWith("duplicate of " + id + ", which stays as it is; tag Date");
  }

  @Test
  @Order(5)
  void allComeOutAndInAgain_withTheirIds() throws IOException {
    session.close();
    Path out = folder.resolve("out.wdr");
    Path elsewhere = folder.resolve("elsewhere");
    assertThat(Cli.run("export", "--data", data, "--out", out).exit()).isZero();
    assertThat(Files.readString(out)).contains("[GameId ", "5. pass CBR-B3L\n*\n");
    Cli moved = Cli.run("archive", out, "--data", elsewhere);
    assertThat(moved.lines().get(6)).startsWith("6 games: 6 accepted, 0 duplicate, 0 refused");
    assertThat(Cli.run("export", "--data", elsewhere).out()).isEqualTo(Files.readString(out));
  }

  @Test
  @Order(6)
  void differencesAreToldAsJson() throws IOException {
    String mended = mended("\"Ann\"", "\"Anne\"").replace("5. pass", "5. pass CBR-B3L");
    Path file = Files.writeString(folder.resolve("again.wdr"), mended);
    Cli run = Cli.run("archive", "--json", file, "--data", data);
    assertThat(run.lines().get(0))
        .contains("\"game\":1,\"line\":1,\"column\":1,\"outcome\":\"duplicate\",\"id\":\"")
        .contains("{\"name\":\"Blue\",\"here\":\"Anne\",\"stored\":\"Ann\"}");
    assertThat(run.lines().get(1))
        .isEqualTo("{\"games\":1,\"accepted\":0,\"duplicate\":1,\"refused\":0,\"events\":0}");
  }
}
