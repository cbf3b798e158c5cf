package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.testkit.KillRounds;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.LogWriter;

/**
 * A program that makes all views anew, killed at random moments: at any time what stands is whole,
 * without anything being caught up or mended. More rounds: {@link KillRounds}.
 */
@Tag("slow")
class KilledRebuildTest {

  private final KillRounds kills = KillRounds.of(KilledRebuildTest.class, 1);
  private final int rounds = kills.count();
  private final Random random = kills.random();

  @TempDir Path temp;

  @Test
  void viewsAreWhole_rebuildKilledAtAnyTime() throws Exception {
    List<PlayedGame> games =
        Games.all().stream().map(game -> PlayedGames.simulated(game, 1)).toList();
    try (Cluster cluster = Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"))) {
      Topics.ensure(cluster, Projection.allTopics());
      try (LogWriter log = new LogWriter(cluster)) {
        games.forEach(log::write);
      }
      int takes = time(cluster, "catch-up");
      takes = Math.max(takes, time(cluster, "rebuild"));
      int killed = 0;
      for (int round = 0; round < rounds; round++) {
        killed += kill(cluster, random.nextInt(takes));
        requireViews(cluster, games);
      }
      System.out.printf("rebuild: %d rounds, killed in the middle %d%n", rounds, killed);
      time(cluster, "rebuild");
      requireViews(cluster, games);
    }
  }

  private static void requireViews(Cluster cluster, List<PlayedGame> games) {
    assertThat(Views.latest(cluster, FoldProgram.builds(cluster, 1)))
        .isEqualTo(Views.folded(games));
  }

  /** Milliseconds from the first fold to the end, if nothing happens. */
  private int time(Cluster cluster, String what) throws Exception {
    try (ChildProgram program = program(cluster, what)) {
      long begin = System.nanoTime();
      String line = program.line();
      while (!line.equals("done")) {
        assertThat(line).as(Files.readString(temp.resolve("child.log"))).isNotEmpty();
        line = program.line();
      }
      return (int) TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin) + 1;
    }
  }

  /** Kills the program so long after it began to fold; 1 if it was not done by then. */
  private int kill(Cluster cluster, int millis) throws Exception {
    try (ChildProgram program = program(cluster, "rebuild")) {
      program.process().waitFor(millis, TimeUnit.MILLISECONDS);
      program.kill();
      String last = "";
      for (String line = program.line(); !line.isEmpty(); line = program.line()) {
        last = line;
      }
      return last.equals("done") ? 0 : 1;
    }
  }

  private ChildProgram program(Cluster cluster, String what) throws Exception {
    Path log = temp.resolve("child.log");
    ChildProgram program =
        new ChildProgram(
            log,
            FoldProgram.class,
            cluster.bootstrapServers(),
            temp.resolve("state").toString(),
            what,
            "1");
    assertThat(program.line()).as(Files.readString(log)).matches("\\d+");
    return program;
  }
}
