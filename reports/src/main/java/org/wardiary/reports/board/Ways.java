package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Spot;

/**
 * Draws arrows that avoid each other and what has to stay readable (codes, counters, marks): of a
 * few bends, the one that covers least is chosen.
 */
public final class Ways {

  private static final int SAMPLES = 20;
  private static final int BENDS = 5;
  private static final double BEND = 0.14;
  private static final int[] SIDES = {0, -1, 1};
  private static final double ASIDE = 16;

  /** No arrow goes farther than this from the box around its ends. */
  private static final double REACH = 150;

  /** Distance of an arrow from the counter that it leaves or reaches. */
  private static final double GAP = 3;

  /**
   * Least length of an arrow; between counters that nearly touch it is drawn over their borders.
   */
  private static final double SHORTEST = 24;

  /** How much broader the head is than the shaft. */
  private static final double HEAD = 2.6;

  private static final double OVER_BOX = 10;
  private static final double OVER_ARROW = 4;

  private final Box canvas;
  private final List<Box> obstacles;
  private final double scale;
  private final List<Spot> taken = new ArrayList<>();

  /**
   * Creates a drawer of arrows over a board.
   *
   * @param canvas the area that no arrow leaves if it can be avoided
   * @param obstacles what arrows avoid; boxes without size are ignored
   * @param scale of the arrows' width, 1 for boards whose spaces are about 96 wide
   */
  public Ways(Box canvas, List<Box> obstacles, double scale) {
    this.canvas = canvas;
    this.obstacles = obstacles.stream().filter(box -> box.width() > 0).toList();
    this.scale = scale;
  }

  /**
   * An arrow.
   *
   * @param from the counter that it leaves, or a point (a box without size)
   * @param to the counter that it reaches, or a point
   */
  public Item arrow(Box from, Box to, Sort sort) {
    List<Box> near =
        obstacles.stream()
            .filter(from.with(to).inset(-REACH)::meets)
            .filter(box -> !box.equals(from) && !box.equals(to))
            .toList();
    Arrow arrow = best(from, to, sort, near);
    taken.addAll(samples(arrow));
    return arrow.draw(scale);
  }

  private record Priced(Arrow arrow, double cost) {}

  private Arrow best(Box from, Box to, Sort sort, List<Box> near) {
    Arrow straight = between(from, from.centre(), to, to.centre(), sort, 0);
    if (cost(straight, near) < Math.min(OVER_BOX, OVER_ARROW) && onCanvas(straight)) {
      return straight;
    }
    List<Arrow> best =
        candidates(from, to, sort).stream()
            .map(arrow -> new Priced(arrow, cost(arrow, near)))
            .sorted(Comparator.comparingDouble(Priced::cost))
            .map(Priced::arrow)
            .toList();
    return best.stream().filter(this::onCanvas).findFirst().orElse(best.get(0));
  }

  private boolean onCanvas(Arrow arrow) {
    return canvas.holds(arrow.draw(scale).bounds());
  }

  /** Straight and bent arrows, from and to the counters' middles and points beside them. */
  private List<Arrow> candidates(Box from, Box to, Sort sort) {
    Spot a = from.centre();
    Spot b = to.centre();
    double way = Math.max(1, a.distance(b));
    double acrossX = (b.y() - a.y()) / way * ASIDE;
    double acrossY = (a.x() - b.x()) / way * ASIDE;
    List<Arrow> arrows = new ArrayList<>();
    for (int tail : SIDES) {
      for (int point : SIDES) {
        for (int step = -BENDS; step <= BENDS; step++) {
          Spot start = a.plus(tail * acrossX, tail * acrossY);
          Spot end = b.plus(point * acrossX, point * acrossY);
          arrows.add(between(from, start, to, end, sort, step * BEND));
        }
      }
    }
    return arrows;
  }

  private Arrow between(Box from, Spot start, Box to, Spot end, Sort sort, double bend) {
    Spot middle = Arrow.straight(start, end, sort).bent(bend).middle();
    Spot tail = edge(from, start, middle);
    Spot point = edge(to, end, middle);
    double missing = SHORTEST * scale - tail.distance(point);
    if (missing > 0) {
      tail = tail.towards(start, Math.min(missing / 2, tail.distance(start)));
      point = point.towards(end, Math.min(missing / 2, point.distance(end)));
    }
    return Arrow.straight(tail, point, sort).bent(bend);
  }

  /** Where the line from a spot in a box to a point leaves the box. */
  private static Spot edge(Box box, Spot start, Spot other) {
    if (box.width() == 0 && box.height() == 0) {
      return start;
    }
    Box wide = box.inset(-GAP);
    double dx = other.x() - start.x();
    double dy = other.y() - start.y();
    double right = (dx > 0 ? wide.right() - start.x() : start.x() - wide.x()) / Math.abs(dx);
    double down = (dy > 0 ? wide.bottom() - start.y() : start.y() - wide.y()) / Math.abs(dy);
    double part = Math.min(dx == 0 ? 1 : right, dy == 0 ? 1 : down);
    return part >= 1 ? other : start.plus(part * dx, part * dy);
  }

  private double cost(Arrow arrow, List<Box> near) {
    List<Spot> samples = samples(arrow);
    double half = scale * arrow.sort().width() / 2 + 1;
    // of two that cover as much, prefer the straighter and shorter one
    double cost = Math.abs(arrow.bend()) + 0.001 * arrow.from().distance(arrow.to());
    for (int i = 0; i < samples.size(); i++) {
      // the head is broader
      double reach = i > 0.7 * SAMPLES ? HEAD * half : half;
      Box ink = Box.around(samples.get(i), 2 * reach, 2 * reach);
      for (Box box : near) {
        cost += ink.meets(box) ? OVER_BOX : 0;
      }
      cost += taken.stream().anyMatch(ink::holds) ? OVER_ARROW : 0;
    }
    return cost;
  }

  private static List<Spot> samples(Arrow arrow) {
    return IntStream.rangeClosed(0, SAMPLES).mapToObj(i -> arrow.at((double) i / SAMPLES)).toList();
  }
}
