package org.wardiary.reports.cli.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.stream.EventCopy;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.cli.terminal.Progress;

/** Measures how fast the instances of a cluster store the games that this program submits. */
final class InstancesBench {

  private static final double NANOS = 1e9;
  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private final InstanceCluster cluster;
  private final Consumer<Figure> sink;
  private final List<Round> rounds = new ArrayList<>();
  private long events;

  /**
   * What a round took.
   *
   * @param games number of games stored
   * @param events number of events stored
   * @param stored seconds until the outcome of the last game was received
   * @param folded seconds until all views were folded
   * @param cpu CPU seconds of all processes until then
   * @param copied seconds that the bare copy took
   */
  private record Round(
      int games, long events, double stored, double folded, double cpu, double copied) {}

  /**
   * Creates a bench.
   *
   * @param sink receives the figures
   */
  InstancesBench(InstanceCluster cluster, Consumer<Figure> sink) {
    this.cluster = cluster;
    this.sink = sink;
  }

  /**
   * Stores games, waits until they are folded, and copies their events, in alternation.
   *
   * @param games makes new games for each round
   * @param number number of rounds, after one that is not counted
   */
  void measure(ManyGames games, int number) {
    try (Session session = cluster.session()) {
      for (int round = 0; round <= number; round++) {
        Round one = round(session, games.round(round));
        if (round > 0) { // the first warms up
          rounds.add(one);
        }
      }
    }
    String of = Text.count(cluster.number(), "instance") + ": ";
    tell(of + "archive, games", "games/s", one -> one.games() / one.stored());
    tell(of + "archive", "events/s", one -> one.events() / one.stored());
    tell(of + "archive until folded", "events/s", one -> one.events() / one.folded());
    tell(of + "CPU until folded", "s/1000 games", one -> one.cpu() * 1000 / one.games());
    tell(of + "copy of the same events", "events/s", one -> one.events() / one.copied());
    List<Double> stored = of(one -> one.events() / one.stored());
    List<Double> copied = of(one -> one.events() / one.copied());
    sink.accept(Figure.ratio(of + "archive / copy", stored, copied));
  }

  private Round round(Session session, List<Submission> games) {
    events = 0;
    double cpu = cpu();
    long begin = System.nanoTime();
    try (RecordSubmitter submitter = session.submitter(this::count)) {
      games.forEach(submitter::submit);
      submitter.await();
    }
    double stored = since(begin);
    session.caughtUp(Progress.SILENT::behind);
    double folded = since(begin);
    double taken = cpu() - cpu;
    try (EventCopy copy = session.eventCopy()) {
      long copyBegin = System.nanoTime();
      copy.run(events);
      return new Round(games.size(), events, stored, folded, taken, since(copyBegin));
    }
  }

  private static double since(long begin) {
    return (System.nanoTime() - begin) / NANOS;
  }

  private void count(CommandOutcome outcome) {
    ReportBench.requireAccepted(outcome);
    events += outcome.getEvents();
  }

  /** CPU seconds of the instances, the broker and this program. */
  private double cpu() {
    return cluster.cpu() + SYSTEM.getProcessCpuTime() / NANOS;
  }

  private void tell(String name, String unit, ToDoubleFunction<Round> value) {
    sink.accept(Figure.of(name, unit, of(value)));
  }

  private List<Double> of(ToDoubleFunction<Round> value) {
    return rounds.stream().mapToDouble(value).boxed().toList();
  }
}
