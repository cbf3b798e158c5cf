package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.testkit.KillRounds;

/**
 * Kills a program that corrects a game, together with its broker and its referee, at random moments
 * and lets the next one continue. {@link KillRounds} says how to run more rounds.
 */
@Tag("nightly")
class KilledRevisionTest {

  private static final String RECORD =
      """
      [Game "squares/civil-war"]
      [Event "Club"]
      [First "Gray"]

      1. IGR-G3R IBR-B3C 2. CGR-G2CR CBR-B3L 3. IG3R-G2R *
      """;

  private static final int LONGEST = 2500;
  private static final int STEPS = 3;

  private final KillRounds kills = KillRounds.of(KilledRevisionTest.class);
  private final int rounds = kills.count();
  private final Random random = kills.random();

  @TempDir Path temp;

  private Path data;
  private String id;

  @Test
  void eachAcknowledgedCorrectionStandsOnce_programKilledAtAnyTime() throws Exception {
    data = temp.resolve("data");
    Path file = Files.writeString(temp.resolve("club.wdr"), RECORD);
    id = Cli.run("archive", file, "--data", data).lines().get(0).replaceFirst(".* stored ", "");
    int acknowledged = 0;
    for (int round = 0; round < rounds; round++) {
      acknowledged = killed(acknowledged + 1);
    }
    acknowledged = finished(acknowledged + 1);
    requireHistory(acknowledged);
  }

  /**
   * Waits for some corrections and a moment longer, then kills; returns the last acknowledged one.
   */
  private int killed(int from) throws Exception {
    int steps = random.nextInt(STEPS);
    int millis = random.nextInt(LONGEST);
    int acknowledged = from - 1;
    try (ChildProgram program = start(from, 100)) {
      program.line();
      for (int i = 0; i < steps; i++) {
        acknowledged = done(program.line(), from + i);
      }
      assertThat(program.process().waitFor(millis, TimeUnit.MILLISECONDS)).isFalse();
      System.out.printf("killing the program after %d corrections and %d ms%n", steps, millis);
      program.kill();
      for (String line = program.line(); !line.isEmpty(); line = program.line()) {
        acknowledged = done(line, acknowledged + 1);
      }
    }
    return acknowledged;
  }

  private int finished(int from) throws Exception {
    try (ChildProgram program = start(from, 1)) {
      assertThat(program.line()).isEqualTo("ready");
      int acknowledged = done(program.line(), from);
      program.end(Duration.ofSeconds(60));
      return acknowledged;
    }
  }

  private int done(String line, int expected) throws IOException {
    assertThat(line)
        .as("log: %s", Files.readString(temp.resolve("program.log")))
        .startsWith("done " + expected + " ");
    return expected;
  }

  private ChildProgram start(int from, int count) throws IOException {
    return new ChildProgram(
        Files.write(temp.resolve("program.log"), new byte[0]),
        RevisingProgram.class,
        data.toString(),
        id,
        Integer.toString(from),
        Integer.toString(count));
  }

  private void requireHistory(int last) throws IOException {
    JsonNode history =
        new ObjectMapper().readTree(Cli.run("history", id, "--json", "--data", data).out());
    List<String> reasons = new ArrayList<>();
    long seq = 0;
    for (JsonNode edition : history.path("editions")) {
      assertThat(edition.path("firstSeq").asLong()).isEqualTo(seq);
      seq = edition.path("lastSeq").asLong() + 1;
      if (edition.path("edition").asInt() > 1) {
        reasons.add(edition.path("reason").asText());
      }
    }
    List<String> expected = new ArrayList<>();
    for (int n = 1; n <= last; n++) {
      expected.add("step " + n);
    }
    assertThat(reasons).isEqualTo(expected);
    assertThat(Cli.run("export", "--as-recorded", "--data", data).out())
        .contains("2. CGR-G2CR CBR-B3L 3. IG3R-G2R\n");
    String standing = Cli.run("export", "--data", data).out();
    assertThat(standing).contains("[GameId \"" + id + "\"]", "2. CGR-G2CL {step ");
    assertThat(Cli.run("games", "--json", "--data", data).out())
        .contains("\"edition\":" + (last + 1));
  }
}
