package org.wardiary.analytics.course;

import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
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
    TableBuilder table =
        new TableBuilder(ID, "Win probability: predicted and observed")
            .text("predicted")
            .count("positions", "positions")
            .count("games", "games")
            .number("mean_predicted", "share")
            .share("observed")
            .note(
                note(totals)
                    + "Positions at the ends of turns, by the expected score that they predict;"
                    + " observed: what the first-named side scored in these games, draws as one"
                    + " half. "
                    + Estimate.NOTE)
            .definedIn(PAGE);
    Forecasts forecasts = Forecasts.of(totals);
    if (forecasts.known()) {
      Totals seen = forecasts.recount(totals, WinProbability::bins);
      IntStream.range(0, BINS).forEach(bin -> row(seen, bin, table));
    }
    return table.build();
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

  private static void row(Totals seen, int bin, TableBuilder table) {
    Key positions = bin("positions", bin);
    double predicted = seen.fraction(bin("predicted", bin)) / seen.count(positions);
    table
        .row(Text.of("%d–%d %%", 100 * bin / BINS, 100 * (bin + 1) / BINS))
        .count(seen.count(positions))
        .count(seen.games(positions))
        .number(
            seen.games(positions) < Estimate.FEWEST
                ? OptionalDouble.empty()
                : OptionalDouble.of(predicted))
        .estimate(seen.ratio(bin("observed", bin), positions).times(1.0 / Accumulator.UNIT).share())
        .end();
  }

  /** The statistic of how good the forecasts are, by quarter of the game. */
  static Statistic scores(Course course) {
    return calibration(course).also(SCORES, WinProbability::scores);
  }

  private static Table scores(Totals totals) {
    TableBuilder table =
        new TableBuilder(SCORES, "Win probability: how good the forecasts are")
            .text("part")
            .count("games", "games")
            .estimate("brier", "points")
            .estimate("brier_without_position", "points")
            .number("better", "share")
            .estimate("log_loss", "points")
            .share("favourite_won")
            .note(
                note(totals)
                    + "Brier score: mean square of predicted less observed; log loss: mean of the"
                    + " negative logarithm of what was given to the result; both are means over"
                    + " games of the means over their positions, 0 is best. Without position:"
                    + " everybody is given the mean result of the other games. Better: by how much"
                    + " of it the Brier score is smaller. Favourite won: of the positions of games"
                    + " with a winner, those whose better side won. Quarters of the game's turns. "
                    + Estimate.NOTE)
            .definedIn(PAGE);
    Forecasts forecasts = Forecasts.of(totals);
    if (forecasts.known()) {
      Totals seen = scored(totals);
      scoreRow(seen, WHOLE, table);
      IntStream.range(0, QUARTERS).forEach(quarter -> scoreRow(seen, quarter(quarter), table));
    }
    return table.build();
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

  /**
   * Share of the positions in a quarter of the game whose better side went on to win.
   *
   * @param quarter 1 to 4
   */
  static Estimate favourite(Totals totals, int quarter) {
    String part = quarter(quarter - 1);
    return scored(totals).share(Key.of("favourite won", part), Key.of("favourites", part));
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
    Key games = Key.of("scored", part);
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

  /** The mean of something that is never negative. */
  private static Estimate mean(Totals seen, Key part, Key whole) {
    return seen.ratio(part, whole).times(1.0 / Accumulator.UNIT).rate();
  }

  private static void scoreRow(Totals seen, String part, TableBuilder table) {
    Key games = Key.of("scored", part);
    Key brier = Key.of("brier", part);
    Key without = Key.of("without", part);
    double skill = 1 - seen.fraction(brier) / seen.fraction(without);
    table
        .row(part)
        .count(seen.count(games))
        .estimate(mean(seen, brier, games))
        .estimate(mean(seen, without, games))
        .number(
            seen.count(games) < Estimate.FEWEST ? OptionalDouble.empty() : OptionalDouble.of(skill))
        .estimate(mean(seen, Key.of("loss", part), games))
        .estimate(seen.share(Key.of("favourite won", part), Key.of("favourites", part)))
        .end();
  }
}
