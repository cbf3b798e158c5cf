package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.board.SquaresMap.Space;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/** What the last answer did, over the board of SQUARES. */
final class SquaresArrows {

  private static final double ASIDE = 14;
  private static final double TOUCH = 4;

  private final Map<String, Space> spaces;
  private final SquaresUnits units;
  private final SquaresMap map;

  SquaresArrows(SquaresMap map, SquaresUnits units) {
    this.map = map;
    this.spaces = map.byCode();
    this.units = units;
  }

  /** Arrows and crosses for events, in order. */
  List<Item> draw(List<SpecificRecord> events) {
    List<Item> items = new ArrayList<>();
    events.forEach(event -> draw(event, items));
    return items;
  }

  private void draw(SpecificRecord event, List<Item> items) {
    if (event instanceof UnitMoved moved) {
      items.add(arrow(moved.getFrom(), moved.getTo(), Sort.MOVE, 0));
    } else if (event instanceof UnitAdvanced advanced) {
      items.add(arrow(advanced.getFrom(), advanced.getTo(), Sort.MOVE, ASIDE));
    } else if (event instanceof UnitRetreated retreated) {
      items.add(arrow(retreated.getFrom(), retreated.getTo(), Sort.RETREAT, 0));
    } else if (event instanceof AttackDeclared attack) {
      if (!attack.getSupporter().isEmpty()) {
        items.add(arrow(attack.getSupporterSpace(), attack.getTarget(), Sort.SUPPORT, 0));
      }
      items.add(arrow(attack.getAttackerSpace(), attack.getTarget(), Sort.ATTACK, 0));
    } else if (event instanceof UnitEliminated eliminated) {
      items.add(cross(eliminated.getSpace()));
    }
  }

  private Item arrow(String from, String to, Sort sort, double aside) {
    Spot tail = anchor(from, to);
    Spot point = anchor(to, from);
    return new Arrow(
            tail.towards(point, overlap(from, tail, point)),
            point.towards(tail, overlap(to, point, tail)),
            sort,
            aside / Math.max(1, tail.distance(point)))
        .draw(1);
  }

  /**
   * How far from a space's middle an arrow ends, so that it touches a counter there but no more.
   */
  private double overlap(String code, Spot end, Spot other) {
    if (space(code).isReserve() || !units.isHeld(code)) {
      return 0;
    }
    double way = end.distance(other);
    double across = Math.abs(other.x() - end.x()) / way / (SquaresUnits.WIDTH / 2);
    double down = Math.abs(other.y() - end.y()) / way / (SquaresUnits.HEIGHT / 2);
    return Math.min(1 / Math.max(across, down) - TOUCH, 0.55 * way);
  }

  /** The middle of a square; in a reserve the point at its inner border nearest the other end. */
  private Spot anchor(String code, String other) {
    Space space = space(code);
    if (!space.isReserve()) {
      return SquaresUnits.centre(space.box());
    }
    double x = space.box().inset(30).nearest(SquaresUnits.centre(space(other).box())).x();
    boolean north = code.equals(map.north());
    return new Spot(x, north ? space.box().bottom() - 36 : space.box().y() + 36);
  }

  private Space space(String code) {
    Space space = spaces.get(code);
    if (space == null) {
      throw new IllegalArgumentException(
          "expected a space of the map but an event names '%s'".formatted(code));
    }
    return space;
  }

  /** Where a unit was lost: a cross, beside the counter that may stand there now. */
  private Item cross(String code) {
    Space space = space(code);
    Spot centre = SquaresUnits.centre(space.box());
    double size = 22;
    if (space.isReserve()) {
      centre = new Spot(space.box().x() + 32, space.box().centre().y() + 12);
      size = 14;
    } else if (units.isHeld(code)) {
      centre = new Spot(space.box().right() - 16, space.box().y() + 16);
      size = 10;
    }
    Outline cross = Outline.line(-1, -1, 1, 1).and(Outline.line(-1, 1, 1, -1)).at(centre, size);
    return new Item.Group(
        "lost",
        "lost on " + code,
        List.of(
            new Item.Line(cross, new Pen(new Ink(Tone.PAPER, 0.8), 0.75 * size, List.of())),
            new Item.Line(cross, Pen.of(Tone.ATTACK, 0.42 * size))));
  }
}
