package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
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
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.PipedLines;
import org.wardiary.app.terminal.TypedLines;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.history.View;

/** Games recorded from lines, on a broker that other programs share. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RecordCommandTest {

  private static final String OPENING =
      "[Game \"squares/civil-war\"]\n[Blue \"Ann\"]\n[Gray \"Bob\"]\n[First \"Gray\"]\n\n*\n";

  private static final String HIDDEN =
      "[Game \"wargaming-on-the-square\"]\n[First \"Blue\"]\n[Random \"splitmix64 5\"]\n\n*\n";

  @TempDir static Path folder;
  private Path data;
  private HeldArchive broker;
  private Session session;
  private LiveGames games;

  @BeforeAll
  void start() {
    data = folder.resolve("data");
    broker = HeldArchive.in(data);
    session = Session.openToPlay(new ClusterConfig.Embedded(data, "test"), data);
    games = new LiveGames(session, MapLibrary.bundled(), new MachineTime());
  }

  @AfterAll
  void stop() {
    games.close();
    session.close();
    broker.close();
  }

  private LivePosition opened(String record) {
    LiveOutcome outcome = games.open(new Opening(record, Chance.GENERATOR));
    assertThat(outcome).isInstanceOf(LiveOutcome.Accepted.class);
    return ((LiveOutcome.Accepted) outcome).position();
  }

  /**
   * What is printed for typed lines, without the first line; throws InputRefused if a line is
   * refused.
   */
  private String typed(Seat seat, LivePosition start, String lines) {
    StringWriter out = new StringWriter();
    Console console =
        new Console(
            new PrintWriter(out),
            new PrintWriter(out),
            OutputStream.nullOutputStream(),
            Console.Terminal.NO);
    InputStream in = new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
    View view = new View(start.setup().game(), seat.viewer(start.setup().game()));
    try (TypedLines typed = new PipedLines(console, in)) {
      assertThat(new RecordDialog(games, new RecordTalk(seat, view), typed, console, start).run())
          .isZero();
    }
    assertThat(out.toString()).startsWith("game " + start.gameId() + System.lineSeparator());
    return out.toString().substring(out.toString().indexOf('\n') + 1).replace("\r", "");
  }

  private String directed(LivePosition start, String lines) {
    return typed(Seat.director("Dora"), start, lines);
  }

  private static final String ON_THE_SQUARE =
      "[Game \"wargaming-on-the-square\"]\n[First \"Red\"]\n[Cards \"alternating\"]\n\n"
          + "=A =A =D =D =I =I =I =I =J =L =A =A =D =D =I =I =I =I =J =L *\n";

  /** The lines of a person at a terminal, and what is shown to him. */
  private record Person(Iterator<String> typed, StringBuilder shown) implements TypedLines {

    @Override
    public Optional<String> next(String prompt, Function<String, Collection<String>> words) {
      return typed.hasNext() ? Optional.of(typed.next()) : Optional.empty();
    }

    @Override
    public synchronized void print(String text) {
      shown.append(text).append('\n');
    }

    @Override
    public String place() {
      return "";
    }

    @Override
    public boolean isPerson() {
      return true;
    }

    @Override
    public void close() {
      // nothing is open
    }
  }

  @Test
  void orders_areTakenInAnySequence_andGivenTogether() {
    LivePosition start = opened(ON_THE_SQUARE);
    Seat red = Seat.side(0, "Ann");
    RecordTalk talk =
        new RecordTalk(red, new View(start.setup().game(), red.viewer(start.setup().game())));
    List<String> lines = List.of("I3:A", "X2:B", "I1:A D1:F", "X1:B", "I3:F", ":undo", "A1:S /");
    Person person = new Person(lines.iterator(), new StringBuilder());
    StringWriter err = new StringWriter();
    Console console =
        new Console(
            new PrintWriter(err),
            new PrintWriter(err),
            OutputStream.nullOutputStream(),
            Console.Terminal.NO);
    assertThat(new RecordDialog(games, talk, person, console, start).run()).isZero();
    assertThat(err.toString()).isEmpty();
    assertThat(person.shown())
        .contains("D1:F  Dragoons D1: face and advance\n", "1 order, not given yet");
    List<String> answers = games.position(start.gameId()).answers();
    assertThat(answers.subList(20, answers.size()))
        .containsExactly("A1:S", "D1:F", "I1:A", "I3:F", "X2:B");
    LivePosition blue = games.position(start.gameId());
    assertThat(directed(blue, "I2:F D2:A I1:D /\n")).contains("D2:A I1:D I2:F /");
  }

  private void refused(String line, String reason) {
    LivePosition start = opened(OPENING);
    assertThatThrownBy(() -> directed(start, "IGR-G3R\r\n" + line))
        .isInstanceOf(InputRefused.class)
        .hasMessageStartingWith("line 2: ")
        .hasMessageContaining(reason)
        .satisfies(e -> assertThat(e.getMessage().length()).isLessThan(3000));
    assertThat(games.position(start.gameId()).answers()).containsExactly("IGR-G3R");
  }

  @Test
  void linesAreAnswersCommentsAndCommands() {
    LivePosition start = opened(OPENING);
    String printed =
        directed(
            start,
            "1. IGR-G3R IBR-B3C {one} CGR-G2CL ; two\n\n:undo 2 a slip\n? IBR-B3\n"
                + ":comment a } [Game \"x\"]\n:clock\nIBR-B3L");
    assertThat(printed.lines().toList()).element(0).asString().endsWith(": IGR-G3R IBR-B3C");
    assertThat(printed).contains("1 answer stays", "IBR-B3C IBR-B3L IBR-B3R\n", "has no clocks");
    String record = games.position(start.gameId()).record();
    assertThat(record).endsWith("1. IGR-G3R {a ) [Game \"x\"]} IBR-B3L\n*\n");
    assertThat(directed(games.position(start.gameId()), ":quit\nnonsense")).isEmpty();
    String end = directed(games.position(start.gameId()), ":adjourn\n:resume\n:resign gray\n");
    assertThat(end.lines().map(line -> line.replaceFirst("[0-9]+", "N")))
        .containsExactly(
            "stored N: adjourned; ':resume' goes on",
            "stored N: resumed",
            "stored N: ended: Blue (resignation)");
  }

  @Test
  void badLines_areRefusedWithTheirNumber_andNothingOfThemIsStored() {
    refused("IBR-G3R", "'IBR-G3R' refused (SQ-");
    refused(":comment J\uFFFDrgen", "expected UTF-8");
    refused("IBR-B3C IBR-G3R", "nearest legal: ");
    refused("IBR-B3C {first} IBR-G3R", "' refused (SQ-");
    refused("{why} IBR-B3C {first} IBR-G3R {second}", "nearest legal: ");
    refused("x".repeat(2_000_000), "at most");
    refused("x".repeat(500_000), "at most 10000");
    refused("{never closed", "");
    refused("IBR-B3C! (IBR-B3L)", "a mark or a variation");
    refused("[Game \"squares/civil-war\"]", "a tag");
    refused(":fly", ":quit, :record, :resign, :resume, :time, :undo, :unfinished but got ':fly'; ");
    refused(":quit now", "expected nothing after :quit but got 'now'");
    refused(":Draw  now then", "expected nothing after :draw but got 'now then'");
    for (String alone :
        List.of("adjourn", "board", "clock", "decline", "help", "record", "resume", "unfinished")) {
      refused(":" + alone + " it", "expected nothing after :" + alone + " but got 'it'");
    }
    refused(":undo 9", "1 to 1 answers");
    refused(":undo -1", "1 to 1 answers to take back but got -1");
    refused(":undo 99999999999 why", "1 to 1 answers to take back but got 99999999999");
    refused(":resign Red", "Blue or Gray");
    refused(":adjudicate Red", "'Red'");
    refused(":time Gray " + "y".repeat(100_000), "expected a side");
    refused("\u001b[2J\u202e", "expected text but got a control character (U+001B)");
    refused(":comment  ", "a comment");
    refused(":comment \u0007", "expected a comment but got a control character (U+0007)");
    refused("IBR-B3C {\u0085}", "expected text but got a control character (U+0085)");
    refused(":undo 1 \u202e", "but got a control of the writing direction (U+202E)");
    refused("IBR-B3C[Event \"x\"]", "a tag");
    refused("q\u0000\n\u0000", "as UTF-16 has them");
    refused(":comment " + "z".repeat(899_980), "at most 900000");
  }

  @Test
  void lineWithComments_isTriedWithTheGeneratorsDraws() {
    LivePosition start =
        opened("[Game \"generals-view\"]\n[First \"Red\"]\n[Random \"splitmix64 7\"]\n\n*\n");
    String steps = "+H1@b5 {landed} H1:c5.d5 {on} H1:e5.f5 H1:g5";
    directed(start, steps + " H1:h5\n");
    LivePosition now = games.position(start.gameId());
    assertThat(now.record()).contains("{landed}", "{on}");
    assertThatThrownBy(() -> directed(now, "{so} H1:i5 {then} H1:a1\n"))
        .isInstanceOf(InputRefused.class);
    assertThat(games.position(start.gameId()).seq()).isEqualTo(now.seq());
  }

  @Test
  void recordToGoOnFrom_hasToBeAFile() {
    for (Path from : List.of(folder, folder.resolve("none.wdr"))) {
      Cli cli = record("", "--from", from);
      assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(cli.err()).contains("expected a file but ");
    }
  }

  @Test
  void sidesWaitForEachOther_andSeeWhatIsTheirs() throws Exception {
    LivePosition start = opened(HIDDEN);
    List<String> drawn = start.answers().stream().map(it -> "=" + it.charAt(1) + "\n").toList();
    assertThat(drawn).hasSize(4);
    // no question is asked about the last box
    String setup = "=I\n=I\n=I\n=I\n=D\n=D\n=A\n=X\n=A\n";
    String more = "? =\n";
    String redSetup = drawn.get(1) + drawn.get(3) + setup;
    String blueSetup = drawn.get(0) + drawn.get(2) + setup;
    assertThat(start.setup().game().visibility().viewer(Viewer.FIRST)).isEqualTo(Viewer.FIRST);
    CompletableFuture<String> red =
        CompletableFuture.supplyAsync(
            () -> typed(Seat.side(0, "Ann"), start, redSetup + more + ":board\n"));
    String blue = typed(Seat.side(1, "Bob"), start, more + blueSetup + ":board\n");
    assertThat(blue.lines().findFirst()).hasValueSatisfying(it -> assertThat(it).contains("=I"));
    assertThat(blue).contains("stored\n").doesNotContain("stored 1");
    assertThat(red.get(60, TimeUnit.SECONDS)).contains("stored\n");
    assertThat(games.position(start.gameId()).ply()).isEqualTo(26);
    assertThatThrownBy(() -> typed(Seat.side(1, "Bob"), start, ":record\n"))
        .hasMessageContaining("the director");
  }

  @Test
  void commandOpensAGame_andGoesOnWithIt_besideOtherPrograms() throws Exception {
    Path archive = data;
    Cli bad = record("IGR-G3R\nIGR-G3R\n", "--game", "squares/civil-war", "--first", "Gray");
    assertThat(bad.exit()).isEqualTo(1);
    assertThat(bad.err()).contains("error: line 2: 'IGR-G3R' refused (SQ-");
    String id = bad.lines().get(0).replace("game ", "");
    Cli more = record("IBR-B3C\n:resign Gray\n", id.substring(0, 12));
    assertThat(more.exit()).as(more.err()).isZero();
    Cli exported = Cli.run("export", "--data", archive, "--blue", "zz");
    assertThat(exported.exit()).isNotEqualTo(3);
    String text = games.position(id).record();
    Path elsewhere = folder.resolve("elsewhere");
    Path file = Files.writeString(folder.resolve("same.wdr"), text);
    assertThat(Cli.run("archive", file, "--data", elsewhere).out()).contains("stored " + id);
    assertThat(Cli.run("export", "--data", elsewhere).out()).isEqualTo(text);
    assertThat(record("", id).err()).contains("has ended");
    assertThat(record("", "--game", "squares/civil-war").err()).contains("a tag First");
    Cli twice = record("", "--game", "squares/civil-war", "--tag", "Event=A", "--tag", "Event=B=C");
    assertThat(twice.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(twice.err()).contains("expected each tag once but Event is named twice");
    assertThat(record("", "--tag", "Event").err()).contains("as NAME=VALUE but got 'Event'");
    assertThat(record("", id, "--game", "squares/civil-war").exit()).isEqualTo(2);
  }

  @Test
  void newName_nearAKnownOne_isNoted() throws Exception {
    List<String> game = List.of("--game", "squares/civil-war", "--first", "Gray", "--tag");
    assertThat(record(":unfinished\n", game, "Gray=John Smith").err()).isEmpty();
    String note = "note: player '%s' is new; is 'John Smith' meant, who has 1 game?";
    assertThat(record(":unfinished\n", game, "Blue=Jon Smith").err())
        .isEqualTo(Text.of(note, "Jon Smith") + "\n");
    Path file =
        Files.writeString(
            folder.resolve("near.wdr"),
            "[Game \"squares/civil-war\"]\n[Gray \"John Smit\"]\n[First \"Gray\"]\n\n1. IGR-G3R *\n");
    assertThat(Cli.run("archive", file, "--data", data).err())
        .isEqualTo(Text.of(note, "John Smit") + "\n");
  }

  private Cli record(String lines, List<String> words, String last) {
    return record(lines, Stream.concat(words.stream(), Stream.of(last)).toArray());
  }

  @Test
  void gameByRulesOfAFile_isPlayedByThem() throws IOException {
    Path rules = data.resolveSibling(data.getFileName() + "-rules.json");
    String game = "squares/civil-war";
    Files.writeString(
        rules, "{\"game\": \"" + game + "\", \"name\": \"on\", \"rules\": {\"passes\": false}}");
    Cli opened = record("pass\n", "--game", game, "--first", "Gray", "--rules", rules);
    assertThat(opened.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(opened.err()).contains("SQ-3.2");
    assertThat(Cli.run("games", "--open", "--json", "--data", data).out())
        .contains("\"rules\":\"on sha256:");
    assertThat(record("", "0123", "--rules", rules).exit()).isEqualTo(ExitCode.USAGE);
  }

  private Cli record(String lines, Object... words) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
    try {
      List<Object> all = new ArrayList<>(List.of("record"));
      all.addAll(List.of(words));
      all.addAll(List.of("--data", data));
      return Cli.run(all.toArray());
    } finally {
      System.setIn(before);
    }
  }
}
