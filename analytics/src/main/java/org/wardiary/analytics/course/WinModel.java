package org.wardiary.analytics.course;

/**
 * The first-named side's expected score in a position: logistic in the features.
 *
 * @param weights the constant, then the weight of each feature divided by its scale
 * @param scale what each feature is divided by; 0 for a feature that says nothing
 */
record WinModel(double[] weights, double[] scale) {

  /** Expected score: the probability of a win and half that of a draw. */
  double chance(double... values) {
    double odds = weights[0];
    for (int i = 0; i < values.length; i++) {
      odds += scale[i] == 0 ? 0 : values[i] / scale[i] * weights[i + 1];
    }
    return logistic(odds);
  }

  /** The inputs of the regression: 1, then the scaled values. */
  double[] inputs(double... values) {
    double[] inputs = new double[values.length + 1];
    inputs[0] = 1;
    for (int i = 0; i < values.length; i++) {
      inputs[i + 1] = scale[i] == 0 ? 0 : values[i] / scale[i];
    }
    return inputs;
  }

  /** The weight of one more of each feature, before scaling. */
  double[] slopes() {
    double[] slopes = new double[scale.length];
    for (int i = 0; i < slopes.length; i++) {
      slopes[i] = scale[i] == 0 ? 0 : weights[i + 1] / scale[i];
    }
    return slopes;
  }

  /** What a difference in the features changes in the inputs. */
  double[] difference(double... values) {
    double[] inputs = inputs(values);
    inputs[0] = 0;
    return inputs;
  }

  static double dot(double[] one, double[] other) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += one[i] * other[i];
    }
    return sum;
  }

  /** The probability with these log odds. */
  static double logistic(double odds) {
    return 1 / (1 + StrictMath.exp(-odds));
  }
}
