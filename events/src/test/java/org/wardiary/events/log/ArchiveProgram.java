package org.wardiary.events.log;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.log.stream.App;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.RefereeApp;
import org.wardiary.events.log.stream.Tuning;

/**
 * Archives test games in a directory, as a program that can be killed. Prints {@code broker PID},
 * {@code submitting}, a line {@code outcome GAME} for each outcome, and finally the counts.
 */
final class ArchiveProgram {

  private ArchiveProgram() {}

  /** Arguments: data directory, number of games of each kind. */
  public static void main(String[] args) {
    Path data = Path.of(args[0]);
    try (Cluster cluster = Cluster.open(new ClusterConfig.Embedded(data, "test archive"))) {
      System.out.println("broker " + cluster.brokerPid().orElseThrow());
      Topics.ensure(cluster, Topic.WRITE_SIDE);
      System.out.println("counts " + archive(cluster, data, Integer.parseInt(args[1])));
    } catch (ClusterException e) {
      System.err.println(e.getMessage());
      System.exit(1);
    }
    // threads of an application whose broker has died may live on
    System.exit(0);
  }

  /** Stores games of each kind, with a referee of its own. */
  static Map<SubmissionOutcome, Integer> archive(Cluster cluster, Path data, int games) {
    Map<SubmissionOutcome, Integer> counts = new EnumMap<>(SubmissionOutcome.class);
    try (App referee =
            RefereeApp.start(cluster, new Instance("1", data.resolve("streams"), Tuning.LIVE));
        RecordSubmitter submitter =
            new RecordSubmitter(
                cluster,
                WriterSchemas.released(),
                referee::requireAlive,
                outcome -> {
                  System.out.println("outcome " + outcome.getGameId());
                  counts.merge(SubmissionOutcome.of(outcome.getOutcome()), 1, Integer::sum);
                })) {
      System.out.println("submitting");
      TestGames.ofEach(games).forEach(submitter::submit);
      submitter.await();
    }
    return counts;
  }
}
