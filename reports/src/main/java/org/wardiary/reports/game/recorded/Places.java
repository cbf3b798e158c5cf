package org.wardiary.reports.game.recorded;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.game.recorded.file.Layout;
import org.wardiary.events.game.recorded.file.Layout.Point;
import org.wardiary.events.game.recorded.file.Layout.Shape;
import org.wardiary.events.game.recorded.file.MapPlan;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Spot;

/**
 * Where the spaces of a game file lie in a picture: those with a place where it is, all others (box
 * by box, and what only records name) in rows below them.
 *
 * @param plan the map
 */
record Places(MapPlan plan) {

  /** Distance between the centres of adjoining hexes, and the side of a square. */
  static final double UNIT = 96;

  private static final double ROOT = Math.sqrt(3);
  private static final double GAP = 10;
  private static final double LEAST_WIDTH = 620;
  private static final double POINTS_APART = 150;
  private static final double WIDEST = 2600;
  private static final Box POINT = new Box(0, 0, 112, 88);
  private static final Box CELL = new Box(0, 0, 148, 96);
  private static final Box SMALL_CELL = new Box(0, 0, 96, 76);

  /**
   * All spaces.
   *
   * @param others spaces that records name, whether the map has them or not
   */
  BoardLayout with(Collection<String> others) {
    Map<String, Box> boxes = new LinkedHashMap<>();
    Layout layout = plan.layout();
    double scale = layout.shape() == Shape.POINT ? pointScale() : UNIT;
    Set<String> unplaced = new LinkedHashSet<>();
    for (String space : layout.spaces()) {
      Optional<Point> at = layout.place(space);
      at.map(point -> new Spot(point.x() * scale, point.y() * scale))
          .ifPresentOrElse(centre -> boxes.put(space, space(centre)), () -> unplaced.add(space));
    }
    unplaced.addAll(plan.boxes().keySet());
    others.stream().filter(space -> !boxes.containsKey(space)).sorted().forEach(unplaced::add);
    flow(unplaced, boxes);
    return new BoardLayout(boxes);
  }

  private Box space(Spot centre) {
    return switch (plan.layout().shape()) {
      case HEX_IN_COLUMN -> Box.around(centre, 2 * UNIT / ROOT, UNIT);
      case HEX_IN_ROW -> Box.around(centre, UNIT, 2 * UNIT / ROOT);
      case SQUARE -> Box.around(centre, UNIT, UNIT);
      default -> Box.around(centre, POINT.width(), POINT.height());
    };
  }

  /** The scale at which connected points do not cover one another, unless the map gets too wide. */
  private double pointScale() {
    Layout layout = plan.layout();
    double nearest = Double.MAX_VALUE;
    double widest = 0;
    Optional<Point> first =
        layout.spaces().stream().flatMap(s -> layout.place(s).stream()).findFirst();
    for (String space : layout.spaces()) {
      for (Point at : layout.place(space).stream().toList()) {
        for (String next : layout.neighbours(space)) {
          double way = layout.place(next).map(to -> distance(at, to)).orElse(0.0);
          nearest = way > 0 ? Math.min(nearest, way) : nearest;
        }
        widest = Math.max(widest, Math.abs(at.x() - first.orElse(at).x()));
      }
    }
    double wanted = nearest == Double.MAX_VALUE ? UNIT : POINTS_APART / nearest;
    return widest == 0 ? wanted : Math.min(wanted, Math.max(WIDEST / widest, 0));
  }

  private static double distance(Point a, Point b) {
    return Math.hypot(a.x() - b.x(), a.y() - b.y());
  }

  /** Adds spaces in rows below those that have a place. */
  private void flow(Set<String> spaces, Map<String, Box> boxes) {
    Optional<Box> map = boxes.values().stream().reduce(Box::with);
    double left = map.map(Box::x).orElse(0.0);
    double right = Math.max(map.map(Box::right).orElse(0.0), left + LEAST_WIDTH);
    double x = left;
    double y = map.map(box -> box.bottom() + 2 * GAP).orElse(0.0);
    double height = 0;
    for (String space : spaces) {
      Box cell = isSmall(space) ? SMALL_CELL : CELL;
      if (x > left && x + cell.width() > right) {
        x = left;
        y += height + GAP;
        height = 0;
      }
      boxes.put(space, cell.moved(x, y));
      x += cell.width() + GAP;
      height = Math.max(height, cell.height());
    }
  }

