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

/** How fast the instances of a cluster store the games that this program hands them. */
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
   * @param stored seconds until the outcome of the last game was there
   * @param folded seconds until all views were
   * @param cpu seconds of all processes until then
   * @param copied seconds of the bare copy
   */
  private record Round(
      int games, long events, double stored, double folded, double cpu, double copied) {}

  /**
   * A bench.
   *
   * @param sink gets the figures
   */
  InstancesBench(InstanceCluster cluster, Consumer<Figure> sink) {
    this.cluster = cluster;
    this.sink = sink;
  }

  /**
   * Stores games, waits until they are folded, and copies their events, in turns.
   *
   * @param games new ones for each round
   * @param number how often, after a round that is not counted
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

  /** Of the instances, the broker and this program. */
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
