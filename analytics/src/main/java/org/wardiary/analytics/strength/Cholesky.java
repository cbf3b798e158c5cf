package org.wardiary.analytics.strength;

/** Cholesky decomposition of a symmetric positive definite matrix. */
final class Cholesky {

  private final double[][] lower;

  private Cholesky(double[][] lower) {
    this.lower = lower;
  }

  /**
   * Decomposes a matrix.
   *
   * @param matrix the matrix, of which only the lower triangle is read
   * @throws ArithmeticException if the matrix is not positive definite
   */
  static Cholesky of(double[][] matrix) {
    int n = matrix.length;
    double[][] lower = new double[n][];
    for (int i = 0; i < n; i++) {
      lower[i] = new double[i + 1];
      for (int j = 0; j <= i; j++) {
        double sum = matrix[i][j];
        for (int k = 0; k < j; k++) {
          sum -= lower[i][k] * lower[j][k];
        }
        if (i > j) {
          lower[i][j] = sum / lower[j][j];
        } else if (sum > 0) {
          lower[i][i] = Math.sqrt(sum);
        } else {
          throw new ArithmeticException("expected a positive definite matrix");
        }
      }
    }
    return new Cholesky(lower);
  }

  /** Solves A x = {@code right} for x, where A is the matrix. */
  double[] solve(double[] right) {
    int n = lower.length;
    double[] x = right.clone();
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < i; k++) {
        x[i] -= lower[i][k] * x[k];
      }
      x[i] /= lower[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int k = i + 1; k < n; k++) {
        x[i] -= lower[k][i] * x[k];
      }
      x[i] /= lower[i][i];
    }
    return x;
  }

  /** The inverse of the matrix. */
  double[][] inverse() {
    int n = lower.length;
    double[][] inverse = new double[n][];
    for (int i = 0; i < n; i++) {
      double[] unit = new double[n];
      unit[i] = 1;
      inverse[i] = solve(unit);
    }
    return inverse;
  }

  /** Logarithm of the determinant of the matrix. */
  double logDeterminant() {
    double sum = 0;
    for (int i = 0; i < lower.length; i++) {
      sum += 2 * StrictMath.log(lower[i][i]);
    }
    return sum;
  }
}
