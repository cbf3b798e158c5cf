package org.wardiary.app.command;

import java.nio.file.Path;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;

/**
 * Corrects one archived game again and again, as a program that can be killed. Prints {@code
 * ready}, and {@code done N OUTPUT} for each correction that was acknowledged.
 */
final class RevisingProgram {

  private RevisingProgram() {}

  /** Arguments: data directory, the game's id, the first correction's number, how many. */
  public static void main(String[] args) {
    Path data = Path.of(args[0]);
    int first = Integer.parseInt(args[2]);
    int last = first + Integer.parseInt(args[3]);
    ClusterConfig shared =
        new ClusterConfig.Embedded(data, 0, ClusterConfig.Sharing.SHARED, "test revisions");
    try (Cluster broker = Cluster.open(shared)) {
      broker.requireAlive();
      System.out.println("ready");
      for (int n = first; n < last; n++) {
        Cli run = step(data, args[1], n);
        if (run.exit() == ExitCode.REFUSED
            && run.err().contains("since then: edition " + (n + 1))) {
          // what a killed program had sent came first: the same command once more finds it done
          run = step(data, args[1], n);
        }
        if (run.exit() != ExitCode.DONE) {
          System.err.println(run.err());
          System.exit(1);
        }
        System.out.println("done " + n + " " + run.out().strip());
      }
    }
    System.exit(0);
  }

  /** Each correction differs from the earlier ones, so that repeating it has no effect. */
  private static Cli step(Path data, String id, int n) {
    String reason = "step " + n;
    return n % 2 == 0
        ? Cli.run(
            "correct",
            id,
            "--tag",
            "Annotator=" + reason,
            "--by",
            "a",
            "--reason",
            reason,
            "--data",
            data)
        : Cli.run(
            "correct",
            id,
            "--from",
            2,
            "--with",
            "CGR-G2CL {" + reason + "}",
            "--keep-rest",
            "--by",
            "a",
            "--reason",
            reason,
            "--data",
            data);
  }
}
