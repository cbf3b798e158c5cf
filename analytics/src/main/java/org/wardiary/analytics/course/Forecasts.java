package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Counter;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Sampled;
import org.wardiary.analytics.study.Totals;

/**
 * The models of a kind of game: one fitted on all games of the sample, and one for each tenth of
 * them, fitted on the others; so no game is judged by itself. Immutable.
 */
final class Forecasts {

  /** Parts of the games, each judged by the others. */
  static final int FOLDS = 10;

  /** With fewer games won by either side nothing is said. */
  static final long FEWEST_WINS = Estimate.FEWEST;

  /** Games with a winner or a draw, and with the rows that the features need. */
  static final Key GAMES = Key.of("course games");

  private static final double RIDGE = 1;

  private final Optional<Regression.Fit> all;
  private final List<Fold> folds;

  /**
   * What is known of the games of a tenth by all others.
   *
   * @param model the model
   * @param mean their mean result: the forecast of whoever looks at no position
   */
  private record Fold(WinModel model, double mean) {}

  private Forecasts(Optional<Regression.Fit> all, List<Fold> folds) {
    this.all = all;
    this.folds = folds;
  }

  /** The models of the games counted; without any where they are too few. */
  static Forecasts of(Totals totals) {
    return totals.once(Forecasts.class, Forecasts::fitted);
  }

  private static Forecasts fitted(Totals totals) {
    List<Sampled<Trace>> sample = totals.sampled(Trace.class);
    List<Trace> games = traces(sample);
    if (wins(games, 1) < FEWEST_WINS || wins(games, 0) < FEWEST_WINS) {
      return new Forecasts(Optional.empty(), List.of());
    }
    double[] scale = Regression.scale(games, games.get(0).positions().get(0).values().length);
    Regression.Fit all = new Regression(games, scale, RIDGE).fit();
    List<Fold> folds =
        IntStream.range(0, FOLDS)
            .parallel()
            .mapToObj(
                fold -> {
                  List<Trace> others =
                      traces(sample.stream().filter(game -> fold(game) != fold).toList());
                  double mean = others.stream().mapToDouble(Trace::result).average().orElseThrow();
                  return new Fold(
                      new Regression(others, scale, RIDGE).fit(all.model().weights()).model(),
                      mean);
                })
            .toList();
    return new Forecasts(Optional.of(all), folds);
  }

  private static List<Trace> traces(List<Sampled<Trace>> sample) {
    return new ArrayList<>(sample.stream().map(Sampled::facts).toList());
  }

  private static long wins(List<Trace> games, double result) {
    return games.stream().filter(game -> game.result() == result).count();
  }

  private static int fold(Sampled<?> game) {
    return (int) Long.remainderUnsigned(game.place(), FOLDS);
  }

  /** The model of all games; none where there are too few. */
  Optional<Regression.Fit> all() {
    return all;
  }

  /** Whether there are games enough. */
  boolean known() {
    return all.isPresent();
  }

  /** Counts by forecasts. */
  interface Counts {

    /** Counts a game. */
    void count(Forecasts forecasts, Sampled<Trace> game, Counter counter);
  }

  /**
   * Counts the games of the sample by these forecasts. How far the models may be from the true one
   * is in the intervals: each tenth of the games was left out once.
   */
  Totals recount(Totals totals, Counts counts) {
    if (!known()) {
      return totals.recount(Trace.class, (game, counter) -> {});
    }
    List<BiConsumer<Sampled<Trace>, Counter>> replicas =
        folds.stream()
            .map(fold -> new Forecasts(all, Collections.nCopies(FOLDS, fold)))
            .map(
                other ->
                    (BiConsumer<Sampled<Trace>, Counter>)
                        (game, counter) -> counts.count(other, game, counter))
            .toList();
    return totals.recount(
        Trace.class, (game, counter) -> counts.count(this, game, counter), replicas);
  }

  /** The first-named side's expected score in each of a game's positions, by the other games. */
  double[] chances(Sampled<Trace> game) {
    return chances(game, game.facts().positions());
  }

  /** The same of some positions of a game that may be none of the sample. */
  double[] chances(Sampled<?> game, List<TurnEnd> positions) {
    WinModel model = folds.get(fold(game)).model();
    return positions.stream().mapToDouble(position -> model.chance(position.values())).toArray();
  }

  /** The same without a look at the positions. */
  double mean(Sampled<Trace> game) {
    return folds.get(fold(game)).mean();
  }

  /**
   * What a game stands for in an estimate that is linear in the weights: the mean over all games is
   * the estimate, and how the games differ tells how sure it is (White, H. (1982), Maximum
   * likelihood estimation of misspecified models, Econometrica 50, 1-25).
   */
  double share(Trace game, double[] contrast, long games) {
    Regression.Fit fit = all.orElseThrow();
    double[] held = fit.model().weights().clone(); // what ridge takes away, shared by all games
    held[0] = 0;
    double ridge = RIDGE * WinModel.dot(fit.inverse().operate(contrast), held);
    return WinModel.dot(contrast, fit.model().weights()) + games * fit.pull(game, contrast) - ridge;
  }
}
