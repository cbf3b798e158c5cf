package org.wardiary.reports.board;

import java.util.List;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * An arrow over a board. Kinds differ in width and dashes as well as colour, so that they can be
 * told apart without it.
 *
 * @param from tail
 * @param to head
 * @param sort what it means
 * @param bend offset of its curve's control point to the left of the straight line, as a fraction
 *     of the line's length; 0 for a straight arrow
 */
public record Arrow(Spot from, Spot to, Sort sort, double bend) {

  /** What an arrow means. */
  public enum Sort {
    /** A unit moved: a solid line. */
    MOVE(Tone.MOVE, 9, List.of()),
    /** A unit attacked: a broad line. */
    ATTACK(Tone.ATTACK, 15, List.of()),
    /** A unit supported an attack: dots. */
    SUPPORT(Tone.ATTACK, 8, List.of(8.0, 5.0)),
    /** A unit retreated: dashes. */
    RETREAT(Tone.RETREAT, 9, List.of(12.0, 6.0));

    private final Tone tone;
    private final double width;
    private final List<Double> dash;

    Sort(Tone tone, double width, List<Double> dash) {
      this.tone = tone;
      this.width = width;
      this.dash = dash;
    }

    /** Its width at scale 1. */
    double width() {
      return width;
    }
  }

  private static final double CASING = 3;

  /** A straight arrow. */
  public static Arrow straight(Spot from, Spot to, Sort sort) {
    return new Arrow(from, to, sort, 0);
  }

  /**
   * The arrow with a light casing, so that it is visible on any ground.
   *
   * @param scale 1 for boards whose spaces are about 96 wide
   */
  public Item draw(double scale) {
    double width = sort.width * scale;
    double head = Math.min(2.9 * width, 0.6 * from.distance(to));
    Spot middle = middle();
    Spot neck = to.towards(middle, 0.9 * head);
    Outline shaft = Outline.curve(from, middle, neck);
    Outline point = head(neck, head);
    List<Double> dash = sort.dash.stream().map(length -> length * scale).toList();
    double casing = CASING * scale;
    Ink light = new Ink(Tone.PAPER, 0.8);
    Ink ink = Ink.of(sort.tone);
    return new Item.Group(
        "arrow",
        "",
        List.of(
            new Item.Line(shaft, new Pen(light, width + 2 * casing, List.of())),
            new Item.Line(point, new Pen(light, 2 * casing, List.of())),
            new Item.Line(shaft, new Pen(ink, width, dash)),
            new Item.Fill(point, ink)));
  }

  /** A copy with another bend. */
  Arrow bent(double part) {
    return new Arrow(from, to, sort, part);
  }

  /** A point along the arrow: 0 is its tail, 1 its head. */
  Spot at(double part) {
    Spot middle = middle();
    Spot one = between(from, middle, part);
    return between(one, between(middle, to, part), part);
  }

  private static Spot between(Spot a, Spot b, double part) {
    return a.plus(part * (b.x() - a.x()), part * (b.y() - a.y()));
  }

  /**
   * The control point of its curve: it leaves its tail towards this point and reaches its head from
   * it.
   */
  Spot middle() {
    double x = (from.x() + to.x()) / 2 + bend * (to.y() - from.y());
    double y = (from.y() + to.y()) / 2 - bend * (to.x() - from.x());
    return new Spot(x, y);
  }

  private Outline head(Spot neck, double head) {
    double way = neck.distance(to);
    double alongX = way == 0 ? 0 : (to.x() - neck.x()) / way;
    double alongY = way == 0 ? 0 : (to.y() - neck.y()) / way;
    double half = 0.5 * head;
    Spot back = neck.plus(-0.1 * head * alongX, -0.1 * head * alongY);
    return Outline.polygon(
        to.x(),
        to.y(),
        back.x() - half * alongY,
        back.y() + half * alongX,
        back.x() + half * alongY,
        back.y() - half * alongX);
  }
}
