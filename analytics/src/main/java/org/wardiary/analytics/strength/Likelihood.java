package org.wardiary.analytics.strength;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.hipparchus.exception.MathIllegalArgumentException;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.wardiary.analytics.strength.Encounters.Seating;

/**
 * The likelihood of the results of some games as a function of the strengths of the players, the
 * edge of the first-named side with the first turn, without it and, in games of which that is not
 * known, without knowing; and the frequency of draws. The parameters are in this order; strengths
 * and edges in logits, the frequency as a logarithm. If there was no draw, the last parameter is
 * absent.
 */
final class Likelihood {

  private static final double SYMMETRY = 1e-15;
  private static final int MOST_STEPS = 100;
  private static final double LONGEST = 4;
  private static final double CLOSE = 1e-9;
  private static final double ROUNDING = 1e-13;
  private static final double HALVED_OFTEN = 1e-6;

  private final int players;
  private final boolean draws;
  private final int cells;
  private final List<Line> lines = new ArrayList<>();

  /** Games between two players, by index; -1 stands for a player without a fitted strength. */
  private record Line(int first, int second, int mover, Encounters.Results results) {}

  /**
   * The normal prior of the parameters around 0, as precisions (1 / variance).
   *
   * @param strength precision of each strength
   * @param sum precision of the sum of all strengths, about which the results say nothing
   * @param others precision of each of the other parameters
   */
  record Prior(double strength, double sum, double others) {}

  /**
   * The most probable parameters.
   *
   * @param values the parameters
   * @param curvature negated matrix of second derivatives of {@code logarithm} at the peak
   * @param logarithm log likelihood at the peak, plus the exponent of the prior
   */
  record Peak(double[] values, CholeskyDecomposition curvature, double logarithm) {

    /** The inverse of the curvature: the covariance of the parameters. */
    double[][] inverse() {
      return curvature.getSolver().getInverse().getData();
    }

    /** Logarithm of the determinant of the curvature, which itself may be too large a number. */
    double logDeterminant() {
      RealMatrix lower = curvature.getL();
      double sum = 0;
      for (int i = 0; i < values.length; i++) {
        sum += 2 * StrictMath.log(lower.getEntry(i, i));
      }
      return sum;
    }
  }

  /**
   * The likelihood of the results of some games.
   *
   * @param places the players whose strengths are fitted, with the index of each
   */
  Likelihood(Encounters encounters, Map<String, Integer> places) {
    players = places.size();
    encounters
        .results()
        .forEach(
            (seating, results) ->
                lines.add(
                    new Line(
                        places.getOrDefault(seating.first(), -1),
                        places.getOrDefault(seating.second(), -1),
                        seating.mover(),
                        results)));
    cells = lines.stream().anyMatch(line -> line.mover() == Seating.UNKNOWN) ? 3 : 2;
    draws = lines.stream().anyMatch(line -> line.results().draws() > 0);
  }

  int size() {
    return players + cells + (draws ? 1 : 0);
  }

  /** Probability of a draw relative to win and loss, as {@link Davidson#of} takes it. */
  double draws(double[] values) {
    return draws ? StrictMath.exp(values[players + cells]) : 0;
  }

  /** The edge of the first-named side, in logits, with a {@link Seating#mover}. */
  double edge(double[] values, int mover) {
    return values[players + mover];
  }

  /**
   * Finds the peak of the likelihood times the prior by Newton's method; steps that lead down are
   * halved.
   *
   * @throws ArithmeticException if there is no peak
   */
  Peak peak(double[] start, Prior prior) {
    double[] values = start.clone();
    double now = logarithm(values, prior);
    for (int step = 0; step < MOST_STEPS; step++) {
      Slopes slopes = slopes(values, prior);
      double[] by =
          slopes.decomposed().getSolver().solve(new ArrayRealVector(slopes.slope())).toArray();
      double part = Math.min(1, LONGEST / largest(by));
      double[] next = moved(values, by, part);
      double then = logarithm(next, prior);
      while (then < now && part > HALVED_OFTEN) {
        part /= 2;
        next = moved(values, by, part);
        then = logarithm(next, prior);
      }
      boolean still = then - now <= ROUNDING * Math.abs(now);
      values = next;
      now = then;
      if (largest(by) < CLOSE || still) {
        return new Peak(values, slopes(values, prior).decomposed(), now);
      }
    }
    throw new ArithmeticException("expected a peak within " + MOST_STEPS + " steps but got none");
  }