  private boolean isSmall(String space) {
    return plan.box(space)
        .filter(box -> box != MapPlan.Box.RESERVE && box != MapPlan.Box.SPACE)
        .isPresent();
  }

  /** Whether a space has a place on the map. */
  boolean onMap(String space) {
    return plan.layout().place(space).isPresent();
  }

  /** The outline of a space. */
  Outline outline(String space, Box box) {
    if (!onMap(space)) {
      return Outline.round(box, 6);
    }
    return switch (plan.layout().shape()) {
      case HEX_IN_COLUMN -> hexInColumn(box);
      case HEX_IN_ROW -> hexInRow(box);
      case SQUARE -> Outline.rect(box);
      default -> Outline.round(box, 18);
    };
  }

  private static Outline hexInColumn(Box box) {
    double quarter = box.width() / 4;
    double middle = box.centre().y();
    return Outline.polygon(
        box.x(),
        middle,
        box.x() + quarter,
        box.y(),
        box.right() - quarter,
        box.y(),
        box.right(),
        middle,
        box.right() - quarter,
        box.bottom(),
        box.x() + quarter,
        box.bottom());
  }

  private static Outline hexInRow(Box box) {
    double quarter = box.height() / 4;
    double middle = box.centre().x();
    return Outline.polygon(
        middle,
        box.y(),
        box.right(),
        box.y() + quarter,
        box.right(),
        box.bottom() - quarter,
        middle,
        box.bottom(),
        box.x(),
        box.bottom() - quarter,
        box.x(),
        box.y() + quarter);
  }

  /** Half the length of the side between two adjoining spaces. */
  private double halfSide() {
    return plan.layout().shape() == Shape.SQUARE ? UNIT / 2 : UNIT / ROOT / 2;
  }

  /** The two ends of the side between two spaces with these boxes. */
  List<Spot> side(Box one, Box other) {
    Spot a = one.centre();
    Spot b = other.centre();
    double way = Math.max(1, a.distance(b));
    double x = (b.y() - a.y()) / way * halfSide();
    double y = (a.x() - b.x()) / way * halfSide();
    Spot middle = new Spot((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
    return List.of(middle.plus(x, y), middle.plus(-x, -y));
  }

  /** Where the code of a space begins or, on hexes, has its middle. */
  Spot code(String space, Box box, double size) {
    if (onMap(space) && plan.layout().shape() == Shape.HEX_IN_COLUMN) {
      return new Spot(box.centre().x(), box.y() + 4 + 0.75 * size);
    }
    return onMap(space) && plan.layout().shape() == Shape.HEX_IN_ROW
        ? new Spot(box.centre().x(), box.y() + 15 + 0.75 * size)
        : new Spot(box.x() + 9, box.y() + 6 + 0.75 * size);
  }

  /** Whether codes stand in the middle of their spaces, not at the left. */
  boolean codeInMiddle(String space) {
    Shape shape = plan.layout().shape();
    return onMap(space) && (shape == Shape.HEX_IN_COLUMN || shape == Shape.HEX_IN_ROW);
  }

  /** The room for counters in a space, below its code. */
  Box room(String space, Box box) {
    if (!onMap(space)) {
      return new Box(box.x() + 6, box.y() + 21, box.width() - 12, box.height() - 26);
    }
    return switch (plan.layout().shape()) {
      case HEX_IN_COLUMN -> Box.around(box.centre().plus(0, 7), 0.76 * box.width(), 66);
      case HEX_IN_ROW -> Box.around(box.centre().plus(0, 5), 0.9 * box.width(), 62);
      default -> new Box(box.x() + 5, box.y() + 21, box.width() - 10, box.height() - 26);
    };
  }

  /** Codes of the connections between points, each once. */
  List<List<String>> connections() {
    List<List<String>> found = new ArrayList<>();
    for (String space : plan.layout().spaces()) {
      for (String next : plan.layout().neighbours(space)) {
        if (space.compareTo(next) < 0) {
          found.add(List.of(space, next));
        }
      }
    }
    return found;
  }
}
