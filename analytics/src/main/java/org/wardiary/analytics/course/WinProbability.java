package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Sampled;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;

/**
 * What positions predict, and what was observed: {@code docs/statistics/win-probability.md}. All
 * tables about how games go use the counts of this statistic.
 */
public final class WinProbability {

  /** Id of the table of calibration. */
  public static final String ID = "win-probability";

  /** Id of the table of how good the forecasts are. */
  public static final String SCORES = "win-probability-scores";

  static final String PAGE = ID;
  static final String WHOLE = "whole game";

  private static final String SCORED = "scored";
  private static final int BINS = 10;
  static final int QUARTERS = 4;

  private WinProbability() {}

  /** The statistic of expected scores in tenths, and of the scores observed. */
  static Statistic calibration(Course course) {
    return new Statistic(ID, counts(course), WinProbability::calibration);
  }

  private static BiConsumer<PlayedGame, Accumulator> counts(Course course) {
    return (game, counts) -> {
      if (Trajectory.isKept(game, course)) {
        counts.add(Forecasts.GAMES, 1).sample(() -> Trajectory.of(game, course));
      }
    };
  }

  /**
   * The note of every table: how many games it is about, if they are a sample, and what an expected
   * score is.
   */
  static String note(Totals totals) {
    int sample = totals.sampled(Trajectory.class).size();
    long games = totals.count(Forecasts.GAMES);
    return (games > sample
            ? Text.of("A sample of %d of %s. ", sample, Text.count(games, "game"))
            : "")
        + "Expected score: probability that the first-named side wins, and half that of a draw, by"
        + " logistic regression on the position; each tenth of the games is judged by the other"
        + " nine. ";
  }

  private static Key bin(String what, int bin) {
    return Key.of(what, String.valueOf(bin));
  }

  private static Table calibration(Totals totals) {
    Forecasts forecasts = Forecasts.of(totals);
    List<RowTotals> rows = List.of();
    if (forecasts.known()) {
      Totals seen = forecasts.recount(totals, WinProbability::bins);
      rows = IntStream.range(0, BINS).mapToObj(bin -> seen.row(String.valueOf(bin))).toList();
    }
    return new TableBuilder<RowTotals>(ID, "Win probability: predicted and observed")
        .text("predicted", WinProbability::tenth)
        .count("positions", "positions", row -> row.count("positions"))
        .count("games", "games", row -> row.games("positions"))
        .known("mean_predicted", "share", WinProbability::predicted)
        .share("observed", row -> row.fraction("observed", "positions").share())
        .estimatesNote(
            note(totals)
                + "Positions at the ends of turns, by the expected score that they predict;"
                + " observed: what the first-named side scored in these games, draws as one"
                + " half.")
        .of(rows);
  }

  private static String tenth(RowTotals row) {
    int bin = Integer.parseInt(row.part(0));
    return Text.of("%d–%d %%", 100 * bin / BINS, 100 * (bin + 1) / BINS);
  }

  private static OptionalDouble predicted(RowTotals row) {
    return row.games("positions") < Estimate.FEWEST
        ? OptionalDouble.empty()
        : OptionalDouble.of(row.sum("predicted") / row.count("positions"));
  }

  private static void bins(Forecasts forecasts, Sampled<Trajectory> game, Accumulator counts) {
    for (double chance : forecasts.chances(game)) {
      int bin = Math.min(BINS - 1, (int) (chance * BINS));
      Key positions = bin("positions", bin);
      counts
          .add(positions, 1)
          .addFraction(bin("predicted", bin), chance, positions)
          .addFraction(bin("observed", bin), game.facts().result(), positions);
    }
  }

  /** The statistic of how good the forecasts are, by quarter of the game. */
  static Statistic scores(Course course) {
    return calibration(course).also(SCORES, WinProbability::scores);
  }

  private static Table scores(Totals totals) {
    List<String> parts = new ArrayList<>(List.of(WHOLE));
    IntStream.range(0, QUARTERS).forEach(quarter -> parts.add(quarter(quarter)));
    return new TableBuilder<RowTotals>(SCORES, "Win probability: how good the forecasts are")
        .text("part", row -> row.part(0))
        .count("games", "games", row -> row.count(SCORED))
        .estimate("brier", "points", row -> row.fraction("brier", SCORED).rate())
        .estimate("brier_without_position", "points", row -> row.fraction("without", SCORED).rate())
        .known("better", "share", WinProbability::better)
        .estimate("log_loss", "points", row -> row.fraction("loss", SCORED).rate())
        .share("favourite_won", row -> row.share("favourite won", "favourites"))
        .estimatesNote(
            note(totals)
                + "Brier score: mean square of predicted less observed; log loss: mean of the"
                + " negative logarithm of what was given to the result; both are means over"
                + " games of the means over their positions, 0 is best. Without position:"
                + " everybody is given the mean result of the other games. Better: by how much"
                + " of it the Brier score is smaller. Favourite won: of the positions of games"
                + " with a winner, those whose better side won. Quarters of the game's turns.")
        .definedIn(PAGE)
        .of(Forecasts.of(totals).known() ? scored(totals).rows(parts) : List.of());
  }

  private static OptionalDouble better(RowTotals row) {
    return row.count(SCORED) < Estimate.FEWEST
        ? OptionalDouble.empty()
        : OptionalDouble.of(1 - row.sum("brier") / row.sum("without"));
  }

  /** How good the forecasts of all games were. */
  private record Scored(Totals seen) {

    static Scored of(Totals totals) {
      return new Scored(Forecasts.of(totals).recount(totals, WinProbability::score));
    }
  }

  private static Totals scored(Totals totals) {
    return totals.once(Scored.class, Scored::of).seen();
  }

  private static String quarter(int quarter) {
    return Text.of("quarter %d", quarter + 1);
  }

  private static void score(Forecasts forecasts, Sampled<Trajectory> game, Accumulator counts) {
    Trajectory trajectory = game.facts();
    double[] chances = forecasts.chances(game);
    score(
        trajectory,
        chances,
        forecasts.mean(game),
        IntStream.range(0, chances.length).toArray(),
        WHOLE,
        counts);
    for (int quarter = 0; quarter < QUARTERS; quarter++) {
      int which = quarter;
      int[] places =
          IntStream.range(0, chances.length)
              .filter(
                  i ->
                      QUARTERS * trajectory.positions().get(i).turn() / trajectory.turns() == which)
              .toArray();
      if (places.length > 0) {
        score(trajectory, chances, forecasts.mean(game), places, quarter(quarter), counts);
      }
    }
  }

  private static void score(
      Trajectory trajectory,
      double[] chances,
      double mean,
      int[] places,
      String part,
      Accumulator counts) {
    Key games = Key.of(SCORED, part);
    counts.add(games, 1);
    for (int i : places) {
      double error = chances[i] - trajectory.result();
      counts
          .addFraction(Key.of("brier", part), error * error / places.length, games)
          .addFraction(
              Key.of("without", part),
              (mean - trajectory.result()) * (mean - trajectory.result()) / places.length,
              games)
          .addFraction(
              Key.of("loss", part),
              LogLoss.of(chances[i], trajectory.result()) / places.length,
              games);
      if (trajectory.decided() && chances[i] != Trajectory.HALF) {
        Key favourites = Key.of("favourites", part);
        counts
            .add(favourites, 1)
            .add(
                Key.of("favourite won", part),
                chances[i] > Trajectory.HALF == trajectory.result() > Trajectory.HALF ? 1 : 0,
                favourites);
      }
    }
  }
}
