package org.wardiary.reports.draw;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** A path of straight lines and curves. Immutable. */
public final class Outline {

  private final Path2D.Double path;

  private Outline(Shape shape) {
    this.path = new Path2D.Double(shape);
  }

  /** A copy of a shape. */
  public static Outline of(Shape shape) {
    return new Outline(shape);
  }

  /** A rectangle. */
  public static Outline rect(Box box) {
    return new Outline(new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height()));
  }

  /** A rectangle with rounded corners. */
  public static Outline round(Box box, double radius) {
    return new Outline(
        new RoundRectangle2D.Double(
            box.x(), box.y(), box.width(), box.height(), 2 * radius, 2 * radius));
  }

  /** A rectangle with its corners cut off at 45 degrees. */
  public static Outline chamfered(Box box, double cut) {
    double right = box.right();
    double bottom = box.bottom();
    return polygon(
        box.x() + cut,
        box.y(),
        right - cut,
        box.y(),
        right,
        box.y() + cut,
        right,
        bottom - cut,
        right - cut,
        bottom,
        box.x() + cut,
        bottom,
        box.x(),
        bottom - cut,
        box.x(),
        box.y() + cut);
  }

  /** A circle. */
  public static Outline circle(Spot centre, double radius) {
    return new Outline(
        new Ellipse2D.Double(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius));
  }

  /** A closed polygon. */
  public static Outline polygon(double... xy) {
    Path2D.Double path = open(xy);
    path.closePath();
    return new Outline(path);
  }

  /** A line through points. */
  public static Outline line(double... xy) {
    return new Outline(open(xy));
  }

  /** A curve that leaves its start and reaches its end in the direction of the middle point. */
  public static Outline curve(Spot from, Spot middle, Spot to) {
    Path2D.Double path = new Path2D.Double();
    path.moveTo(from.x(), from.y());
    path.quadTo(middle.x(), middle.y(), to.x(), to.y());
    return new Outline(path);
  }

  private static Path2D.Double open(double... xy) {
    Path2D.Double path = new Path2D.Double();
    path.moveTo(xy[0], xy[1]);
    for (int i = 2; i < xy.length; i += 2) {
      path.lineTo(xy[i], xy[i + 1]);
    }
    return path;
  }

  /** This path and another, as one. */
  public Outline and(Outline other) {
    Path2D.Double both = new Path2D.Double(path);
    both.append(other.path, false);
    return new Outline(both);
  }

  /** The path scaled about (0, 0), then moved so that (0, 0) comes to a point. */
  public Outline at(Spot origin, double scale) {
    AffineTransform place = AffineTransform.getTranslateInstance(origin.x(), origin.y());
    place.scale(scale, scale);
    return new Outline(path.createTransformedShape(place));
  }

  /** The path turned around (0, 0), clockwise as seen. */
  public Outline turned(double degrees) {
    return new Outline(
        path.createTransformedShape(AffineTransform.getRotateInstance(Math.toRadians(degrees))));
  }

  /** The area that the path covers. */
  public Box bounds() {
    Rectangle2D bounds = path.getBounds2D();
    return new Box(bounds.getX(), bounds.getY(), bounds.getWidth(), bounds.getHeight());
  }

  /** A copy for AWT. */
  Shape shape() {
    return new Path2D.Double(path);
  }

  /** The first point, rounded to two decimal places. */
  Spot first() {
    PathIterator at = path.getPathIterator(null);
    double[] xy = new double[6];
    if (!at.isDone()) {
      at.currentSegment(xy);
    }
    return new Spot(Math.round(xy[0] * 100) / 100.0, Math.round(xy[1] * 100) / 100.0);
  }

  /** The path as SVG writes it in the attribute {@code d}. */
  String svg() {
    return svg(new Spot(0, 0));
  }

  /** The path as SVG writes it, with coordinates relative to a point. */
  String svg(Spot from) {
    StringBuilder d = new StringBuilder();
    double[] xy = new double[6];
    for (PathIterator at = path.getPathIterator(null); !at.isDone(); at.next()) {
      int kind = at.currentSegment(xy);
      d.append("MLQCZ".charAt(kind));
      int numbers = kind == PathIterator.SEG_CLOSE ? 0 : 2 * Math.max(1, kind);
      for (int i = 0; i < numbers; i++) {
        double origin = i % 2 == 0 ? from.x() : from.y();
        d.append(i == 0 ? "" : " ").append(Numbers.plain(xy[i] - origin));
      }
    }
    return d.toString();
  }
}
