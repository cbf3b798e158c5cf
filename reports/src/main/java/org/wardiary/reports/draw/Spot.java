package org.wardiary.reports.draw;

/**
 * A point of a scene; x grows to the right, y downwards.
 *
 * @param x from the left
 * @param y from above
 */
public record Spot(double x, double y) {

  /** The point moved. */
  public Spot plus(double dx, double dy) {
    return new Spot(x + dx, y + dy);
  }

  /** How far another point is. */
  public double distance(Spot other) {
    return Math.hypot(other.x - x, other.y - y);
  }

  /**
   * The point at a distance from this one on the way to another; beyond it if the way is shorter.
   */
  public Spot towards(Spot other, double distance) {
    double way = distance(other);
    if (way == 0) {
      return this;
    }
    return new Spot(x + (other.x - x) * distance / way, y + (other.y - y) * distance / way);
  }
}
