package org.wardiary.reports.cli.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.text.Text;
import org.wardiary.events.work.OrderedWork;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.bench.HeapPeak;
import org.wardiary.reports.cli.job.ReportJob;
import org.wardiary.reports.cli.terminal.Progress;
import org.wardiary.reports.tally.GameCounter;
import org.wardiary.reports.tally.RetentionPolicy;
import org.wardiary.reports.tally.SnapshotFolder;

/**
 * Measures time and memory of a report over many simulated games, compared with reading the rows
 * that it is computed from. On a fresh archive.
 */
final class ReportBench {

  private static final int AT_ONCE = 64;
  private static final double NANOS = 1e9;
  private static final double MIB = 1 << 20;

  private final Session session;
  private final Consumer<Figure> sink;
  private final MapLibrary maps = MapLibrary.bundled();

  /**
   * Creates a bench.
   *
   * @param sink receives each figure as soon as it is known
   */
  ReportBench(Session session, Consumer<Figure> sink) {
    this.session = session;
    this.sink = sink;
  }

  /** Plays games and stores them like any others. */
  void store(List<PlannedGame> planned) {
    Simulation simulation = new Simulation(new Setups(maps));
    long begin = System.nanoTime();
    try (RecordSubmitter submitter = session.submitter(ReportBench::requireAccepted);
        OrderedWork<PlannedGame, Submission> work =
            new OrderedWork<>(
                AT_ONCE,
                game -> Submission.of(simulation.play(game), maps),
                submission -> {
                  submitter.submit(submission);
                  return true;
                })) {
      planned.forEach(work::add);
      work.finish();
      submitter.await();
    }
    session.caughtUp(Progress.SILENT::behind);
    one("games", "games", planned.size());
    one("played, archived, folded", "s", (System.nanoTime() - begin) / NANOS);
  }

  /** Requires an outcome to say that the game was stored. */
  static void requireAccepted(CommandOutcome outcome) {
    if (SubmissionOutcome.of(outcome.getOutcome()) != SubmissionOutcome.ACCEPTED) {
      throw new IllegalStateException(
          Text.of(
              "expected game %s to be accepted but it is %s: %s",
              outcome.getGameId(), outcome.getOutcome(), outcome.getReason()));
    }
  }

  /**
   * Reads the rows, writes the report of all games, and writes it again, in alternation.
   *
   * @param folder where reports are written
   * @param rounds number of rounds
   */
  void measure(Path folder, int rounds) {
    ReadSide read = session.caughtUp(Progress.SILENT::behind);
    ReportJob job = new ReportJob(maps, Progress.SILENT, Map.of());
    SnapshotFolder snapshots = new SnapshotFolder(session.snapshots());
    List<Double> readings = new ArrayList<>();
    List<Double> firsts = new ArrayList<>();
    List<Double> others = new ArrayList<>();
    List<Double> peaks = new ArrayList<>();
    AtomicLong bytes = new AtomicLong();
    for (int round = 0; round < rounds; round++) {
      bytes.set(0);
      readings.add(
          seconds(
              () ->
                  GameCounter.kinds(read, read.rows().storedSummaries())
                      .forEach(kind -> bytes.addAndGet(decode(kind)))));
      snapshots.clear();
      try (HeapPeak peak = new HeapPeak()) {
        firsts.add(seconds(() -> job.write(session, GameQuery.ALL, folder)));
        others.add(seconds(() -> job.write(session, GameQuery.ALL, folder)));
        peaks.add(peak.bytes() / MIB);
      }
    }
    one("rows", "MiB", bytes.get() / MIB);
    one("snapshot", "MiB", snapshots.bytes() / MIB);
    sink.accept(Figure.of("rows read", "s", readings));
    sink.accept(Figure.of("first report", "s", firsts));
    sink.accept(Figure.ratio("first report / rows read", firsts, readings));
    sink.accept(Figure.of("report", "s", others));
    sink.accept(Figure.ratio("report / rows read", others, readings));
    sink.accept(Figure.of("heap at its fullest", "MiB", peaks));
    measureTallies(read, job, folder, readings);
  }

  /** Counts games as an instance on a cluster does, and measures the report from these tallies. */
  private void measureTallies(ReadSide read, ReportJob job, Path folder, List<Double> readings) {
    List<Integer> partitions = read.rows().partitions();
    AtomicInteger counted = new AtomicInteger();
    double kept =
        seconds(
            () ->
                counted.set(
                    ReportJob.keeper(session.temporary(), RetentionPolicy.USUAL)
                        .keep(read, partitions)));
    if (counted.get() < partitions.size()) {
      return; // too few games for tallies to be kept
    }
    SnapshotFolder snapshots = new SnapshotFolder(session.snapshots());
    List<Double> reports = new ArrayList<>();
    for (int round = 0; round < readings.size(); round++) {
      snapshots.clear();
      reports.add(seconds(() -> job.write(session, GameQuery.ALL, folder)));
    }
    one("tallies kept", "s", kept);
    sink.accept(Figure.of("first report by tallies", "s", reports));
    sink.accept(Figure.ratio("by tallies / rows read", reports, readings));
  }

  /** Decodes all rows of a kind one by one and keeps none; returns their size in bytes. */
  private static <V extends SpecificRecord> long decode(StoredRows<V> kind) {
    AtomicLong bytes = new AtomicLong();
    kind.read(
        (gameId, message) ->
            message.ifPresent(
                value -> bytes.addAndGet(kind.decode(value) == null ? 0 : value.length)));
    return bytes.get();
  }

  private static double seconds(Runnable work) {
    long begin = System.nanoTime();
    work.run();
    return (System.nanoTime() - begin) / NANOS;
  }

  private void one(String name, String unit, double value) {
    sink.accept(Figure.one(name, unit, value));
  }
}
