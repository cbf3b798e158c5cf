package org.wardiary.analytics.course;

/**
 * Something that a side can have. Its worth is what it changes in a position that is even without
 * it.
 *
 * @param name name for people, e.g. {@code an Infantry}
 * @param values what it adds to each feature if the first-named side has it
 */
public record Asset(String name, double... values) {

  /**
   * The asset of one more of a feature.
   *
   * @param feature number of the feature, from 0
   * @param features number of features
   */
  public static Asset one(String name, int feature, int features) {
    double[] values = new double[features];
    values[feature] = 1;
    return new Asset(name, values);
  }
}
