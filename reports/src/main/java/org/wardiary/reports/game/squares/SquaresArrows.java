package org.wardiary.reports.game.squares;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.board.Ways;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Spot;

/**
 * Draws what the last answer did as arrows over the board of SQUARES.
 *
 * @param board the board
 * @param units where the counters stand
 * @param ways draws the arrows
 */
record SquaresArrows(SquaresBoard board, SquaresUnits units, Ways ways) {

  /** Arrows for events, in order. */
  List<Item> draw(List<SpecificRecord> events) {
    List<Item> items = new ArrayList<>();
    events.forEach(event -> draw(event, items));
    return items;
  }

  private void draw(SpecificRecord event, List<Item> items) {
    if (event instanceof UnitMoved moved) {
      items.add(arrow(moved.getFrom(), end(moved), Sort.MOVE));
    } else if (event instanceof UnitAdvanced advanced) {
      items.add(arrow(advanced.getFrom(), end(advanced), Sort.MOVE));
    } else if (event instanceof UnitRetreated retreated) {
      items.add(arrow(retreated.getFrom(), end(retreated), Sort.RETREAT));
    } else if (event instanceof AttackDeclared attack) {
      if (!attack.getSupporter().isEmpty()) {
        items.add(arrow(attack.getSupporterSpace(), end(attack), Sort.SUPPORT));
      }
      items.add(arrow(attack.getAttackerSpace(), end(attack), Sort.ATTACK));
    }
  }

  /**
   * Where an arrow points.
   *
   * @param code the space
   * @param unit the unit that stands there now, side and id; used only in a reserve
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

  private Item arrow(String from, End end, Sort sort) {
    return ways.arrow(
        square(from).orElseGet(() -> anchor(from, end.code())),
        square(end.code()).orElseGet(() -> point(end, from)),
        sort);
  }

  /** The counter on a square, or its middle; nothing in a reserve. */
  private Optional<Box> square(String code) {
    return board.isReserve(code)
        ? Optional.empty()
        : Optional.of(units.place(code).orElseGet(() -> Box.around(board.centre(code), 0, 0)));
  }

  /** The unit's counter in a reserve; a point of the reserve if it is not there. */
  private Box point(End end, String from) {
    return units.place(end.code(), end.unit()).orElseGet(() -> anchor(end.code(), from));
  }

  /** The point inside the border of a reserve nearest the other end. */
  private Box anchor(String code, String other) {
    Box box = board.box(code);
    double x = box.inset(30).nearest(board.centre(other)).x();
    double y = board.isNorthernReserve(code) ? box.bottom() - 12 : box.y() + 12;
    return Box.around(new Spot(x, y), 0, 0);
  }
}
