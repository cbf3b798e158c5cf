package org.wardiary.app.command;

import java.nio.file.Path;
import org.wardiary.app.Main;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;

/**
 * Continues an open game with the lines on standard input, as a program that can be killed, with a
 * broker of its own. Prints {@code broker PID}, then what {@code record} prints.
 */
final class RecordingProgram {

  private RecordingProgram() {}

  /** Arguments: data directory, the game's id. */
  public static void main(String[] args) {
    ClusterConfig shared =
        new ClusterConfig.Embedded(
            Path.of(args[0]), 0, ClusterConfig.Sharing.SHARED, "test recording");
    try (Cluster broker = Cluster.open(shared)) {
      broker.requireAlive();
      ProcessHandle.current()
          .children()
          .forEach(child -> System.out.println("broker " + child.pid()));
      Main.main(new String[] {"record", args[1], "--data", args[0]});
    }
  }
}
