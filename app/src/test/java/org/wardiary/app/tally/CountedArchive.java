package org.wardiary.app.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Study;
import org.wardiary.app.archive.Session;
import org.wardiary.app.command.Cli;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.ClusterConfig.Sharing;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.reports.csv.CsvTable;

/**
 * An archive on a real broker whose games are counted.
 *
 * @param folder for its data and other files
 * @param broker the broker, shared with commands
 * @param session a session on the broker
 */
public record CountedArchive(Path folder, Cluster broker, Session session)
    implements AutoCloseable {

  private static final List<String> WHO = List.of("--by", "Carl", "--reason", "a slip");

  /** Opens an archive without games. */
  public static CountedArchive open(Path folder) {
    Path data = folder.resolve("data");
    Cluster broker = Cluster.open(new ClusterConfig.Embedded(data, 0, Sharing.SHARED, "test"));
    return new CountedArchive(folder, broker, Session.on(broker, data));
  }

  /** The archive's directory. */
  public Path data() {
    return folder.resolve("data");
  }

  /** Adds simulated games, whose records are in {@code SEED.wdr}. */
  public void play(String game, int games, int seed, String... more) {
    Path file = folder.resolve(seed + ".wdr");
    List<Object> words = new ArrayList<>(List.of("simulate", "--game", game, "--games", games));
    words.addAll(List.of("--seed", seed, "--players", "aggressive:0.7,aggressive:0.6"));
    words.addAll(List.of("--out", file));
    words.addAll(List.of(more));
    run(words.toArray());
    run("archive", file, "--data", data());
  }

  /** Corrects or withdraws a game. */
  void change(List<String> words) {
    List<Object> all = new ArrayList<>(words);
    all.addAll(WHO);
    all.addAll(List.of("--data", data()));
    run(all.toArray());
  }

  /** Runs a command, which must succeed. */
  static void run(Object... words) {
    Cli run = Cli.run(words);
    assertThat(run.exit()).as(run.err()).isZero();
  }

  /** Counts games by their rows, without a snapshot. */
  Counted counted(CountRequest request) {
    ReadSide read = session.caughtUp(remaining -> {});
    SnapshotFolder none = new SnapshotFolder(folder.resolve("none"));
    return new GameCounter(read, GameInfo::plain, List.of(), data(), none)
        .count(request, selection -> {});
  }

  /** Everything that a report says about games. */
  static String text(Counted counted) {
    StringBuilder text = new StringBuilder();
    text.append(Fingerprint.of(counted.selection())).append(counted.selection().notes());
    text.append(counted.selection().archived()).append(' ').append(counted.census().events());
    text.append(counted.census().gamesByEvent()).append(counted.census().shortest());
    Studies.judge(counted.studies());
    for (Study study : counted.studies()) {
      study.tables().forEach(table -> text.append(table.title()).append(CsvTable.text(table)));
    }
    return text.toString();
  }

  @Override
  public void close() {
    session.close();
    broker.close();
  }
}
