package org.wardiary.app.faults;

import java.util.Arrays;
import java.util.List;

/**
 * How something that was measured from time to time developed in the second half of the time.
 *
 * @param level its median there
 * @param rise by how much it rose there: the median of the slopes between any two measurements
 *     (Theil–Sen), which single peaks do not affect, times the length of the half
 */
record Trend(double level, double rise) {

  /**
   * A measurement.
   *
   * @param seconds the time
   * @param value the value
   */
  record Point(double seconds, double value) {}

  /**
   * The trend of some measurements.
   *
   * @param points in order of time, at least two of them in the second half
   */
  static Trend of(List<Point> points) {
    double begin = points.get(0).seconds();
    double end = points.get(points.size() - 1).seconds();
    double middle = (begin + end) / 2;
    List<Point> half = points.stream().filter(point -> point.seconds() >= middle).toList();
    double[] slopes = new double[half.size() * (half.size() - 1) / 2];
    int pairs = 0;
    for (int i = 0; i < half.size(); i++) {
      for (int k = i + 1; k < half.size(); k++) {
        slopes[pairs] = slope(half.get(i), half.get(k));
        pairs++;
      }
    }
    double length = end - half.get(0).seconds();
    return new Trend(
        median(half.stream().mapToDouble(Point::value).toArray()), median(slopes) * length);
  }

  private static double slope(Point one, Point other) {
    return (other.value() - one.value()) / (other.seconds() - one.seconds());
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }
}
