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
 * divided by their standard deviations. Half the sum of the squares of their weights, times the
 * ridge, is subtracted from the log likelihood, which corresponds to a normal prior of each weight
 * with mean 0 and variance 1 / ridge. The constant is not penalised.
 */
final class Regression {

  private static final double PRECISION = 1e-10;

  /**
   * Precision of weights fitted on some of the games, of which only differences of hundredths
   * matter.
   */
  private static final double NEAR = 1e-7;

  private static final double SMALLEST = 1e-3;
  private static final int MOST_STEPS = 100;

  private final List<List<Trajectory>> parts;
  private final double[] scale;
  private final double ridge;

  /**
   * Prepares a regression on some games.
   *
   * @param parts the games, in parts that can be left out
   * @param scale what each feature is divided by; 0 for a feature that is always the same
   * @param ridge strength of the ridge, 0 or more
   */
  Regression(List<List<Trajectory>> parts, double[] scale, double ridge) {
    this.parts = List.copyOf(parts);
    this.scale = scale;
    this.ridge = ridge;
  }

  /** The standard deviations of the features over all positions. */
  static double[] scale(List<Trajectory> games, int features) {
    double[] sums = new double[features];
    double[] squares = new double[features];
    long n = 0;
    for (Trajectory game : games) {
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

  /** The weights of the highest penalised likelihood, and how certain they are. */
  Fit fit() {
    double[] none = new double[scale.length + 1];
    double[] weights = newton(parts, none, sums(parts, none), PRECISION);
    List<RegressionSums> sums = sums(parts, weights);
    return new Fit(new WinModel(weights, scale), sums, held(sums, weights).information());
  }

  /**
   * The model fitted on some parts of the games, starting from that of all, which is close to it.
   *
   * @param all the fit on all parts
   * @param among tells by number which parts to use
   */
  WinModel model(Fit all, IntPredicate among) {
    double[] near = all.model().weights();
    return new WinModel(newton(some(parts, among), near, some(all.sums(), among), NEAR), scale);
  }

  private static <T> List<T> some(List<T> all, IntPredicate among) {
    return IntStream.range(0, all.size()).filter(among).mapToObj(all::get).toList();
  }

  /**
   * Searches for the best weights by Newton's method.
   *
   * @param start the weights to begin with
   * @param there the sums of each part for these weights
   * @param precision how close to the best weights the result must be
   */
  private double[] newton(
      List<List<Trajectory>> games, double[] start, List<RegressionSums> there, double precision) {
    double[] weights = start;
    double before = 0;
    RegressionSums sums = held(there, weights);
    for (int step = 0; step < MOST_STEPS; step++) {
      double[] move = sums.move();
      double size = Arrays.stream(move).map(Math::abs).max().orElse(0);
      double[] next = plus(weights, move, 1);
      // each Newton step is about as large as the square of the previous one, times a factor that
      // the last two show: the next may not be worth another pass over all positions
      if (size < precision || size * (size / before) * (size / before) < precision) {
        return next;
      }
      before = size;
      RegressionSums after = held(sums(games, next), next);
      // a likelihood that is smaller only by rounding is no reason for a smaller step
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

  /** The sums of each part, added in the same order on any number of cores. */
  private List<RegressionSums> sums(List<List<Trajectory>> games, double... weights) {
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
   * @param sums the sums of each part of the games, for the model's weights
   * @param information the information matrix of the weights, including the ridge
   */
  record Fit(WinModel model, List<RegressionSums> sums, RealMatrix information) {

    /**
     * By how much a game changes the weights, compared with those without it; approximated by one
     * Newton step.
     */
    RealVector change(Trajectory game) {
      RegressionSums own = RegressionSums.of(List.of(game), model);
      return new CholeskyDecomposition(information.subtract(own.information()))
          .getSolver()
          .solve(own.gradient());
    }
  }
}
