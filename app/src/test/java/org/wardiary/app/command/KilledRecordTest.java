package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Tags;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.referee.AnswerSequence;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.KillRounds;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.text.Text;

/**
 * Kills {@code record} or its broker at random moments and lets the next program continue: each
 * acknowledged answer is there once, with its comment, and the one that was not acknowledged is
 * there completely or not at all. {@link KillRounds} says how to run more rounds.
 */
@Tag("nightly")
class KilledRecordTest {

  private static final int LONGEST = 600;
  private static final int MOST_LINES = 6;
  private static final int ROUNDS_OF_ONE_GAME = 4;
  private static final int LONG_ENOUGH = 100;

  private final KillRounds kills = KillRounds.of(KilledRecordTest.class);
  private final int rounds = kills.count();
  private final Random random = kills.random();

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  Path temp;

  private Path data;
  private int inTheMiddle;

  /** A game to be recorded: its opening, and its answers including those of chance. */
  private record Script(String id, String opening, List<String> answers) {

    /** A simulated game; its draws are entered like those of real dice and cards. */
    static Script of(Game game, int number) {
      AnswerSequence sequence = PlayedGames.simulated(game, number).accepted().sequence();
      List<String> answers = new ArrayList<>();
      Position position = sequence.start();
      for (int i = 0; i < sequence.length(); i++) {
        answers.add(position.write(sequence.code(i)));
        position.play(sequence.code(i), event -> {});
      }
      String id = Text.of("%016x", 0xc00L + number);
      StringBuilder opening = new StringBuilder();
      for (Tags.Pair tag : sequence.setup().tags().pairs()) {
        if (!List.of("Random", "Result", "Termination").contains(tag.name())) {
          opening.append(Text.of("[%s \"%s\"]\n", tag.name(), tag.value()));
        }
      }
      return new Script(id, opening.append(Text.of("[GameId \"%s\"]\n\n", id)).toString(), answers);
    }

    String line(int number) {
      return Text.of("%s {line %d}\n", answers.get(number), number);
    }

    /** The record of its first lines. */
    String record(int lines) {
      StringBuilder record = new StringBuilder(opening);
      for (int i = 0; i < lines; i++) {
        record.append(line(i));
      }
      return GameData.accepted(GameData.one(record.append("*\n").toString())).canonical();
    }
  }

  @Test
  void eachAcknowledgedAnswerIsThereOnce_programOrBrokerKilledAtAnyTime() throws Exception {
    data = temp.resolve("data");
    // games that are too long to end within their rounds
    List<Game> games =
        GameData.games().stream()
            .filter(game -> Script.of(game, 0).answers().size() > LONG_ENOUGH)
            .toList();
    assertThat(games).isNotEmpty();
    for (int begin = 0; begin < rounds; begin += ROUNDS_OF_ONE_GAME) {
      int number = begin / ROUNDS_OF_ONE_GAME;
      Script script = Script.of(games.get(number % games.size()), number);
      open(script);
      int known = 0;
      for (int round = begin; round < Math.min(rounds, begin + ROUNDS_OF_ONE_GAME); round++) {
        known = standing(script, killed(script, known), round);
      }
    }
    assertThat(Cli.run("doctor", "--data", data).exit()).isZero();
    System.out.printf("%d of %d kills in the middle%n", inTheMiddle, rounds);
  }

  private void open(Script script) throws IOException {
    Path opening = temp.resolve("opening.wdr");
    Files.writeString(opening, script.opening() + "*\n");
    InputStream in = System.in;
    System.setIn(InputStream.nullInputStream());
    try {
      Cli opened = Cli.run("record", "--from", opening, "--real-chance", "--data", data);
      assertThat(opened.exit()).as(opened.err()).isZero();
    } finally {
      System.setIn(in);
    }
  }

  /**
   * Waits for some lines and a moment longer, then kills; returns the number of acknowledged lines.
   */
  private int killed(Script script, int from) throws Exception {
    int lines = random.nextInt(MOST_LINES);
    int millis = random.nextInt(LONGEST);
    boolean broker = random.nextBoolean();
    int acknowledged = from;
    try (ChildProgram program =
        new ChildProgram(
            Files.write(temp.resolve("program.log"), new byte[0]),
            RecordingProgram.class,
            data.toString(),
            script.id())) {
      String pid = program.line().replace("broker ", "");
      type(script, from, program);
      assertThat(program.line()).as(log()).isEqualTo("game " + script.id());
      for (int i = 0; i < lines && acknowledged < script.answers().size(); i++) {
        String line = program.line();
        if (line.isEmpty()) {
          // what the killed program had sent has only now been judged and overtakes the first line
          assertThat(acknowledged).isEqualTo(from);
          assertThat(log()).contains("as the last one seen");
          break;
        }
        acknowledged = stored(script, acknowledged, line);
      }
      boolean over = program.process().waitFor(millis, TimeUnit.MILLISECONDS);
      System.out.printf(
          "killing the %s after %d lines and %d ms%n",
          broker ? "broker" : "program", lines, millis);
      inTheMiddle += over ? 0 : 1;
      if (broker) {
        ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroyForcibly);
        program.end(Duration.ofSeconds(90));
      }
      program.kill();
      for (String line = program.line(); !line.isEmpty(); line = program.line()) {
        acknowledged = stored(script, acknowledged, line);
      }
    }
    return acknowledged;
  }

  private static void type(Script script, int from, ChildProgram program) throws IOException {
    try (OutputStream in = program.process().getOutputStream()) {
      for (int i = from; i < script.answers().size(); i++) {
        in.write(script.line(i).getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private int stored(Script script, int acknowledged, String line) throws IOException {
    assertThat(line)
        .as("log: %s", log())
        .matches(
            "stored \\d+: " + java.util.regex.Pattern.quote(script.answers().get(acknowledged)));
    return acknowledged + 1;
  }

  private String log() throws IOException {
    return Files.readString(temp.resolve("program.log"));
  }

  /** The number of lines on the log, whose record must be the expected one byte for byte. */
  private int standing(Script script, int acknowledged, int round) {
    List<String> possible = List.of(script.record(acknowledged), script.record(acknowledged + 1));
    String exported = exported(script);
    assertThat(exported)
        .as("round %s: %s lines were acknowledged", round, acknowledged)
        .isIn(possible);
    return acknowledged + possible.indexOf(exported);
  }

  private String exported(Script script) {
    Cli export = Cli.run("export", "--open", "--id", script.id(), "--data", data);
    assertThat(export.exit()).as(export.err()).isZero();
    return export.out();
  }
}
