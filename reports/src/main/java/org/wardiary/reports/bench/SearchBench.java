package org.wardiary.reports.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.referee.Course;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.projector.index.Explorer;
import org.wardiary.projector.index.IndexBuilder;
import org.wardiary.projector.index.Matches;
import org.wardiary.projector.index.Merge;
import org.wardiary.projector.index.PositionIndex;
import org.wardiary.projector.index.PositionQuery;

/**
 * Measures position search and explorer over many simulated games of one kind, on one thread. The
 * games are indexed as they are played, without an archive.
 */
public final class SearchBench {

  /** About how many games are kept, from which the queried positions are drawn. */
  private static final int KEPT = 2000;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int WARM_UP = 500;
  private static final int QUESTIONS = 3000;
  private static final int EARLY = 20;

  private final RandomDraws draws;
  private final List<Course> kept = new ArrayList<>();
  private final List<Figure> figures = new ArrayList<>();

  /** Creates a bench that draws positions by a seed. */
  public SearchBench(long seed) {
    draws = new RandomDraws(seed);
  }

  /**
   * Plays and indexes the games, then measures queries.
   *
   * @param planned the games to play, one or more
   * @param folder an empty folder for the index
   */
  public List<Figure> measure(List<PlannedGame> planned, Simulation simulation, Path folder) {
    build(planned, simulation, folder);
    PositionIndex index = PositionIndex.open(folder);
    one("games", "games", (double) index.games());
    one("positions", "positions", (double) index.positions());
    one("index", "bytes/position", (double) index.bytes() / index.positions());
    PositionKeys keys = new PositionKeys(kept.get(0).setup());
    Explorer explorer = new Explorer(index, keys);
    Set<Merge> nothing = Set.of();
    Set<Merge> all = EnumSet.allOf(Merge.class);
    ask("search", Integer.MAX_VALUE, it -> Matches.of(index, query(keys, it, nothing)));
    ask("search, first 20 plies", EARLY, it -> Matches.of(index, query(keys, it, nothing)));
    ask("search, all merged", EARLY, it -> Matches.of(index, query(keys, it, all)));
    ask("choices", Integer.MAX_VALUE, explorer::choices);
    ask("explorer", EARLY, it -> explorer.explore(it, query(keys, it, nothing)));
    ask("explorer, all merged", EARLY, it -> explorer.explore(it, query(keys, it, all)));
    return List.copyOf(figures);
  }

  private static PositionQuery query(PositionKeys keys, Position position, Set<Merge> merged) {
    return PositionQuery.of(keys.of(position), keys, merged);
  }

  private void build(List<PlannedGame> planned, Simulation simulation, Path folder) {
    IndexBuilder builder = new IndexBuilder(folder);
    int stride = Math.max(1, planned.size() / KEPT);
    long nanos = 0;
    for (int i = 0; i < planned.size(); i++) {
      Verdict.Accepted game = simulation.play(planned.get(i));
      if (i % stride == 0) {
        kept.add(game.course());
      }
      long begin = cpu();
      builder.add(i, game);
      nanos += cpu() - begin;
    }
    long begin = cpu();
    builder.write();
    one("index built", "s of CPU", (nanos + cpu() - begin) / 1e9);
  }

  /** CPU time of this thread in nanoseconds; waiting for a core that others use does not count. */
  private static long cpu() {
    return THREADS.getCurrentThreadCpuTime();
  }

  private void one(String name, String unit, double value) {
    figures.add(Figure.one(name, unit, value));
  }

  /** Asks about a position. */
  @FunctionalInterface
  private interface Question {
    Object ask(Position position);
  }

  private void ask(String name, int lastPly, Question question) {
    List<Double> millis = new ArrayList<>();
    int answered = 0;
    for (int i = -WARM_UP; i < QUESTIONS; i++) {
      Course course = kept.get(draws.draw(kept.size()) - 1);
      Position position = course.at(draws.draw(1 + Math.min(lastPly, course.length())) - 1);
      long begin = cpu();
      answered += question.ask(position) == null ? 0 : 1;
      if (i >= 0) {
        millis.add((cpu() - begin) / 1e6);
      }
    }
    if (answered != WARM_UP + QUESTIONS) {
      throw new IllegalStateException("expected an answer to each question");
    }
    one(name + ", p50", "ms of CPU", Figure.quantile(millis, 0.5));
    one(name + ", p99", "ms of CPU", Figure.quantile(millis, 0.99));
  }
}
