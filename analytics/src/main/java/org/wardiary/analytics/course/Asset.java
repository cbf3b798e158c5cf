package org.wardiary.analytics.course;

/**
 * Something that a side can have. Its worth is what it changes in a position that is even without
 * it.
 *
 * @param name name for people, e.g. {@code Infantry on the board}
 * @param sort what it is
 * @param values what it adds to each feature if the first-named side has it
 */
public record Asset(String name, Sort sort, double... values) {

  /** What an asset is. */
  public enum Sort {
    /** A unit of a kind. */
    UNIT,
    /** Anything else: places, men, gold. */
    HOLDING
  }

  /**
   * One more of a feature that is not a unit of a kind.
   *
   * @param feature number of the feature, from 0
   * @param features number of features
   */
  public static Asset one(String name, int feature, int features) {
    double[] values = new double[features];
    values[feature] = 1;
    return new Asset(name, Sort.HOLDING, values);
  }
}
