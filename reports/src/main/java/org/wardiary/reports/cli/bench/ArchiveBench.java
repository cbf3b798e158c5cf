package org.wardiary.reports.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.stream.EventCopy;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredGame;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.bench.Effort;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.cli.terminal.Progress;

/**
 * Measures how fast games are stored and positions are read, on a fresh archive. For one thread.
 */
final class ArchiveBench {

  private static final double NANOS = 1e9;
  private static final double NANOS_PER_MILLI = 1e6;

  private final Session session;
  private final Effort effort;
  private final List<Double> stored = new ArrayList<>();
  private final List<Double> copied = new ArrayList<>();
  private long events;
  private long allEvents;

  ArchiveBench(Session session, Effort effort) {
    this.session = session;
    this.effort = effort;
  }

  /**
   * Measures events stored per second, from the first game submitted to the last outcome received,
   * in alternation with a copy of the same events.
   *
   * @param games makes new games for a round; round 0 is not counted
   */
  List<Figure> archive(IntFunction<List<Submission>> games) {
    for (int round = 0; round <= effort.rounds(); round++) {
      double storing = store(games.apply(round));
      double copying = copy();
      allEvents += events;
      if (round > 0) { // the first warms up
        stored.add(events / storing);
        copied.add(events / copying);
      }
    }
    return List.of(
        Figure.of("archive", "events/s", stored),
        Figure.of("copy of the same events", "events/s", copied),
        Figure.ratio("archive / copy", stored, copied));
  }

  /** Stores games; returns the seconds it took. */
  private double store(List<Submission> games) {
    events = 0;
    try (RecordSubmitter submitter = session.submitter(this::count)) {
      long begin = System.nanoTime();
      games.forEach(submitter::submit);
      submitter.await();
      return (System.nanoTime() - begin) / NANOS;
    }
  }

  private void count(CommandOutcome outcome) {
    ReportBench.requireAccepted(outcome);
    events += outcome.getEvents();
  }

  /** Copies the events of the last round; returns the seconds it took. */
  private double copy() {
    try (EventCopy copy = session.eventCopy()) {
      long begin = System.nanoTime();
      copy.run(events);
      return (System.nanoTime() - begin) / NANOS;
    }
  }

  /**
   * Measures events per second while the projector rebuilds all views from the whole log, from its
   * start until everything is committed.
   */
  Figure folding() {
    ReadSide read = session.read();
    List<Double> rates = new ArrayList<>();
    for (int round = 0; round <= effort.folds(); round++) {
      List<Long> times = new ArrayList<>();
      read.projector().rebuild(remaining -> times.add(System.nanoTime()));
      if (round > 0) {
        rates.add(allEvents * NANOS / (times.get(times.size() - 1) - times.get(0)));
      }
    }
    return Figure.of("fold", "events/s", rates);
  }

  /**
   * Measures the time to read a position through the timeline, for games and plies drawn at random.
   *
   * @param draws draws the games and plies
   */
  List<Figure> positions(RandomDraws draws) {
    ReadSide read = session.caughtUp(Progress.SILENT::behind);
    List<StoredGame> games = read.games("");
    List<Double> medians = new ArrayList<>();
    List<Double> slowest = new ArrayList<>();
    for (int round = 0; round <= effort.rounds(); round++) {
      List<Double> millis = new ArrayList<>();
      for (int i = 0; i < effort.lookups(); i++) {
        StoredGame game = games.get(draws.draw(games.size()) - 1);
        int ply = draws.draw(game.plies() + 1) - 1;
        long begin = System.nanoTime();
        read.position(game, ply);
        millis.add((System.nanoTime() - begin) / NANOS_PER_MILLI);
      }
      if (round > 0) { // the first warms up
        medians.add(Figure.quantile(millis, 0.5));
        slowest.add(Figure.quantile(millis, 0.99));
      }
    }
    return List.of(
        Figure.of("position by ply, p50", "ms", medians),
        Figure.of("position by ply, p99", "ms", slowest));
  }
}
