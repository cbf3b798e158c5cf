package org.wardiary.reports.draw;

/**
 * A rectangle of a scene; x grows to the right, y downwards.
 *
 * @param x left edge
 * @param y upper edge
 * @param width 0 or more
 * @param height 0 or more
 */
public record Box(double x, double y, double width, double height) {

  /** A box around a centre. */
  public static Box around(Spot centre, double width, double height) {
    return new Box(centre.x() - width / 2, centre.y() - height / 2, width, height);
  }

  /** The middle. */
  public Spot centre() {
    return new Spot(x + width / 2, y + height / 2);
  }

  /** Right edge. */
  public double right() {
    return x + width;
  }

  /** Lower edge. */
  public double bottom() {
    return y + height;
  }

  /** The box with a margin taken off (or, if negative, added) on all four sides. */
  public Box inset(double margin) {
    return new Box(x + margin, y + margin, width - 2 * margin, height - 2 * margin);
  }

  /** The box moved. */
  public Box moved(double dx, double dy) {
    return new Box(x + dx, y + dy, width, height);
  }

  /** The smallest box that holds this one and another. */
  public Box with(Box other) {
    double left = Math.min(x, other.x);
    double top = Math.min(y, other.y);
    return new Box(
        left,
        top,
        Math.max(right(), other.right()) - left,
        Math.max(bottom(), other.bottom()) - top);
  }

  /** The point in the box that is nearest to another. */
  public Spot nearest(Spot spot) {
    return new Spot(
        Math.min(Math.max(spot.x(), x), right()), Math.min(Math.max(spot.y(), y), bottom()));
  }

  /** Whether a point lies in this box. */
  public boolean holds(Spot spot) {
    return nearest(spot).equals(spot);
  }

  /** Whether this box and another have more than an edge in common. */
  public boolean meets(Box other) {
    return other.x < right() && x < other.right() && other.y < bottom() && y < other.bottom();
  }

  /** Whether another box lies in this one; touching edges are in. */
  public boolean holds(Box other) {
    return other.x >= x && other.y >= y && other.right() <= right() && other.bottom() <= bottom();
  }
}
