package org.wardiary.projector.stream;

import java.nio.file.Path;
import java.util.Map;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.Tuning;
import org.wardiary.projector.game.counting.CountingFold;

/** Runs the projector until it has caught up and prints the progress; made to be killed. */
public final class FoldProgram {

  /** Milliseconds between commits, as long as in bulk work. */
  static final int RARELY = Tuning.BULK.foldMillis();

  /** Milliseconds between commits, so few that a kill comes between two commits or during one. */
  static final int OFTEN = 20;

  private FoldProgram() {}

  /**
   * Runs the program.
   *
   * @param args bootstrap servers, state folder, {@code catch-up} or {@code rebuild}, version,
   *     milliseconds between commits
   */
  public static void main(String[] args) {
    int version = Integer.parseInt(args[3]);
    try (Cluster cluster = Cluster.open(new ClusterConfig.External(args[0], Map.of()));
        Projector projector =
            of(cluster, builds(cluster, version), Path.of(args[1]), Integer.parseInt(args[4]))) {
      CountingFold.answersCount(version);
      if (args[2].equals("rebuild")) {
        projector.rebuild(System.out::println);
      } else {
        projector.catchUp(System.out::println);
      }
      System.out.println("done");
    }
  }

  /** The projector of a program, with a state folder and rare commits. */
  static Projector of(Cluster cluster, Builds builds, Path state) {
    return of(cluster, builds, state, RARELY);
  }

  private static Projector of(Cluster cluster, Builds builds, Path state, int commitMillis) {
    Instance instance = new Instance("1", state, Tuning.BULK);
    return new Projector(cluster, builds, instance, TopologyHarness.CODECS, commitMillis);
  }

  /** The builds of a program whose folds have a version. */
  static Builds builds(Cluster cluster, int version) {
    return Builds.open(cluster, new ViewVersion(version, ViewVersion.current().shape()));
  }
}
