package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;

/**
 * One data directory for two clusters, at a time or one after the other: what is kept of one says
 * nothing about the other.
 */
@Tag("slow")
class TwoClustersTest {

  private static final int GAMES = 2;

  @TempDir Path folder;

  @Test
  void gamesOfOneCluster_areNotThoseOfTheOther() {
    Path early = simulate(1);
    Path late = simulate(2);
    try (Cluster one = SharedBroker.on(folder.resolve("one"));
        Cluster other = SharedBroker.on(folder.resolve("other"))) {
      assertThat(one.id()).isNotEqualTo(other.id());
      requireStored(one, early);
      requireStored(other, late);
      requireStored(other, early);
      assertThat(on(one, "games").lines()).endsWith("2 of 2 games");
      assertThat(on(other, "games").lines()).endsWith("4 of 4 games");
      assertThat(on(one, "doctor").out()).endsWith("all in order\n");
    }
  }

  @Tag("nightly")
  @Test
  void stateOfALogThatWasDeleted_isNotThatOfTheNext() throws IOException {
    Path games = simulate(3);
    Path data = folder.resolve("data");
    for (int i = 0; i < 2; i++) {
      assertThat(Cli.run("archive", games, "--data", data).out()).contains("2 games: 2 accepted");
      assertThat(Cli.run("games", "--data", data).lines()).endsWith("2 of 2 games");
      FileUtils.deleteDirectory(data.resolve(ClusterConfig.LOG_FOLDER).toFile());
    }
  }

  private Path simulate(int seed) {
    Path file = folder.resolve(seed + ".wdr");
    List<Object> words = new ArrayList<>(List.of("simulate", "--game", "squares/civil-war"));
    words.addAll(List.of("--games", GAMES, "--seed", seed, "--players", "uniform,uniform"));
    words.addAll(List.of("--out", file));
    assertThat(Cli.run(words.toArray()).exit()).isZero();
    return file;
  }

  private void requireStored(Cluster cluster, Path games) {
    assertThat(on(cluster, "archive", games).out()).contains("2 games: 2 accepted");
  }

  private Cli on(Cluster cluster, Object... command) {
    List<Object> words = new ArrayList<>(List.of(command));
    words.addAll(List.of("--bootstrap-server", cluster.bootstrapServers()));
    words.addAll(List.of("--data", folder.resolve("state of both")));
    Cli cli = Cli.run(words.toArray());
    assertThat(cli.exit()).as(cli::err).isZero();
    return cli;
  }
}
