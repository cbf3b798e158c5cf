package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.testkit.KillRounds;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.LogWriter;

/** The projector killed at random moments, again and again. More rounds: {@link KillRounds}. */
@Tag("slow")
class KillTest {

  private static final KillRounds KILLS = KillRounds.of(KillTest.class, 2);
  private static final int ROUNDS = KILLS.count();
  // enough new games in every round for a kill to hit the work on them
  private static final int GAMES_OF_EACH = Math.max(20, 2 * ROUNDS);
  private static final int LONGEST_PAUSE = 200;

  @TempDir Path temp;

  @Test
  void viewsAreThoseOfACleanRun_killedAtRandomMoments() throws Exception {
    Random random = KILLS.random();
    List<PlayedGame> games = games();
    try (Cluster cluster = Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"));
        LogWriter log = new LogWriter(ready(cluster))) {
      int written = 0;
      int landed = 0;
      for (int round = 1; round <= ROUNDS; round++) {
        int end = round * games.size() / ROUNDS;
        games.subList(written, end).forEach(log::write);
        written = end;
        landed += killedWhileFolding(cluster, random) ? 1 : 0;
      }
      assertThat(landed).as("rounds in which it was killed while it folded").isPositive();
      run(cluster, -1, 0);
      assertThat(Views.latest(cluster, FoldProgram.builds(cluster, 1)))
          .isEqualTo(Views.folded(games));
    }
  }

  private static Cluster ready(Cluster cluster) {
    Topics.ensure(cluster, Projection.allTopics());
    return cluster;
  }

  /** Interleaved by kind, so that every part of the list has games of each. */
  private static List<PlayedGame> games() {
    List<PlayedGame> games = new ArrayList<>();
    IntStream.range(0, GAMES_OF_EACH)
        .forEach(i -> Games.all().forEach(game -> games.add(PlayedGames.simulated(game, i))));
    return games;
  }

  private boolean killedWhileFolding(Cluster cluster, Random random) throws Exception {
    return run(cluster, random.nextDouble(), random.nextInt(LONGEST_PAUSE));
  }

  /**
   * Runs the projector in a process of its own.
   *
   * @param share of what is left at first, at which the process is killed; less than 0 for never
   * @param pause milliseconds between that and the kill
   * @return whether it was killed before it had caught up
   */
  private boolean run(Cluster cluster, double share, int pause)
      throws IOException, InterruptedException {
    Process process = launch(cluster);
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      long first = 0;
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        if (line.equals("done")) {
          continue;
        }
        long left = Long.parseLong(line);
        first = Math.max(first, left);
        if (left < first && left <= first * share) {
          // what is left changes with each commit: kill somewhere between two
          Thread.sleep(pause);
          process.destroyForcibly().waitFor();
          return left > 0;
        }
      }
      assertThat(process.waitFor()).isZero();
      return false;
    } finally {
      process.destroyForcibly();
    }
  }

  private Process launch(Cluster cluster) throws IOException {
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            classPath,
            FoldProgram.class.getName(),
            cluster.bootstrapServers(),
            temp.resolve("streams").toString(),
            "catch-up",
            "1")
        .redirectError(temp.resolve("child.log").toFile())
        .start();
  }
}
