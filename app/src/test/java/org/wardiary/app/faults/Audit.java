package org.wardiary.app.faults;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.wardiary.app.command.Cli;
import org.wardiary.events.log.EventHeaders;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.broker.Cluster;

/**
 * What an archive holds of the acknowledged games, according to its own commands: {@code export}
 * must have each game once with its exact record; {@code doctor} must find every chain whole, every
 * game judged alike, and every view, its positions included, equal to a fold of the log.
 *
 * @param lost acknowledged, but missing
 * @param doubled there more than once, in the export or on the log
 * @param damaged with another record, or with findings of {@code doctor}
 * @param said what {@code doctor} printed
 */
record Audit(int lost, int doubled, int damaged, List<String> said) {

  /**
   * Audits an archive.
   *
   * @param archive options that name the archive
   * @param cluster its brokers
   */
  static Audit of(GameBook book, Path folder, List<Object> archive, Cluster cluster)
      throws IOException {
    Path export = folder.resolve("export.wdr");
    requireDone(run(archive, "export", "--out", export));
    Difference difference = Difference.between(book, export);
    Map<String, Integer> starts = starts(cluster);
    Set<String> lost = new TreeSet<>(book.ids());
    lost.removeAll(starts.keySet());
    long doubled = starts.values().stream().filter(times -> times > 1).count();
    Cli doctor = run(archive, "doctor");
    int damaged = difference.damaged().size();
    List<String> said = new ArrayList<>();
    if (doctor.exit() != 0) {
      damaged += Math.max(1, doctor.lines().size() - 1);
      said.addAll(doctor.lines());
      said.add(doctor.err());
    }
    return new Audit(
        Math.max(lost.size(), difference.lost().size()),
        (int) Math.max(doubled, difference.doubled().size()),
        damaged,
        said);
  }

  /** How often each game begins on the log. */
  private static Map<String, Integer> starts(Cluster cluster) {
    Map<String, Integer> starts = new HashMap<>();
    try (TopicScan scan = new TopicScan(cluster)) {
      scan.read(
          Topic.EVENTS,
          message -> {
            byte[] type = message.headers().lastHeader(EventHeaders.TYPE).value();
            if (new String(type, StandardCharsets.UTF_8).equals("GameStarted")) {
              starts.merge(new String(message.key(), StandardCharsets.UTF_8), 1, Integer::sum);
            }
          });
    }
    return starts;
  }

  private static Cli run(List<Object> archive, Object... command) {
    List<Object> words = new ArrayList<>(List.of(command));
    words.addAll(archive);
    return Cli.run(words.toArray());
  }

  private static void requireDone(Cli command) {
    if (command.exit() != 0) {
      throw new IllegalStateException("expected the archive to be exported but: " + command.err());
    }
  }
}
