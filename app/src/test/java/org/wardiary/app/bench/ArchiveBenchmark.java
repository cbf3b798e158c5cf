package org.wardiary.app.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.archive.Session;
import org.wardiary.app.option.Schedule;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.ClusterConfig.Sharing;
import org.wardiary.events.log.stream.EventCopy;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.Tuning;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredGame;

/**
 * How fast games are stored, beside an application that only copies the same events, how fast views
 * are folded, and how long a position takes; on a real broker.
 */
class ArchiveBenchmark {

  private static final int ROUNDS = 5;
  private static final int EACH = 250;
  private static final int MAX_ANSWERS = 5000;
  private static final int LOOKUPS = 1000;
  private static final double NANOS = 1e9;

  private final MapLibrary maps = MapLibrary.bundled();
  private final Simulation simulation = new Simulation(new Setups(maps));
  private long events;

  @TempDir Path folder;

  @Test
  void archive() {
    Path data = folder.resolve("data");
    ClusterConfig config = new ClusterConfig.Embedded(data, 0, Sharing.SHARED, "benchmark");
    try (Cluster cluster = Cluster.open(config);
        Session session = Session.on(cluster, data)) {
      Instance copier = new Instance("copier", folder.resolve("copier"), Tuning.BULK);
      stored(session, cluster, copier);
      positions(session);
    }
  }

  /** The first round warms up. */
  private void stored(Session session, Cluster cluster, Instance copier) {
    List<Double> stored = new ArrayList<>();
    List<Double> copied = new ArrayList<>();
    long all = 0;
    for (int round = 0; round <= ROUNDS; round++) {
      double storing = store(session, games(round));
      double copying = copy(cluster, copier);
      all += events;
      if (round > 0) {
        stored.add(events / storing);
        copied.add(events / copying);
      }
    }
    Figures.print("archive", "events/s", stored);
    Figures.print("copy of the same events", "events/s", copied);
    Figures.ratio("archive / copy", stored, copied);
    long begin = System.nanoTime();
    session.caughtUp(remaining -> {});
    Figures.print("fold", "events/s", List.of(all * NANOS / (System.nanoTime() - begin)));
  }

  private List<Submission> games(int round) {
    List<Submission> games = new ArrayList<>();
    for (Game game : Games.all()) {
      Player player = game.aggressive();
      new Schedule(game, Optional.empty(), "Benchmark", MAX_ANSWERS)
          .series(List.of(player, player), EACH, round).stream()
              .map(planned -> Submission.of(simulation.play(planned), maps))
              .forEach(games::add);
    }
    return games;
  }

  /** Seconds from the first game handed to the referee to the last outcome. */
  private double store(Session session, List<Submission> games) {
    events = 0;
    try (RecordSubmitter submitter = session.submitter(outcome -> events += outcome.getEvents())) {
      long begin = System.nanoTime();
      games.forEach(submitter::submit);
      submitter.await();
      return (System.nanoTime() - begin) / NANOS;
    }
  }

  /** Seconds in which the events of the last round are copied. */
  private double copy(Cluster cluster, Instance instance) {
    try (EventCopy copy = EventCopy.ready(cluster, instance)) {
      long begin = System.nanoTime();
      copy.run(events);
      return (System.nanoTime() - begin) / NANOS;
    }
  }

  private static void positions(Session session) {
    ReadSide read = session.caughtUp(remaining -> {});
    List<StoredGame> games = read.games("");
    RandomDraws draws = new RandomDraws(1);
    List<Double> millis = new ArrayList<>();
    for (int i = 0; i < 2 * LOOKUPS; i++) {
      StoredGame game = games.get(draws.draw(games.size()) - 1);
      int ply = draws.draw(game.plies() + 1) - 1;
      long begin = System.nanoTime();
      ReadSide.position(read.events(game), ply);
      if (i >= LOOKUPS) {
        millis.add((System.nanoTime() - begin) / 1e6);
      }
    }
    Figures.print("position by ply", "ms", millis);
    List<Double> sorted = millis.stream().sorted().toList();
    Figures.print("position by ply, p99", "ms", List.of(sorted.get(99 * LOOKUPS / 100)));
  }
}
