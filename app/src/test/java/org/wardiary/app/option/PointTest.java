package org.wardiary.app.option;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.app.command.Cli;
import org.wardiary.app.terminal.ExitCode;

/** Points of a game as {@code --at} takes them, and traces with answers. */
class PointTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void game() throws IOException {
    file =
        Files.writeString(
            folder.resolve("game.wdr"),
            """
            [Game "squares/civil-war"]
            [First "Gray"]

            1. IGR-G3R IBR-B3C 2. CGR-G2CL IB3C-B2CL 3. CG2CL-G1C pass
            *
            """);
  }

  private String at(String point) {
    return Cli.run("position", file, "--json", "--at", point).out();
  }

  /** Turns count both sides: turn 1 is Gray's first. */
  @ParameterizedTest
  @CsvSource({
    "turn 1,0",
    "turn 4,3",
    "turn4,3",
    "turn-7,6",
    "end,6",
    "end-0,6",
    "end-2,4",
    "end-6,0",
    "event 0,0"
  })
  void points_leadToTheirPly(String point, int ply) {
    assertThat(at(point)).isEqualTo(at(Integer.toString(ply))).contains("\"ply\":" + ply + ",");
  }

  @Test
  void events_leadToThePlyOfTheirAnswer_inOrder() throws IOException {
    int last = 0;
    int event = 0;
    for (Cli cli = event(0); cli.exit() == 0; cli = event(++event)) {
      int ply = JSON.readTree(cli.out()).get("ply").asInt();
      assertThat(ply).isBetween(last, last + 1);
      last = ply;
    }
    assertThat(last).isEqualTo(6);
    assertThat(event(event).err())
        .contains(
            "expected a point from event 0 to event " + (event - 1) + " but got event " + event);
  }

  private Cli event(int number) {
    return Cli.run("position", file, "--json", "--at", "event " + number);
  }

  @ParameterizedTest
  @CsvSource({
    "turn 9,expected a point from turn 1 to turn 7 but got turn 9",
    "end-7,expected a point from end to end-6 but got end-7",
    "7,expected a ply from 0 to 6 but got 7"
  })
  void pointsThatTheGameDoesNotHave_areRefused(String point, String message) {
    for (Cli cli :
        List.of(
            Cli.run("position", file, "--at", point),
            Cli.run("perft", "--record", file, "--depth", 0, "--at", point))) {
      assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
      assertThat(cli.err()).isEqualTo("error: " + file + ": " + message + "\n");
      assertThat(cli.out()).isEmpty();
    }
  }

  /** The reason names the file and the place in it, once. */
  @Test
  void pointsOfARefusedGame_areRefusedWithTheReasonWhyItWas() throws IOException {
    Files.writeString(file, Files.readString(file).replace("pass", "IGR-B3C"));
    for (String point : List.of("end", "end-9", "6", "turn 9")) {
      String err = Cli.run("position", file, "--at", point).err();
      assertThat(err).startsWith("error: " + file + ":4:").contains("IGR-B3C").hasLineCount(1);
      assertThat(err.split("game\\.wdr", -1)).hasSize(2);
    }
  }

  @Test
  void emptyFile_hasNoGame_andNoRangeOfNumbers() throws IOException {
    Files.writeString(file, "");
    for (Cli cli :
        List.of(Cli.run("position", file), Cli.run("perft", "--record", file, "--depth", 1))) {
      assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
      assertThat(cli.err())
          .isEqualTo("error: " + file + ": expected a game but the file has none\n");
    }
  }

  @Test
  void gameThatAFileDoesNotHave_isRefusedWithTheRange() {
    assertThat(Cli.run("position", file, "--game-number", 2).err())
        .contains(file + ": expected a game number from 1 to 1 but got 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"soon", "turn", "turn x", "-3", "end+1", "event -1", "99999999999", ""})
  void wordsThatAreNoPoint_areUsageErrorsThatSayWhatIs(String point) {
    Cli cli = Cli.run("position", file, "--at=" + point);
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains("'turn N', 'event N', 'end' or 'end-N'").hasLineCount(1);
  }

  @Test
  void pointsOfAHiddenGame_tellASideNothing() throws IOException {
    Path hidden = folder.resolve("hidden.wdr");
    Cli.run(
        "simulate",
        "--game",
        "wargaming-on-the-square",
        "--games",
        "1",
        "--seed",
        "5",
        "--players",
        "mixed:0.5,mixed:0.5",
        "--max-answers",
        "150",
        "--out",
        hidden);
    for (String point : List.of("event 3", "event 100000")) {
      Cli cli = Cli.run("position", hidden, "--as", "Red", "--at", point);
      assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
      assertThat(cli.err()).doesNotContain("from event").contains("umpire");
    }
    assertThat(Cli.run("position", hidden, "--as", "Red", "--at", "end-100000").err())
        .contains("from end to the beginning of the game but got end-100000");
    assertThat(Cli.run("position", hidden, "--as", "Red", "--at", "100000").err())
        .contains("to the end of the game");
    assertThat(Cli.run("position", hidden, "--as", "Red", "--at", "turn 1").exit()).isZero();
    Cli trace = Cli.run("trace", hidden, "--as", "Red", "--with-answers");
    assertThat(trace.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(trace.out()).isEmpty();
  }

  @Test
  void traceWithAnswers_addsIdAndAnswer_andNothingElse() throws IOException {
    List<String> plain = Cli.run("trace", file).lines();
    List<String> traced = Cli.run("trace", file, "--with-answers").lines();
    List<String> answers =
        List.of("IGR-G3R", "IBR-B3C", "CGR-G2CL", "IB3C-B2CL", "CG2CL-G1C", "pass");
    assertThat(traced).hasSameSizeAs(plain).hasSize(7);
    for (int ply = 0; ply < traced.size(); ply++) {
      JsonNode line = JSON.readTree(traced.get(ply));
      assertThat(line.get("gameId").asText()).matches("[0-9a-f]{16}");
      assertThat(line.get("answer").asText()).isEqualTo(ply == 0 ? "null" : answers.get(ply - 1));
      assertThat(traced.get(ply)).endsWith(plain.get(ply).substring(1));
    }
  }

  @Test
  void traceWithAnswers_ofARefusedGame_hasNoId() throws IOException {
    Files.writeString(file, Files.readString(file).replace("pass", "IGR-B3C"));
    Cli cli = Cli.run("trace", file, "--with-answers");
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.lines()).hasSize(6).allMatch(line -> line.startsWith("{\"gameId\":null,"));
  }
}