  private static double[] moved(double[] values, double[] by, double part) {
    double[] moved = values.clone();
    for (int i = 0; i < moved.length; i++) {
      moved[i] += part * by[i];
    }
    return moved;
  }

  private static double largest(double[] numbers) {
    double largest = 0;
    for (double number : numbers) {
      largest = Math.max(largest, Math.abs(number));
    }
    return largest;
  }

  private double logit(Line line, double[] values) {
    return (line.first() < 0 ? 0 : values[line.first()])
        - (line.second() < 0 ? 0 : values[line.second()])
        + edge(values, line.mover());
  }

  private double logarithm(double[] values, Prior prior) {
    double sum = 0;
    double strengths = 0;
    for (Line line : lines) {
      Davidson chance = Davidson.of(logit(line, values), draws(values));
      sum += times(line.results().first(), chance.win());
      sum += times(line.results().second(), chance.loss());
      sum += times(line.results().draws(), chance.draw());
    }
    for (int i = 0; i < values.length; i++) {
      sum -= (i < players ? prior.strength() : prior.others()) * values[i] * values[i] / 2;
      strengths += i < players ? values[i] : 0;
    }
    return sum - prior.sum() * strengths * strengths / 2;
  }

  private static double times(long games, double chance) {
    return games == 0 ? 0 : games * StrictMath.log(chance);
  }

  private record Slopes(double[] slope, double[][] curvature) {

    CholeskyDecomposition decomposed() {
      try {
        return new CholeskyDecomposition(MatrixUtils.createRealMatrix(curvature), SYMMETRY, 0);
      } catch (MathIllegalArgumentException e) {
        throw (ArithmeticException)
            new ArithmeticException("expected a positive definite matrix").initCause(e);
      }
    }

    private void add(int row, int column, double value) {
      if (row >= 0 && column >= 0) {
        curvature[row][column] += value;
      }
    }
  }

  private Slopes slopes(double[] values, Prior prior) {
    Slopes slopes = new Slopes(new double[size()], new double[size()][size()]);
    for (Line line : lines) {
      add(line, values, slopes);
    }
    double strengths = 0;
    for (int i = 0; i < players; i++) {
      strengths += values[i];
    }
    for (int i = 0; i < size(); i++) {
      double held = i < players ? prior.strength() : prior.others();
      slopes.slope()[i] -= held * values[i] + (i < players ? prior.sum() * strengths : 0);
      slopes.curvature()[i][i] += held;
      for (int j = 0; i < players && j < players; j++) {
        slopes.curvature()[i][j] += prior.sum();
      }
    }
    return slopes;
  }

  private void add(Line line, double[] values, Slopes slopes) {
    Davidson chance = Davidson.of(logit(line, values), draws(values));
    double games = line.results().games();
    double lead = (chance.win() - chance.loss()) / 2;
    double slope = (line.results().first() - line.results().second()) / 2.0 - games * lead;
    double bend = games * ((chance.win() + chance.loss()) / 4 - lead * lead);
    int[] own = {line.first(), line.second(), players + line.mover()};
    int[] sign = {1, -1, 1};
    for (int i = 0; i < own.length; i++) {
      if (own[i] >= 0) {
        slopes.slope()[own[i]] += sign[i] * slope;
      }
      for (int j = 0; j < own.length; j++) {
        slopes.add(own[i], own[j], sign[i] * sign[j] * bend);
      }
    }
    if (draws) {
      int last = players + cells;
      slopes.slope()[last] += line.results().draws() - games * chance.draw();
      slopes.add(last, last, games * chance.draw() * (1 - chance.draw()));
      for (int i = 0; i < own.length; i++) {
        double both = -sign[i] * games * lead * chance.draw();
        slopes.add(own[i], last, both);
        slopes.add(last, own[i], both);
      }
    }
  }
}
