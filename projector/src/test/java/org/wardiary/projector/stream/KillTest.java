package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

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

/**
 * Kills the projector at random moments, again and again; {@link KillRounds} says how to run more
 * rounds.
 */
@Tag("slow")
class KillTest {

  private static final KillRounds KILLS = KillRounds.of(KillTest.class);
  private static final int ROUNDS = KILLS.count();
  // of each kind; every round has new ones, so that a kill can interrupt the work on them
  private static final int GAMES_A_ROUND = 8;
  // on a fast machine a kill may come too late: rounds are added until one does not
  private static final int MOST_ROUNDS = 10 * ROUNDS;

  @TempDir Path temp;

  @Test
  void viewsAreThoseOfACleanRun_killedAtRandomMoments() throws Exception {
    Random random = KILLS.random();
    List<PlayedGame> games = new ArrayList<>();
    try (Cluster cluster = Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"));
        LogWriter log = new LogWriter(ready(cluster))) {
      FoldRuns runs = new FoldRuns(cluster, temp);
      games.addAll(write(0, log));
      int takes = runs.whole("catch-up");
      int landed = 0;
      for (int round = 1; round <= ROUNDS || landed == 0 && round <= MOST_ROUNDS; round++) {
        games.addAll(write(round, log));
        int commitMillis = random.nextBoolean() ? FoldProgram.OFTEN : FoldProgram.RARELY;
        landed += runs.killed("catch-up", commitMillis, random.nextInt(takes)) ? 1 : 0;
      }
      assertThat(landed).as("rounds in which it was killed while it folded").isPositive();
      runs.whole("catch-up");
      assertThat(Views.latest(cluster, FoldProgram.builds(cluster, 1)))
          .isEqualTo(Views.folded(games));
    }
  }

  private static Cluster ready(Cluster cluster) {
    Topics.ensure(cluster, Projection.allTopics());
    return cluster;
  }

  private static List<PlayedGame> write(int round, LogWriter log) {
    List<PlayedGame> games =
        IntStream.range(round * GAMES_A_ROUND, (round + 1) * GAMES_A_ROUND)
            .boxed()
            .flatMap(i -> Games.all().stream().map(game -> PlayedGames.simulated(game, i)))
            .toList();
    games.forEach(log::write);
    return games;
  }
}
