package org.wardiary.projector.stream;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.Pace;

/** Runs all applications until they have caught up, printing what is left; made to be killed. */
public final class FoldProgram {

  private FoldProgram() {}

  /**
   * Runs.
   *
   * @param args bootstrap servers, state folder
   */
  public static void main(String[] args) {
    try (Cluster cluster = Cluster.open(new ClusterConfig.External(args[0], Map.of()));
        Projections projections =
            new Projections(
                cluster, new Instance("1", Path.of(args[1]), Pace.BULK), TopologyHarness.CODECS)) {
      projections.catchUp(EnumSet.allOf(Projection.class), System.out::println);
    }
  }
}
