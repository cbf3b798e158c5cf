package org.wardiary.app.faults;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.ClusterConfig.Sharing;
import org.wardiary.events.text.Text;

/** Rounds of one kind of fault in one archive, which is audited after the last of them. */
final class Rounds {

  private static final double MILLIS = 1000;

  private final Kind kind;
  private final Path folder;
  private final PrintStream out;
  private final GameBook book = new GameBook();
  private Duration longest = Duration.ZERO;
  private int done;
  private int broken;

  /**
   * Prepares rounds.
   *
   * @param folder a folder for this kind alone
   * @param out where each round is reported
   */
  Rounds(Kind kind, Path folder, PrintStream out) {
    this.kind = kind;
    this.folder = folder;
    this.out = out;
  }

  /** Runs the rounds. The first promise that does not hold ends them. */
  Row run(int rounds, Random random) throws Exception {
    Files.createDirectories(folder);
    try (Fault fault = kind.open(folder)) {
      while (done < rounds && broken == 0) {
        round(fault, random);
      }
      fault.said().forEach(text -> out.println("said: " + text));
      Audit audit = audit(fault.archive());
      audit.said().forEach(out::println);
      return new Row(kind.label(), done, book.acknowledged(), audit, broken, longest);
    }
  }

  private void round(Fault fault, Random random) {
    done++;
    try {
      Duration taken = fault.round(book, random);
      longest = taken.compareTo(longest) > 0 ? taken : longest;
      out.println(
          Text.of(
              "%s, round %d: %d games acknowledged, after %.1f s again",
              kind.word(), done, book.acknowledged(), taken.toMillis() / MILLIS));
    } catch (Exception | AssertionError e) {
      broken++;
      out.println(Text.of("%s, round %d: %s", kind.word(), done, e.getMessage()));
      e.printStackTrace(out);
    }
  }

  private Audit audit(List<Object> archive) {
    try (Cluster cluster = Cluster.open(config(archive))) {
      return Audit.of(book, folder, archive, cluster);
    } catch (IOException | RuntimeException e) {
      // after a broken promise the archive may be in no state to be audited
      broken++;
      return new Audit(0, 0, 0, List.of("the archive could not be looked at: " + e.getMessage()));
    }
  }

  private static ClusterConfig config(List<Object> archive) {
    return archive.get(0).equals("--data")
        ? new ClusterConfig.Embedded((Path) archive.get(1), 0, Sharing.SHARED, "faults")
        : new ClusterConfig.External(archive.get(1).toString(), Map.of());
  }
}
