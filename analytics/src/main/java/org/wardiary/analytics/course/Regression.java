package org.wardiary.analytics.course;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;

/**
 * Logistic regression of results on positions, with ridge (le Cessie, S. and van Houwelingen, J. C.
 * (1992), Ridge estimators in logistic regression, Applied Statistics 41, 191-201), by Newton's
 * method. Every game weighs as much as any other, however many positions it has. The features are
 * divided by their standard deviations; of the weights of these, half the sum of squares times the
 * ridge is subtracted from the log likelihood: as if each were known, before any game, to lie about
 * 0 with variance 1 / ridge. The constant is free.
 */
final class Regression {

  private static final double PRECISION = 1e-10;

  /** Of weights by some of the games, of which only differences to hundredths tell. */
  private static final double NEAR = 1e-7;

  private static final double SMALLEST = 1e-3;
  private static final int MOST_STEPS = 100;

  private final List<List<Trace>> parts;
  private final double[] scale;
  private final double ridge;

  /**
   * A regression on some games.
   *
   * @param parts the games, in parts that can be left out
   * @param scale what each feature is divided by; 0 for one that is always the same
   * @param ridge how much is subtracted, 0 or more
   */
  Regression(List<List<Trace>> parts, double[] scale, double ridge) {
    this.parts = List.copyOf(parts);
    this.scale = scale;
    this.ridge = ridge;
  }

  /** The standard deviations of the features over all positions. */
  static double[] scale(List<Trace> games, int features) {
    double[] sums = new double[features];
    double[] squares = new double[features];
    long n = 0;
    for (Trace game : games) {
      for (TurnEnd position : game.positions()) {
        n++;
        for (int i = 0; i < features; i++) {
          sums[i] += position.values()[i];
          squares[i] += position.values()[i] * position.values()[i];
        }
      }
    }
    double[] scale = new double[features];
    for (int i = 0; i < features; i++) {
      double mean = sums[i] / n;
      scale[i] = Math.sqrt(Math.max(0, squares[i] / n - mean * mean));
    }
    return scale;
  }

  /** The weights for which games like these are most likely, and how sure they are. */
  Fit fit() {
    double[] none = new double[scale.length + 1];
    double[] weights = newton(parts, none, sums(parts, none), PRECISION);
    List<RegressionSums> sums = sums(parts, weights);
    return new Fit(new WinModel(weights, scale), sums, held(sums, weights).information());
  }

  /**
   * The model by some parts of the games, soon found from that of all.
   *
   * @param all the fit on all parts
   * @param among which parts, by their numbers
   */
  WinModel model(Fit all, IntPredicate among) {
    double[] near = all.model().weights();
    return new WinModel(newton(some(parts, among), near, some(all.sums(), among), NEAR), scale);
  }

  private static <T> List<T> some(List<T> all, IntPredicate among) {
    return IntStream.range(0, all.size()).filter(among).mapToObj(all::get).toList();
  }

  /**
   * Looks for the best weights.
   *
   * @param start where to begin
   * @param there the sums of each part for these weights
   * @param precision how near they are to be
   */
  private double[] newton(
      List<List<Trace>> games, double[] start, List<RegressionSums> there, double precision) {
    double[] weights = start;
    double before = 0;
    RegressionSums sums = held(there, weights);
    for (int step = 0; step < MOST_STEPS; step++) {
      double[] move = sums.move();
      double size = Arrays.stream(move).map(Math::abs).max().orElse(0);
      double[] next = plus(weights, move, 1);
      // each of Newton's moves is about as large as the square of the one before, times a factor
      // that the last two tell: the next may not be worth looking at all positions once more
      if (size < precision || size * (size / before) * (size / before) < precision) {
        return next;
      }
      before = size;
      RegressionSums after = held(sums(games, next), next);
      // less by no more than rounding is no reason for a smaller step
      double least = sums.likelihood() - PRECISION * (1 + Math.abs(sums.likelihood()));
      for (double part = 0.5; part > SMALLEST && after.likelihood() < least; part /= 2) {
        next = plus(weights, move, part);
        after = held(sums(games, next), next);
      }
      weights = next;
      sums = after;
    }
    return weights;
  }

  /** The sums of each part; in the same order on any number of cores. */
  private List<RegressionSums> sums(List<List<Trace>> games, double... weights) {
    WinModel model = new WinModel(weights, scale);
    return games.parallelStream().map(part -> RegressionSums.of(part, model)).toList();
  }

  private RegressionSums held(List<RegressionSums> sums, double... weights) {
    return RegressionSums.held(sums, ridge, weights);
  }

  private static double[] plus(double[] weights, double[] move, double part) {
    return new ArrayRealVector(weights).add(new ArrayRealVector(move).mapMultiply(part)).toArray();
  }

  /**
   * A fitted model.
   *
   * @param model the model
   * @param sums those of each part of the games, for its weights
   * @param information how much the games tell of the weights, with what ridge adds
   */
  record Fit(WinModel model, List<RegressionSums> sums, RealMatrix information) {

    /** By how much a game changes the weights: what one step from those without it makes. */
    RealVector change(Trace game) {
      RegressionSums own = RegressionSums.of(List.of(game), model);
      return new CholeskyDecomposition(information.subtract(own.information()))
          .getSolver()
          .solve(own.gradient());
    }
  }
}
