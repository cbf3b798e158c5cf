package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.app.archive.Session;
import org.wardiary.app.find.SequenceAnswers;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.view.GameSummary;

/** {@code find} on an archive of some games of the bundled tournament, one of them corrected. */
class FindCommandTest {

  private static final int GAMES = 24;

  @TempDir static Path folder;
  private static Path data;
  private static HeldArchive broker;

  @BeforeAll
  static void archive() throws IOException {
    data = folder.resolve("data");
    broker = HeldArchive.in(data);
    String name = "/bundled/squares-civil-war-tournament.wdr";
    String all =
        new String(
            FindCommandTest.class.getResourceAsStream(name).readAllBytes(), StandardCharsets.UTF_8);
    String[] games = all.split("(?=\\[Game )");
    Path file = folder.resolve("some.wdr");
    Files.writeString(file, String.join("", List.of(games).subList(1, GAMES + 1)));
    Cli archived = Cli.run("archive", "-q", file, "--data", data);
    assertThat(archived.exit()).as(archived.out() + archived.err()).isZero();
  }

  @AfterAll
  static void stop() {
    broker.close();
  }

  private static Cli find(Object... words) {
    Object[] all = new Object[words.length + 3];
    all[0] = "find";
    System.arraycopy(words, 0, all, 1, words.length);
    all[words.length + 1] = "--data";
    all[words.length + 2] = data;
    return Cli.run(all);
  }

  private static JsonNode json(String line) {
    try {
      return new ObjectMapper().readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void matches_areListedWithTheirPlies_atWhichTheEventIsThere() {
    Cli found = find("attack {flank}", "--json");
    assertThat(found.exit()).as(found.err()).isZero();
    List<JsonNode> lines = found.lines().stream().map(FindCommandTest::json).toList();
    JsonNode figures = lines.get(lines.size() - 1);
    assertThat(figures.get("matches").asInt()).isEqualTo(lines.size() - 1).isPositive();
    assertThat(figures.get("games").asInt()).isEqualTo(GAMES);
    JsonNode first = lines.get(0);
    Cli position =
        Cli.run(
            "position",
            first.get("id").asText(),
            "--at",
            first.get("ply").asText(),
            "--json",
            "--data",
            data);
    assertThat(json(position.out()).get("turn").asInt()).isEqualTo(first.get("turn").asInt());

    Cli again = find("attack {flank}", "--json");
    assertThat(again.out()).isEqualTo(found.out());
  }

  @Test
  void text_hasFiguresAndSomeMatches_andTheFileHasAll() throws IOException {
    Path file = folder.resolve("found.csv");
    Cli found =
        find(
            "attack {flank} then loss {other side} within 2 turns, side won",
            "--limit",
            2,
            "--csv",
            file);
    assertThat(found.exit()).as(found.err()).isZero();
    assertThat(found.out())
        .contains("SQUARES: The Civil War Battle Game (24 games, all simulated)")
        .containsPattern("events of step 1 followed by the rest  +\\d+ +\\d+ events")
        .containsPattern("their side won +\\d+ +\\d+ sequences")
        .containsPattern("\\d+ matches; 2 shown");
    List<String> lines = Files.readAllLines(file);
    assertThat(lines.get(0)).startsWith("game id,game,date,event,");
    assertThat(lines.subList(1, lines.size()))
        .isNotEmpty()
        .allMatch(line -> line.contains(",won,AttackDeclared@"));
    assertThat(found.out()).contains(lines.size() - 1 + " matches");
  }

  @Test
  void csvOnStandardOutput_isAlone() throws IOException {
    Path file = folder.resolve("alone.csv");
    assertThat(find("pass", "--csv", file).exit()).isZero();
    assertThat(find("pass", "--csv", "-").out()).isEqualTo(Files.readString(file));
    Cli both = find("pass", "--csv", "-", "--json");
    assertThat(both.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(both.err()).contains("expected --json or --csv on standard output but got both");
  }

  @Test
  void limit_isNotNegative() {
    Cli found = find("pass", "--limit", -1);

    assertThat(found.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(found.err()).contains("--limit: expected a number from 0 on but got -1");
  }

  @Test
  void filters_areThoseOfTheOtherCommands_asOptionsAndInTheQuery() {
    Cli options = find("pass", "--result", "Blue", "--json");
    Cli query = find("pass, result Blue", "--json");
    assertThat(query.out()).isEqualTo(options.out());
    Cli games = Cli.run("games", "--result", "Blue", "--data", data);
    JsonNode figures = json(query.lines().get(query.lines().size() - 1));
    assertThat(games.lines()).endsWith(figures.get("games").asText() + " of " + GAMES + " games");

    Cli none = find("pass, player Nobody");
    assertThat(none.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(none.err()).contains("expected games with player 'Nobody' but none of the 24 fits");
  }

  @Test
  void badQuery_isRefusedBeforeTheArchiveIsOpened() {
    Path none = folder.resolve("none");
    Cli bad = Cli.run("find", "attack {flnk} after pass", "--data", none);
    assertThat(bad.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(bad.err())
        .contains("query:9: expected a field of AttackDeclared such as 'flank' (")
        .contains("but got 'flnk'");
    Cli unit = Cli.run("find", "attack {attacker = Cavalery} after pass", "--data", none);
    assertThat(unit.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(unit.err())
        .contains("query:20: expected a unit's id or a kind of unit of SQUARES")
        .contains("such as 'Cavalry' (Artillery, ")
        .contains("but got 'Cavalery'");
    // of the games that have such events, one that has a kind of a similar name
    Cli other = Cli.run("find", "move {unit = Lancerss}", "--data", none);
    assertThat(other.err()).contains("such as 'Lancers' (");
    assertThat(none).doesNotExist();
  }

  /** Uses a clock that advances by twenty seconds whenever it is read. */
  @Test
  void aServersAnswer_takesNoLongerThanItMay_andOneIsGivenAtATime() {
    try (Session session = Session.open(new ClusterConfig.Embedded(data, "test"), data)) {
      ReadSide read = session.caughtUp(left -> {});
      List<GameSummary> known = read.rows().summaries();
      AtomicLong now = new AtomicLong();
      SequenceAnswers slow =
          new SequenceAnswers(
              read::ended,
              Duration.ofSeconds(30),
              () -> now.getAndAdd(Duration.ofSeconds(20).toNanos()));
      for (int again = 0; again < 2; again++) { // the second query finds it free
        assertThatThrownBy(() -> slow.ask("attack {flank}", GameQuery.ALL, known, 10))
            .isInstanceOf(SequenceAnswers.Busy.class)
            .hasMessageContaining("within 30 s but only 2 of " + GAMES + " games were asked");
      }
      AtomicReference<SequenceAnswers> only = new AtomicReference<>();
      only.set(
          new SequenceAnswers(
              () -> {
                assertThatThrownBy(() -> only.get().ask("pass", GameQuery.ALL, known, 10))
                    .isInstanceOf(SequenceAnswers.Busy.class)
                    .hasMessageContaining("one query at a time");
                return read.ended();
              },
              Duration.ofSeconds(30),
              () -> 0));
      int found = only.get().ask("attack {flank}", GameQuery.ALL, known, 1).get("matches").asInt();
      assertThat(found).isEqualTo(find("attack {flank}", "--json").lines().size() - 1);
    }
  }
}
