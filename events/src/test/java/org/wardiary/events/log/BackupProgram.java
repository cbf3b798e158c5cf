package org.wardiary.events.log;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.backup.Backup;
import org.wardiary.events.log.backup.Restore;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.log.stream.App;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.RefereeApp;
import org.wardiary.events.log.stream.Tuning;

/**
 * An archive in a directory with its broker and referee, for backing up and restoring. The main
 * method makes it a program that can be killed, which prints {@code begun} when the work begins and
 * {@code done} when it has ended.
 */
final class BackupProgram implements AutoCloseable {

  private final Cluster cluster;
  private final App referee;

  BackupProgram(Path data) {
    this.cluster = Cluster.open(new ClusterConfig.Embedded(data, "test backup"));
    Topics.ensure(cluster, Topic.WRITE_SIDE);
    this.referee =
        RefereeApp.start(cluster, new Instance("1", data.resolve("streams"), Tuning.LIVE));
    referee.awaitRunning();
  }

  /** Arguments: data directory, {@code backup} or {@code restore}, backup file. */
  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[2]);
    try (BackupProgram archive = new BackupProgram(Path.of(args[0]))) {
      System.out.println("begun");
      if (args[1].equals("backup")) {
        archive.backup(file);
      } else {
        archive.restore(file);
      }
      System.out.println("done");
    }
  }

  Cluster cluster() {
    return cluster;
  }

  Backup.Report backup(Path file) throws IOException {
    return Backup.write(cluster, file);
  }

  Restore.Comparison compare(Path file) throws IOException {
    return Restore.compare(cluster, Backup.verify(file));
  }

  /** Restores the missing games and counts their outcomes. */
  Map<SubmissionOutcome, Integer> restore(Path file) throws IOException {
    Restore.Comparison found = compare(file);
    Map<SubmissionOutcome, Integer> counts = new EnumMap<>(SubmissionOutcome.class);
    try (RecordSubmitter submitter =
        submitter(
            outcome -> counts.merge(SubmissionOutcome.of(outcome.getOutcome()), 1, Integer::sum))) {
      Restore.games(file, found.missing(), submitter::restore);
      submitter.await();
    }
    return counts;
  }

  /** Lets the referee do work; returns the last outcome of each game. */
  Map<String, CommandOutcome> by(Consumer<RecordSubmitter> work) {
    Map<String, CommandOutcome> outcomes = new TreeMap<>();
    try (RecordSubmitter submitter =
        submitter(outcome -> outcomes.put(outcome.getGameId(), outcome))) {
      work.accept(submitter);
      submitter.await();
    }
    return outcomes;
  }

  private RecordSubmitter submitter(Consumer<CommandOutcome> outcomes) {
    return new RecordSubmitter(cluster, WriterSchemas.released(), referee::requireAlive, outcomes);
  }

  /** All messages of each game in order, as one text. */
  Map<String, String> messages() {
    Map<String, StringBuilder> found = new TreeMap<>();
    try (TopicScan scan = new TopicScan(cluster)) {
      scan.read(
          Topic.EVENTS,
          TopicRange.to(TopicEnds.decided(cluster, Topic.EVENTS)),
          m ->
              EventBatches.messages(m.value())
                  .forEach(
                      event ->
                          found
                              .computeIfAbsent(LogProbe.text(m.key()), id -> new StringBuilder())
                              .append(HexFormat.of().formatHex(event))
                              .append('\n')));
    }
    Map<String, String> texts = new TreeMap<>();
    found.forEach((id, text) -> texts.put(id, text.toString()));
    return texts;
  }

  @Override
  public void close() {
    referee.close();
    cluster.close();
  }
}
