package org.wardiary.analytics.course;

/**
 * Something to have, for its worth: what it changes in a position that is even without it.
 *
 * @param name name for people, e.g. {@code an Infantry}
 * @param values what the first-named side's having it adds to each feature
 */
public record Asset(String name, double... values) {

  /**
   * One more of a feature.
   *
   * @param feature its number, from 0
   * @param features how many there are
   */
  public static Asset one(String name, int feature, int features) {
    double[] values = new double[features];
    values[feature] = 1;
    return new Asset(name, values);
  }
}
