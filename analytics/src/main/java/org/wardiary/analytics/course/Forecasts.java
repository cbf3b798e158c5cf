package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.RealVector;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Fits;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Sampled;
import org.wardiary.analytics.study.Totals;

/**
 * The models of a kind of game: one fitted on all games of the sample, and one for each tenth of
 * them, fitted on the others; so no game is judged by a model fitted on it. Immutable.
 */
final class Forecasts {

  /** Number of parts of the games, each judged by the others. */
  static final int FOLDS = 10;

  /** Minimum number of games won by each side for there to be models. */
  static final long FEWEST_WINS = Estimate.FEWEST;

  /** Games with a winner or a draw, and with the rows that the features need. */
  static final Key GAMES = Key.of("course games");

  /**
   * Corresponds to a normal prior of each weight, of a feature divided by its standard deviation,
   * with mean 0 and standard deviation 2.5: the default of rstanarm (Goodrich, B. and others). A
   * larger ridge makes the weights too small for games that are easy to predict, a smaller one
   * makes forecasts from few games worse.
   */
  private static final double RIDGE = 1 / (2.5 * 2.5);

  private final Optional<Regression.Fit> all;
  private final List<Fold> folds;
  private final List<List<Fold>> halves;

  /**
   * What other games say about the games of a tenth.
   *
   * @param model the model fitted on the other games
   * @param mean their mean result: the forecast without looking at positions
   */
  private record Fold(WinModel model, double mean) {}

  private Forecasts(Optional<Regression.Fit> all, List<Fold> folds, List<List<Fold>> halves) {
    this.all = all;
    this.folds = folds;
    this.halves = halves;
  }

  /** The models of the games counted; none if these are too few. */
  static Forecasts of(Totals totals) {
    return totals.once(Forecasts.class, Forecasts::fitted);
  }

  private static Forecasts fitted(Totals totals) {
    List<Sampled<Trajectory>> sample = totals.sampled(Trajectory.class);
    List<Trajectory> games = trajectories(sample);
    if (wins(games, 1) < FEWEST_WINS || wins(games, 0) < FEWEST_WINS) {
      return new Forecasts(Optional.empty(), List.of(), List.of());
    }
    double[] scale = Regression.scale(games, games.get(0).positions().get(0).values().length);
    List<List<Trajectory>> tenths =
        IntStream.range(0, FOLDS)
            .mapToObj(
                one -> trajectories(sample.stream().filter(game -> fold(game) == one).toList()))
            .toList();
    Regression regression = new Regression(tenths, scale, RIDGE);
    Regression.Fit all = regression.fit();
    IntFunction<Optional<Fold>> tenth = one -> fold(tenths, regression, all, fold -> fold != one);
    IntFunction<Optional<Fold>> half =
        from ->
            fold(tenths, regression, all, fold -> Math.floorMod(fold - from, FOLDS) < FOLDS / 2);
    return new Forecasts(Optional.of(all), each(tenth).orElseThrow(), halves(each(half)));
  }

  /** A fold for each tenth of the games; empty if one of them cannot be fitted. */
  private static Optional<List<Fold>> each(IntFunction<Optional<Fold>> fold) {
    List<Fold> folds =
        IntStream.range(0, FOLDS).parallel().mapToObj(fold).flatMap(Optional::stream).toList();
    return folds.size() < FOLDS ? Optional.empty() : Optional.of(folds);
  }

  /** A fold fitted on some tenths of the games; empty if one side won none of them. */
  private static Optional<Fold> fold(
      List<List<Trajectory>> tenths,
      Regression regression,
      Regression.Fit all,
      IntPredicate among) {
    List<Trajectory> games =
        IntStream.range(0, FOLDS)
            .filter(among)
            .boxed()
            .flatMap(one -> tenths.get(one).stream())
            .toList();
    if (wins(games, 1) == 0 || wins(games, 0) == 0) {
      return Optional.empty();
    }
    return Optional.of(
        new Fold(
            regression.model(all, among),
            games.stream().mapToDouble(Trajectory::result).average().orElseThrow()));
  }

  /**
   * The games halved in five ways, each half judged by the other.
   *
   * @param half the folds fitted on five tenths in a row, by the first of the five
   */
  private static List<List<Fold>> halves(Optional<List<Fold>> half) {
    int width = FOLDS / 2;
    return half.stream()
        .flatMap(
            windows ->
                IntStream.range(0, width)
                    .mapToObj(
                        from ->
                            IntStream.range(0, FOLDS)
                                .mapToObj(
                                    fold ->
                                        Math.floorMod(fold - from, FOLDS) < width
                                            ? windows.get(from + width)
                                            : windows.get(from))
                                .toList()))
        .toList();
  }

