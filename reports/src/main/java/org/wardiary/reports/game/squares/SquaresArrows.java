package org.wardiary.reports.game.squares;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.reports.board.Arrow;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.board.Marks;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Spot;

/** What the last answer did, over the board of SQUARES. */
final class SquaresArrows {

  private static final double ASIDE = 14;
  private static final double TOUCH = 4;

  private final SquaresBoard board;
  private final SquaresUnits units;
  private final double scale;

  /**
   * Arrows over a board.
   *
   * @param scale of their width
   */
  SquaresArrows(SquaresBoard board, SquaresUnits units, double scale) {
    this.board = board;
    this.units = units;
    this.scale = scale;
  }

  /** Arrows and crosses for events, in order. */
  List<Item> draw(List<SpecificRecord> events) {
    List<Item> items = new ArrayList<>();
    // an advance follows the way of its attack: where both are drawn they stand side by side
    double aside = events.stream().anyMatch(AttackDeclared.class::isInstance) ? ASIDE : 0;
    events.forEach(event -> draw(event, aside, items));
    return items;
  }

  private void draw(SpecificRecord event, double aside, List<Item> items) {
    if (event instanceof UnitMoved moved) {
      items.add(arrow(moved.getFrom(), end(moved), Sort.MOVE, 0));
    } else if (event instanceof UnitAdvanced advanced) {
      items.add(arrow(advanced.getFrom(), end(advanced), Sort.MOVE, aside));
    } else if (event instanceof UnitRetreated retreated) {
      items.add(arrow(retreated.getFrom(), end(retreated), Sort.RETREAT, 0));
    } else if (event instanceof AttackDeclared attack) {
      if (!attack.getSupporter().isEmpty()) {
        items.add(arrow(attack.getSupporterSpace(), end(attack), Sort.SUPPORT, 0));
      }
      items.add(arrow(attack.getAttackerSpace(), end(attack), Sort.ATTACK, 0));
    } else if (event instanceof UnitEliminated eliminated) {
      items.add(cross(eliminated.getSpace()));
    }
  }

  /**
   * Where an arrow points.
   *
   * @param code the space
   * @param unit the unit that stands there now, side and id; it matters in a reserve
   */
  private record End(String code, String unit) {}

  private static End end(UnitMoved moved) {
    return new End(moved.getTo(), moved.getSide() + moved.getUnit());
  }

  private static End end(UnitAdvanced advanced) {
    return new End(advanced.getTo(), advanced.getSide() + advanced.getUnit());
  }

  private static End end(UnitRetreated retreated) {
    return new End(retreated.getTo(), retreated.getSide() + retreated.getUnit());
  }

  private static End end(AttackDeclared attack) {
    return new End(attack.getTarget(), "");
  }

  private Item arrow(String from, End end, Sort sort, double aside) {
    Optional<Box> left = square(from);
    Optional<Box> reached = square(end.code());
    Spot tail = left.map(Box::centre).orElseGet(() -> anchor(from, end.code()));
    Spot point = reached.map(Box::centre).orElseGet(() -> point(end, from));
    return new Arrow(
            tail.towards(point, overlap(left, tail, point)),
            point.towards(tail, overlap(reached, point, tail)),
            sort,
            aside / Math.max(1, tail.distance(point)))
        .draw(scale);
  }

  /** The counter on a square; nothing in a reserve. */
  private Optional<Box> square(String code) {
    return board.isReserve(code) ? Optional.empty() : units.place(code);
  }

  /** In a reserve the side of the unit's counter that looks at the board. */
  private Spot point(End end, String from) {
    double towardsBoard = board.isNorthernReserve(end.code()) ? 1 : -1;
    return units
        .place(end.code(), end.unit())
        .map(box -> box.centre().plus(0, towardsBoard * (box.height() / 2 - TOUCH)))
        .orElseGet(() -> anchor(end.code(), from));
  }

  /** How far from its middle an arrow ends at a counter, so that it touches it but no more. */
  private static double overlap(Optional<Box> counter, Spot end, Spot other) {
    if (counter.isEmpty()) {
      return 0;
    }
    double way = Math.max(1, end.distance(other));
    double across = Math.abs(other.x() - end.x()) / counter.get().width();
    double down = Math.abs(other.y() - end.y()) / counter.get().height();
    double inside = way / Math.max(1, 2 * Math.max(across, down));
    return Math.min(inside - TOUCH, 0.55 * way);
  }

  /** The middle of a square; of a reserve the point inside its border nearest the other end. */
  private Spot anchor(String code, String other) {
    if (!board.isReserve(code)) {
      return board.centre(code);
    }
    Box box = board.box(code);
    double x = box.inset(30).nearest(board.centre(other)).x();
    return new Spot(x, board.isNorthernReserve(code) ? box.bottom() - 12 : box.y() + 12);
  }

  /** Where a unit was lost: a cross, beside the counter that may stand there now. */
  private Item cross(String code) {
    Box box = board.box(code);
    if (board.isReserve(code)) {
      return Marks.cross(code, new Spot(box.x() + 32, box.centre().y() + 12), 14);
    }
    return units.place(code).isPresent()
        ? Marks.cross(code, new Spot(box.right() - 16, box.y() + 16), 10)
        : Marks.cross(code, board.centre(code), 22);
  }
}
