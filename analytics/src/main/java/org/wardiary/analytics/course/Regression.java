package org.wardiary.analytics.course;

import java.util.Arrays;
import java.util.List;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.MatrixUtils;
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
  private static final double SMALLEST = 1e-3;
  private static final int MOST_STEPS = 100;

  private final List<Trace> games;
  private final double[] scale;
  private final double ridge;

  /**
   * A regression on some games.
   *
   * @param scale what each feature is divided by; 0 for one that is always the same
   * @param ridge how much is subtracted, 0 or more
   */
  Regression(List<Trace> games, double[] scale, double ridge) {
    this.games = games;
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
    WinModel model = model(new double[scale.length + 1]);
    return new Fit(model, sums(model.weights()).information());
  }

  /**
   * The same weights alone, sooner found from weights that are near.
   *
   * @param start where to begin, of the same features and scale
   */
  WinModel model(double[] start) {
    double[] weights = start.clone();
    double before = 0;
    Sums sums = sums(weights);
    for (int step = 0; step < MOST_STEPS; step++) {
      RealMatrix inverse = new CholeskyDecomposition(sums.information()).getSolver().getInverse();
      double[] move = inverse.operate(sums.gradient);
      double size = Arrays.stream(move).map(Math::abs).max().orElse(0);
      if (size < PRECISION) {
        break;
      }
      double[] next = plus(weights, move, 1);
      if (size * (size / before) * (size / before) < PRECISION) {
        // each of Newton's moves is about as large as the square of the one before, times a factor
        // that the last two tell: the next is not worth looking at all positions once more
        weights = next;
        break;
      }
      before = size;
      Sums after = sums(next);
      // less by no more than rounding is no reason for a smaller step
      double least = sums.likelihood - PRECISION * (1 + Math.abs(sums.likelihood));
      for (double part = 0.5; part > SMALLEST && after.likelihood < least; part /= 2) {
        next = plus(weights, move, part);
        after = sums(next);
      }
      weights = next;
      sums = after;
    }
    return new WinModel(weights, scale);
  }

  private Sums sums(double... weights) {
    return Sums.of(games, new WinModel(weights, scale)).held(ridge, weights);
  }

  private static double[] plus(double[] weights, double[] move, double part) {
    return new ArrayRealVector(weights).add(new ArrayRealVector(move).mapMultiply(part)).toArray();
  }

  /**
   * A fitted model.
   *
   * @param model the model
   * @param information how much the games tell of the weights, with what ridge adds
   */
  record Fit(WinModel model, RealMatrix information) {

    /** By how much a game changes the weights: what one step from those without it makes. */
    RealVector change(Trace game) {
      Sums own = Sums.of(List.of(game), model);
      return new CholeskyDecomposition(information.subtract(own.information()))
          .getSolver()
          .solve(new ArrayRealVector(own.gradient));
    }
  }

  /** Sums over games for some weights, without ridge. */
  private static final class Sums {
    private final double[] gradient;
    private final double[][] information;
    private double likelihood;

    private Sums(int size) {
      gradient = new double[size];
      information = new double[size][size];
    }

    static Sums of(List<Trace> games, WinModel model) {
      double[] weights = model.weights();
      Sums sums = new Sums(weights.length);
      double[] inputs = new double[weights.length];
      for (Trace game : games) {
        double share = 1.0 / game.positions().size();
        for (TurnEnd position : game.positions()) {
          model.fill(inputs, position.values());
          sums.add(inputs, game.result(), share, weights);
        }
      }
      return sums;
    }

    /** Holds the weights but the constant towards 0. */
    Sums held(double ridge, double... weights) {
      for (int i = 1; i < weights.length; i++) {
        likelihood -= ridge / 2 * weights[i] * weights[i];
        gradient[i] -= ridge * weights[i];
        information[i][i] += ridge;
      }
      return this;
    }

    private void add(double[] inputs, double result, double share, double[] weights) {
      double odds = WinModel.dot(inputs, weights);
      double chance = WinModel.logistic(odds);
      likelihood -= share * LogLoss.of(chance, result);
      double error = share * (result - chance);
      double width = share * chance * (1 - chance);
      for (int i = 0; i < inputs.length; i++) {
        gradient[i] += error * inputs[i];
        double weighted = width * inputs[i];
        double[] row = information[i];
        for (int j = 0; j <= i; j++) {
          row[j] += weighted * inputs[j];
        }
      }
    }

    RealMatrix information() {
      for (int i = 0; i < information.length; i++) {
        for (int j = 0; j < i; j++) {
          information[j][i] = information[i][j];
        }
      }
      return MatrixUtils.createRealMatrix(information);
    }
  }
}
