package org.wardiary.analytics.course;

import java.util.List;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;

/**
 * The log likelihood of games under a model, with its gradient and its information matrix, the
 * negative of its second derivatives, with respect to the weights. Every game weighs as much as any
 * other. The sums of several parts of the games can be added.
 */
final class RegressionSums {

  private final double[] gradient;
  private final double[][] information;
  private double likelihood;

  private RegressionSums(int size) {
    gradient = new double[size];
    information = new double[size][size];
  }

  /** The sums of some games. */
  static RegressionSums of(List<Trajectory> games, WinModel model) {
    RegressionSums sums = new RegressionSums(model.weights().length);
    double[] slopes = model.slopes();
    for (Trajectory game : games) {
      double share = 1.0 / game.positions().size();
      for (TurnEnd position : game.positions()) {
        sums.add(position.values(), game.result(), share, model.weights()[0], slopes);
      }
    }
    sums.scale(model.scale());
    return sums;
  }

  /**
   * Adds a position, in units of the features: the sums are scaled once all positions have been
   * added.
   */
  private void add(double[] values, double result, double share, double constant, double[] slopes) {
    double chance = WinModel.logistic(constant + WinModel.dot(values, slopes));
    likelihood -= share * LogLoss.of(chance, result);
    double error = share * (result - chance);
    double width = share * chance * (1 - chance);
    gradient[0] += error;
    information[0][0] += width;
    for (int i = 0; i < values.length; i++) {
      gradient[i + 1] += error * values[i];
      double weighted = width * values[i];
      double[] row = information[i + 1];
      row[0] += weighted;
      for (int j = 0; j <= i; j++) {
        row[j + 1] += weighted * values[j];
      }
    }
  }

  private void scale(double... scale) {
    for (int i = 0; i < scale.length; i++) {
      double by = scale[i] == 0 ? 0 : 1 / scale[i];
      gradient[i + 1] *= by;
      for (int j = 0; j <= i + 1; j++) {
        information[i + 1][j] *= by;
      }
      for (int row = i + 1; row < information.length; row++) {
        information[row][i + 1] *= by;
      }
    }
  }

  /** The sums of all parts of the games, added in their order, less the ridge penalty. */
  static RegressionSums held(List<RegressionSums> parts, double ridge, double... weights) {
    RegressionSums all = new RegressionSums(weights.length);
    parts.forEach(all::add);
    for (int i = 1; i < weights.length; i++) {
      all.likelihood -= ridge / 2 * weights[i] * weights[i];
      all.gradient[i] -= ridge * weights[i];
      all.information[i][i] += ridge;
    }
    return all;
  }

  private void add(RegressionSums part) {
    likelihood += part.likelihood;
    for (int i = 0; i < gradient.length; i++) {
      gradient[i] += part.gradient[i];
      for (int j = 0; j <= i; j++) {
        information[i][j] += part.information[i][j];
      }
    }
  }

  double likelihood() {
    return likelihood;
  }

  RealVector gradient() {
    return new ArrayRealVector(gradient);
  }

  RealMatrix information() {
    RealMatrix all = MatrixUtils.createRealMatrix(gradient.length, gradient.length);
    for (int i = 0; i < gradient.length; i++) {
      for (int j = 0; j <= i; j++) {
        all.setEntry(i, j, information[i][j]);
        all.setEntry(j, i, information[i][j]);
      }
    }
    return all;
  }

  /** The step by which Newton's method changes the weights. */
  double[] move() {
    return new CholeskyDecomposition(information()).getSolver().solve(gradient()).toArray();
  }
}
