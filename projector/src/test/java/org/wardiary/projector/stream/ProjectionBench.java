package org.wardiary.projector.stream;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.stream.Pace;
import org.wardiary.projector.LogWriter;
import org.wardiary.projector.PlayedGames;
import org.wardiary.projector.PlayedGames.PlayedGame;
import org.wardiary.projector.fold.Message;
import org.wardiary.projector.view.TimelineChunk;

/** Prints how fast each application folds the log, alone and together, beside the bare folds. */
public final class ProjectionBench {

  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final List<PlayedGame> games = new ArrayList<>();
  private final long events;

  private ProjectionBench(int gamesOfEach) {
    for (int i = 0; i < gamesOfEach; i++) {
      int seed = i;
      Games.all().stream()
          .filter(game -> game.id().startsWith("squares/"))
          .forEach(game -> games.add(PlayedGames.simulated(game, seed)));
    }
    events = games.stream().mapToLong(game -> game.messages().size()).sum();
  }

  /**
   * Runs.
   *
   * @param args number of games of each kind, name of a pace
   */
  public static void main(String[] args) throws IOException {
    ProjectionBench bench = new ProjectionBench(Integer.parseInt(args[0]));
    System.out.printf("%d games, %d events%n", bench.games.size(), bench.events);
    for (int round = 0; round < 3; round++) {
      bench.bare(Projection.BOARDS);
      bench.bare(Projection.SUMMARIES);
    }
    Path temp = Files.createTempDirectory("bench");
    try (Cluster cluster =
        Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "bench"))) {
      Topics.ensure(cluster);
      try (LogWriter log = new LogWriter(cluster)) {
        bench.games.forEach(log::write);
      }
      Pace pace = Pace.valueOf(args[1]);
      for (int round = 0; round < 2; round++) {
        for (Projection projection : Projection.values()) {
          bench.run(cluster, EnumSet.of(projection), temp, pace);
        }
        bench.run(cluster, EnumSet.allOf(Projection.class), temp, pace);
      }
    }
  }

  /** Chain, folds and chunks without Kafka. */
  private void bare(Projection projection) {
    MessageCodec<TimelineChunk> codec = TopologyHarness.CODECS.of(TimelineChunk.class);
    long bytes = 0;
    long start = System.nanoTime();
    long cpu = SYSTEM.getProcessCpuTime();
    for (PlayedGame played : games) {
      LiveGame game =
          LiveGame.begin(
              projection.views(),
              TopologyHarness.CODECS.events(),
              played.id(),
              new Message(played.messages().get(0), 0));
      for (int i = 1; i < played.messages().size(); i++) {
        game.accept(new Message(played.messages().get(i), i));
        bytes += game.chunk(codec).length;
      }
    }
    print("bare " + projection.label() + " (" + bytes + ")", start, cpu);
  }

  private void run(Cluster cluster, Set<Projection> wanted, Path temp, Pace pace) {
    ProjectionSettings settings = new ProjectionSettings("1", temp.resolve("streams"), pace);
    try (Projections projections = new Projections(cluster, settings, TopologyHarness.CODECS)) {
      wanted.forEach(projections::reset);
      long start = System.nanoTime();
      long cpu = SYSTEM.getProcessCpuTime();
      projections.catchUp(wanted, left -> {});
      print(wanted + " with start", start, cpu);
    }
  }

  private void print(String what, long start, long cpu) {
    double seconds = (System.nanoTime() - start) / 1e9;
    double cpuSeconds = (SYSTEM.getProcessCpuTime() - cpu) / 1e9;
    System.out.printf(
        "%-50s %6.2f s %9.0f events/s %6.2f us CPU/event%n",
        what, seconds, events / seconds, cpuSeconds * 1e6 / events);
  }
}