  private static List<Trajectory> trajectories(List<Sampled<Trajectory>> sample) {
    return new ArrayList<>(sample.stream().map(Sampled::facts).toList());
  }

  private static long wins(List<Trajectory> games, double result) {
    return games.stream().filter(game -> game.result() == result).count();
  }

  private static int fold(Sampled<?> game) {
    return (int) Long.remainderUnsigned(game.place(), FOLDS);
  }

  /** The model of all games; empty if there are too few. */
  Optional<Regression.Fit> all() {
    return all;
  }

  /** Whether there are enough games. */
  boolean known() {
    return all.isPresent();
  }

  /** Counts games by their forecasts. */
  interface Counts {

    /** Counts a game. */
    void count(Forecasts forecasts, Sampled<Trajectory> game, Accumulator accumulator);
  }

  /**
   * Counts the games of the sample by these forecasts. The intervals include how far the models may
   * be from one fitted on very many games.
   */
  Totals recount(Totals totals, Counts counts) {
    if (!known()) {
      return totals.recount(Trajectory.class, (game, accumulator) -> {});
    }
    return totals.recount(
        Trajectory.class,
        new Fits<>(
            by(this, counts),
            without().stream().map(other -> by(other, counts)).toList(),
            halved().stream().map(other -> by(other, counts)).toList()));
  }

  private static BiConsumer<Sampled<Trajectory>, Accumulator> by(
      Forecasts forecasts, Counts counts) {
    return (game, accumulator) -> counts.count(forecasts, game, accumulator);
  }

  /** Forecasts of all games, by each of the models that leave out a tenth of them. */
  List<Forecasts> without() {
    return folds.stream().map(fold -> with(Collections.nCopies(FOLDS, fold))).toList();
  }

  /** Forecasts of each half of the games by the other, for some ways of halving them. */
  List<Forecasts> halved() {
    return halves.stream().map(this::with).toList();
  }

  private Forecasts with(List<Fold> others) {
    return new Forecasts(all, others, List.of());
  }

  /**
   * The first-named side's expected score in each of a game's positions, by a model fitted on other
   * games.
   */
  double[] chances(Sampled<Trajectory> game) {
    return chances(game, game.facts().positions());
  }

  /**
   * The first-named side's expected score in some positions of a game, which need not be in the
   * sample.
   */
  double[] chances(Sampled<?> game, List<TurnEnd> positions) {
    WinModel model = folds.get(fold(game)).model();
    return positions.stream().mapToDouble(position -> model.chance(position.values())).toArray();
  }

  /** The first-named side's expected score in a game, without looking at its positions. */
  double mean(Sampled<Trajectory> game) {
    return folds.get(fold(game)).mean();
  }

  /**
   * The weights that each game stands for: their mean over all games is the model's weights, and
   * their spread shows how uncertain these are. A game's weights lie the further away, the more the
   * model would change without it (the jackknife, as in Bell, R. M. and McCaffrey, D. F. (2002),
   * Bias reduction in standard errors for linear regression with multi-stage samples, Survey
   * Methodology 28, 169-181).
   *
   * @return the weights, by the games' ids
   */
  Map<String, double[]> stands(List<Sampled<Trajectory>> games) {
    Regression.Fit fit = all.orElseThrow();
    Map<String, RealVector> changes = new HashMap<>();
    RealVector sum = new ArrayRealVector(fit.model().weights().length);
    for (Sampled<Trajectory> game : games) {
      RealVector change = fit.change(game.facts());
      changes.put(game.gameId(), change);
      sum = sum.add(change);
    }
    RealVector middle = new ArrayRealVector(fit.model().weights()).subtract(sum);
    Map<String, double[]> stands = new HashMap<>();
    changes.forEach(
        (id, change) -> stands.put(id, middle.add(change.mapMultiply(games.size())).toArray()));
    return stands;
  }

  /**
   * By how much an estimate that is linear in the weights may differ from that of very many games:
   * by as much as that of half of the games differs from that of all, since the error is
   * proportional to 1 / games.
   */
  double bias(double... contrast) {
    double weight = WinModel.dot(contrast, all.orElseThrow().model().weights());
    return halves.stream()
        .flatMap(List::stream)
        .mapToDouble(fold -> WinModel.dot(contrast, fold.model().weights()) - weight)
        .average()
        .orElse(0);
  }
}
