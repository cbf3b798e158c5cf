package org.wardiary.events.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.KillRounds;
import org.wardiary.events.text.Text;

/**
 * Kills the archiving program or its broker at random moments, then lets it finish. {@code
 * -Dwardiary.kill.rounds=N -Dwardiary.kill.seed=S} runs more rounds, or the same moments again.
 */
@Tag("slow")
class KilledArchiveTest {

  private static final int OF_EACH = Extent.of(5, 12);
  private static final int GAMES = TestGames.ofEach(OF_EACH).size();
  private static final int LONGEST = 300;
  private static final Duration ENDS = Duration.ofSeconds(60);
  // after a few more, all games are stored and a kill interrupts nothing
  private static final int ROUNDS_OF_ONE_ARCHIVE = 3;

  private final KillRounds kills = KillRounds.of(KilledArchiveTest.class);
  private final int rounds = kills.count();
  private final Random random = kills.random();

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  Path temp;

  @Test
  void eventsAreThoseOfACleanRun_programAndBrokerKilledAtAnyTime() throws Exception {
    Path clean = temp.resolve("clean");
    Map<Integer, List<String>> expected = finish(clean);
    for (int begin = 0; begin < rounds; begin += ROUNDS_OF_ONE_ARCHIVE) {
      Path killed = temp.resolve("killed-" + begin);
      int end = Math.min(rounds, begin + ROUNDS_OF_ONE_ARCHIVE);
      for (int round = begin; round < end; round++) {
        killed(killed);
      }
      assertThat(finish(killed)).as("archive of rounds from %d", begin).isEqualTo(expected);
    }
  }

  /**
   * Waits for the outcomes of some games and a moment longer, then kills the program or its broker.
   */
  private void killed(Path data) throws Exception {
    boolean broker = random.nextBoolean();
    int games = random.nextInt(GAMES);
    int millis = random.nextInt(LONGEST);
    try (ChildProgram program = start(data)) {
      String pid = program.line().replace("broker ", "");
      program.line();
      for (int i = 0; i < games; i++) {
        assertThat(program.line())
            .as(
                "outcome %d of %d, log: %s",
                i, games, Files.readString(temp.resolve("program.log")))
            .startsWith("outcome ");
      }
      System.out.printf(
          "killing the %s after %d games and %d ms%n",
          broker ? "broker" : "program", games, millis);
      if (program.process().waitFor(millis, TimeUnit.MILLISECONDS)) {
        return;
      }
      if (broker) {
        ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroyForcibly);
        requireFailureReport(program, data);
      } else {
        program.process().destroyForcibly().waitFor();
      }
    }
  }

  /**
   * Checks that a program whose broker died noticed by itself and said why it ended, unless it had
   * just finished.
   */
  private void requireFailureReport(ChildProgram program, Path data) throws Exception {
    if (program.end(ENDS) != 0) {
      assertThat(Files.readString(temp.resolve("program.log")))
          .contains("expected the broker on " + data + " to run but it ended with status 137");
    }
  }

  /** Stores all games here, in this program; returns what the log then holds. */
  private static Map<Integer, List<String>> finish(Path data) {
    try (Cluster cluster = Cluster.open(new ClusterConfig.Embedded(data, "test"))) {
      Topics.ensure(cluster, Topic.WRITE_SIDE);
      Map<SubmissionOutcome, Integer> counts = ArchiveProgram.archive(cluster, data, OF_EACH);
      System.out.println("counts " + counts);
      assertThat(counts).isNotEmpty().doesNotContainKey(SubmissionOutcome.REJECTED);
      return events(cluster);
    }
  }

  private ChildProgram start(Path data) throws Exception {
    Path log = temp.resolve("program.log");
    return new ChildProgram(log, ArchiveProgram.class, data.toString(), Integer.toString(OF_EACH));
  }

  /** All messages of each partition in order: key, header and hash of the value. */
  private static Map<Integer, List<String>> events(Cluster cluster) {
    Map<Integer, List<String>> events = new TreeMap<>();
    try (TopicScan scan = new TopicScan(cluster)) {
      scan.read(
          Topic.EVENTS,
          m ->
              events
                  .computeIfAbsent(m.partition(), p -> new ArrayList<>())
                  .add(
                      Text.of(
                          "%s %s %s",
                          LogProbe.text(m.key()),
                          LogProbe.text(m.headers().lastHeader("event-type").value()),
                          HexFormat.of().formatHex(Chain.hash(m.value()).bytes()))));
    }
    assertThat(events).hasSize(4);
    return events;
  }
}
