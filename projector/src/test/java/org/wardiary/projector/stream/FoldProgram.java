package org.wardiary.projector.stream;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.Pace;
import org.wardiary.projector.game.counting.CountingFold;

/** Runs all applications until they have caught up, printing what is left; made to be killed. */
public final class FoldProgram {

  private static final Set<Projection> ALL = EnumSet.allOf(Projection.class);

  private FoldProgram() {}

  /**
   * Runs.
   *
   * @param args bootstrap servers, state folder, {@code catch-up} or {@code rebuild}, version
   */
  public static void main(String[] args) {
    int version = Integer.parseInt(args[3]);
    try (Cluster cluster = Cluster.open(new ClusterConfig.External(args[0], Map.of()));
        Projections projections = of(cluster, builds(cluster, version), Path.of(args[1]))) {
      CountingFold.answersCount(version);
      if (args[2].equals("rebuild")) {
        projections.rebuild(ALL, System.out::println);
      } else {
        projections.catchUp(ALL, System.out::println);
      }
      System.out.println("done");
    }
  }

  /** The applications of a program with a state folder. */
  static Projections of(Cluster cluster, Builds builds, Path state) {
    return new Projections(
        cluster, builds, new Instance("1", state, Pace.BULK), TopologyHarness.CODECS);
  }

  /** The builds of a program whose folds are of a version; what is replaced goes at once. */
  static Builds builds(Cluster cluster, int version) {
    return Builds.open(
        cluster,
        projection -> new ViewVersion(version, ViewVersion.of(projection).shape()),
        Duration.ZERO);
  }
}
