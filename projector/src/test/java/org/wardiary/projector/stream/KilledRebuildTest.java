package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
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
 * Kills, at random moments, a program that makes all views anew: after each kill the current views
 * must be complete without catching up or repair. {@link KillRounds} says how to run more rounds.
 */
@Tag("nightly")
class KilledRebuildTest {

  private final KillRounds kills = KillRounds.of(KilledRebuildTest.class);
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
      FoldRuns runs = new FoldRuns(cluster, temp);
      int takes = Math.max(runs.whole("catch-up"), runs.whole("rebuild"));
      int landed = 0;
      for (int round = 0; round < rounds; round++) {
        landed += runs.killed("rebuild", FoldProgram.RARELY, random.nextInt(takes)) ? 1 : 0;
        requireViews(cluster, games);
      }
      System.out.printf("rebuild: %d rounds, killed in the middle %d%n", rounds, landed);
      runs.whole("rebuild");
      requireViews(cluster, games);
    }
  }

  private static void requireViews(Cluster cluster, List<PlayedGame> games) {
    assertThat(Views.latest(cluster, FoldProgram.builds(cluster, 1)))
        .isEqualTo(Views.folded(games));
  }
}
