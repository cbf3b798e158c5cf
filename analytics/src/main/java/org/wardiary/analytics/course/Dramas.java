package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Listed;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Sampled;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/**
 * Lead changes, drama, comebacks, when games were decided: {@code
 * docs/statistics/course-of-games.md}.
 */
public final class Dramas {

  /** Id of the table of how games went. */
  public static final String ID = "course-of-games";

  static final String PAGE = ID;
  static final String ALL = "all games";

  static final int STEPS = 20;
  static final long FINE = 10_000;
  static final List<Double> DEPTHS = List.of(0.5, 0.4, 0.3, 0.2, 0.1);

  private Dramas() {}

  /** The totals counted once the models are known. */
  record Seen(Totals totals) {

    static Totals of(Totals totals) {
      return totals.once(Seen.class, Seen::counted).totals();
    }

    private static Seen counted(Totals totals) {
      return new Seen(Forecasts.of(totals).recount(totals, Dramas::count));
    }
  }

  /**
   * A game in the table of the most dramatic games.
   *
   * @param end how it ended
   * @param turns number of its turns
   * @param shape how it went
   */
  record Entry(Trajectory.End end, int turns, Shape shape) {}

  private static void count(Forecasts forecasts, Sampled<Trajectory> game, Accumulator counts) {
    Trajectory trajectory = game.facts();
    double[] chances = forecasts.chances(game);
    Shape shape = Shape.of(trajectory, chances);
    List<String> rows =
        trajectory.decided()
            ? List.of(ALL, "won by " + trajectory.end().winner(), trajectory.end().condition())
            : List.of(ALL, "draws");
    rows.forEach(row -> count(trajectory, shape, row, counts));
    counts.list(
        new Listed<>(
            shape.drama(), game.gameId(), new Entry(trajectory.end(), trajectory.turns(), shape)));
    if (trajectory.decided()) {
      counts.add(won(), 1);
      for (double depth : DEPTHS) {
        counts.add(comeback(depth), shape.lowest() <= depth ? 1 : 0, won());
      }
      for (int step = 0; step <= STEPS; step++) {
        double chance = Shape.winners(trajectory, at(trajectory, (double) step / STEPS, chances));
        counts.observe(Key.of("winner", String.valueOf(step)), Math.round(chance * FINE));
      }
    }
  }

  private static void count(Trajectory trajectory, Shape shape, String row, Accumulator counts) {
    Key games = Key.of("games", row);
    counts
        .add(games, 1)
        .add(Key.of("changes", row), shape.leadChanges(), games)
        .addFraction(Key.of("drama", row), shape.drama(), games)
        .addFraction(Key.of("largest", row), shape.largest(), games);
    if (trajectory.decided()) {
      Key decided = Key.of("won", row);
      counts
          .add(decided, 1)
          .addFraction(Key.of("lowest", row), shape.lowest(), decided)
          .addFraction(Key.of("decided", row), shape.decided(), decided);
    }
  }

  static Key won() {
    return Key.of("decided games");
  }

  static Key comeback(double depth) {
    return Key.of("comeback", String.valueOf(depth));
  }

  /** The expected score when a part of the game's turns was over. */
  private static double at(Trajectory trajectory, double part, double... chances) {
    int turn = (int) Math.floor(part * trajectory.turns() + 1e-9);
    double chance = chances[0];
    for (int i = 0; i < chances.length; i++) {
      chance = trajectory.positions().get(i).turn() <= turn ? chances[i] : chance;
    }
    return part >= 1 ? trajectory.result() : chance;
  }

  /**
   * The statistic of lead changes, drama, the largest change, the winner's lowest score, and when
   * games were decided.
   */
  static Statistic shapes(Course course) {
    return WinProbability.calibration(course).also(ID, Dramas::shapes);
  }

  private static Table shapes(Totals totals) {
    Totals seen = Seen.of(totals);
    List<String> rows = new ArrayList<>();
    if (seen.count(Key.of("games", ALL)) > 0) {
      rows.add(ALL);
      seen.parts(1, "games").stream().filter(row -> !row.equals(ALL)).forEach(rows::add);
    }
    return new TableBuilder<RowTotals>(ID, "How games went")
        .text("which", row -> row.part(0))
        .count("games", "games", row -> row.count("games"))
        .estimate("lead_changes", "changes per game", row -> row.rate("changes", "games"))
        .estimate("drama", "times", Dramas::drama)
        .share("largest_change", row -> row.fraction("largest", "games").share())
        .share("winners_lowest", row -> row.fraction("lowest", "won").share())
        .estimate("decided_after", "share of turns", Dramas::decidedAfter)
        .estimatesNote(
            WinProbability.note(totals)
                + "Means over games. A side leads with 60 % or more; drama: all changes of the"
                + " expected score added up, to the result, as a multiple of the way from even to"
                + " won; winner's lowest: how low the side"
                + " that won once stood; decided after: part of the turns after which it never"
                + " stood below 90 % again.")
        .definedIn(PAGE)
        .of(seen.rows(rows));
  }

  private static Estimate drama(RowTotals row) {
    return row.fraction("drama", "games").times(1 / Trajectory.HALF).rate();
  }

  /** Part of the turns after which games were decided, on average. */
  static Estimate decidedAfter(Totals totals) {
    return decidedAfter(Seen.of(totals).row(ALL));
  }

  private static Estimate decidedAfter(RowTotals row) {
    return row.fraction("decided", "won").share();
  }
}
