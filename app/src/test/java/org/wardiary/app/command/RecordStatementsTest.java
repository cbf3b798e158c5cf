package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.archive.Session;
import org.wardiary.app.dialog.MachineTime;
import org.wardiary.app.dialog.RecordDialog;
import org.wardiary.app.dialog.RecordTalk;
import org.wardiary.app.live.LiveGames;
import org.wardiary.app.live.LiveOutcome;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.Opening;
import org.wardiary.app.live.Opening.Chance;
import org.wardiary.app.live.Seat;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.PipedLines;
import org.wardiary.app.terminal.TerminalLines;
import org.wardiary.app.terminal.TypedLines;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.InputRefused;
import org.wardiary.reports.history.View;

/** Games whose rules are not known, recorded statement by statement. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RecordStatementsTest {

  private static final String FILE =
      """
      {"game": {"id": "mill", "title": "The Mill"},
       "sides": {"Red": {}, "Blue": {}, "Green": {}},
       "turns": {"each": ["Red: Move Combat", "Blue: Move Combat", "Green: Move"]},
       "map": {"grid": "hex", "number": "CCRR", "rows": ["cccc", "cccc", "cccc"]},
       "terrain": {"c": {}}, "kinds": {"Inf": {}},
       "units": {"I": "Red Inf @0101", "O": "Blue Inf @0303", "G": "Green Inf @0401"},
       "states": {"disrupted": {"of": "units"}},
       "endings": {"points": {"when": "last turn"}}}
      """;

  private static final String OPENING = "[Game \"mill\"]\n[Red \"Ann\"]\n[Green \"Cy\"]\n\n*\n";

  @TempDir static Path folder;
  private HeldArchive broker;
  private Session session;
  private LiveGames games;

  @BeforeAll
  void start() throws IOException {
    Path data = folder.resolve("data");
    Files.writeString(folder.resolve("mill.game.json"), FILE);
    broker = HeldArchive.in(data);
    session = Session.openToPlay(new ClusterConfig.Embedded(data, "test"), data);
    games = new LiveGames(session, MapLibrary.with(List.of(folder)), new MachineTime());
  }

  @AfterAll
  void stop() {
    games.close();
    session.close();
    broker.close();
  }

  private LivePosition opened() {
    LiveOutcome outcome = games.open(new Opening(OPENING, Chance.GENERATOR));
    assertThat(outcome).isInstanceOf(LiveOutcome.Accepted.class);
    return ((LiveOutcome.Accepted) outcome).position();
  }

  private static Console console(StringWriter out) {
    PrintWriter writer = new PrintWriter(out);
    return new Console(writer, writer, OutputStream.nullOutputStream(), Console.Terminal.NO);
  }

  private void talk(LivePosition start, TypedLines lines, Console console) {
    RecordTalk talk = new RecordTalk(Seat.director("Dora"), View.ofUmpire(start.setup().game()));
    assertThat(new RecordDialog(games, talk, lines, console, start).run()).isZero();
  }

  /** What is printed for the lines of a script, numbers of events left out. */
  private String typed(LivePosition start, String lines) {
    StringWriter out = new StringWriter();
    Console console = console(out);
    ByteArrayInputStream in = new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
    try (TypedLines typed = new PipedLines(console, in)) {
      talk(start, typed, console);
    }
    return out.toString().replace("\r", "").replaceAll("stored [0-9]+", "stored");
  }

  @Test
  void statements_areStoredWithTheirNotes_andAResultEndsTheGame() {
    LivePosition start = opened();
    String printed =
        typed(
            start,
            "1. :Red.Move I-0201 {well}\n:Combat I x O <1-1 d6=5> -O\nJ-0101\n:undo why\n"
                + "2. :Green.Move G-0301 I-0202\n:record\n:end Red points\n");
    assertThat(printed)
        .contains(
            "stored: :Combat I x O <1-1 d6=5> -O\n",
            "stored: J-0101\nnote: J-0101: the order of battle has no unit J; nearest: ",
            "stored: 6 answers stay\n",
            "note: I-0202: unit I is of Red while Green acts\n",
            "stored: ended: Red (points)\n");
    assertThat(printed.lines().filter(line -> line.startsWith("note: "))).hasSize(2);
    String record = games.position(start.gameId()).record();
    assertThat(record)
        .contains(
            "[Termination \"points\"]", "I-0201 {well} :Combat I x O <1-1 d6=5> -O 2. :Green");
    LivePosition other = opened();
    typed(other, "1. :Red I-0201 Blue {he says so}\n");
    assertThat(games.position(other.gameId()).record())
        .contains("[Result \"Blue\"]", "[Termination \"unknown\"]")
        .endsWith("I-0201 {he says so}\nBlue\n");
  }

  @Test
  void linesThatCannotBeRead_areRefused_andNothingOfThemIsStored() {
    LivePosition start = opened();
    for (String[] bad :
        new String[][] {
          {"I-0201 {a} I:disruptid", "disrupted"},
          {":Comabt", "Combat"},
          {":end Red poins", "'points'"},
          {":resign Red", "expected the result, since the game has 3 sides"},
          {"I-0201 -", "expected"}
        }) {
      assertThatThrownBy(() -> typed(start, bad[0] + "\n"))
          .isInstanceOf(InputRefused.class)
          .hasMessageStartingWith("line 1: ")
          .hasMessageContaining(bad[1]);
    }
    assertThat(games.position(start.gameId()).ply()).isZero();
    LivePosition refereed =
        ((LiveOutcome.Accepted)
                games.open(
                    new Opening(
                        "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n\n*\n", Chance.GENERATOR)))
            .position();
    assertThatThrownBy(() -> typed(refereed, ":end Gray\n"))
        .hasMessageContaining("expected a game that is recorded only");
  }

  @Test
  void person_completesByTab_andThePromptSaysTurnSideAndPhase() throws IOException {
    LivePosition start = opened();
    String keys = "1. :Red.C\t\r" + "I:dis\t\r" + "? I-\r" + "2. :Gre\t.Mo\t\r" + "draw\r";
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    StringWriter errors = new StringWriter();
    ExternalTerminal terminal =
        new ExternalTerminal(
            "test",
            "ansi",
            new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)),
            shown,
            StandardCharsets.UTF_8);
    try (TypedLines lines = new TerminalLines(terminal)) {
      talk(start, lines, console(errors));
    }
    assertThat(errors.toString()).isEmpty();
    assertThat(shown.toString(StandardCharsets.UTF_8))
        .contains("turn 1 Red Combat> ", "I-0102 I-0201", "turn 2 Green Move> ");
    assertThat(games.position(start.gameId()).record())
        .endsWith("1. :Red.Combat I:disrupted 2. :Green.Move\ndraw\n");
  }
}
