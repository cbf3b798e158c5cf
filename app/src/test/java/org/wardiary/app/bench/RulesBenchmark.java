package org.wardiary.app.bench;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.wardiary.events.game.Perft;
import org.wardiary.events.game.Position;
import org.wardiary.events.record.GameText;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.reports.Tournaments;

/** How fast the rules are on one thread: the bundled games judged, and sequences counted. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
public class RulesBenchmark {

  /** The first depth with a million sequences or more. */
  private static final Map<String, Integer> DEPTHS =
      Map.of(
          "squares/civil-war",
          5,
          "squares/napoleonic",
          4,
          "generals-view",
          5,
          "wargaming-on-the-square",
          11);

  /** The kind of game. */
  @Param({"squares/civil-war", "squares/napoleonic", "generals-view", "wargaming-on-the-square"})
  public String game;

  private final Referee referee = new Referee(MapLibrary.bundled());
  private List<GameText> records;
  private Position start;

  /** What is counted besides calls. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Counts {
    /** Answers judged. */
    public long answers;

    /** Sequences counted. */
    public long nodes;
  }

  /** Reads the bundled records. */
  @Setup
  public void read() {
    records = Tournaments.records(game);
    start = GameData.accepted(records.get(0)).sequence().start();
  }

  /** Judges all bundled games of the kind. */
  @Benchmark
  public void judge(Counts counts) {
    for (GameText text : records) {
      counts.answers += ((Verdict.Accepted) referee.judge(text)).sequence().length();
    }
  }

  /** Counts the sequences of answers from the start. */
  @Benchmark
  public void perft(Counts counts) {
    counts.nodes += Perft.count(start, DEPTHS.get(game));
  }

  @Test
  void run() throws Exception {
    new Runner(
            new OptionsBuilder()
                .include(RulesBenchmark.class.getName())
                .forks(1)
                .warmupIterations(3)
                .warmupTime(TimeValue.seconds(2))
                .measurementIterations(5)
                .measurementTime(TimeValue.seconds(2))
                .build())
        .run();
  }
}
