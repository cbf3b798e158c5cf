package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * Draws the roads and bridges of Wargaming on the Square.
 *
 * @param map the map that they are on
 */
record OnTheSquareRoads(OnTheSquareMap map) {

  private static final double ROAD = 30;

  /** A road: strips from the middle towards every neighbour that is road or bridge. */
  Item road(int sector, Box box) {
    Outline strips = Outline.rect(Box.around(box.centre(), ROAD, ROAD));
    for (int way = 0; way < Facing.COUNT; way++) {
      if (leads(sector, way)) {
        strips = strips.and(Outline.rect(strip(box, way)));
      }
    }
    return new Item.Fill(strips, Tone.ROAD);
  }

  /** Whether a road continues this way: to more road, or straight on off the field. */
  private boolean leads(int sector, int way) {
    int next = Sector.ahead(sector, way);
    return next == Sector.NONE ? isRoadAhead(sector, Facing.opposite(way)) : isRoad(next);
  }

  private boolean isRoadAhead(int sector, int way) {
    int next = Sector.ahead(sector, way);
    return next != Sector.NONE && isRoad(next);
  }

  private boolean isRoad(int sector) {
    return map.terrain(sector).road();
  }

  private static Box strip(Box box, int way) {
    double half = box.width() / 2;
    Spot middle = box.centre().plus(Facing.dx(way) * half / 2, -Facing.dy(way) * half / 2);
    boolean across = Facing.dx(way) != 0;
    return Box.around(middle, across ? half : ROAD, across ? ROAD : half);
  }

  /**
   * A bridge over the water: whole, it has a road and rails; burning, flames as well; burned down,
   * stumps.
   *
   * @param bridge the position's entry for it: the turns that it still burns, 0 once it has burned
   *     down; not a number while it is whole
   */
  List<Item> bridge(int sector, Box box, JsonNode bridge) {
    if (bridge.isInt() && bridge.asInt() == 0) {
      return List.of(stumps(box.centre()));
    }
    List<Item> items = new ArrayList<>();
    items.add(road(sector, box));
    items.add(rails(box, isRoadAhead(sector, Facing.EAST) ? Facing.EAST : Facing.NORTH));
    if (bridge.isInt()) {
      items.add(flames(box.centre(), bridge.asInt(), 1.3));
    }
    return items;
  }

  private static Item stumps(Spot centre) {
    double y = centre.y();
    Outline stumps =
        Outline.line(centre.x() - 15, y - 30, centre.x() - 15, y - 42)
            .and(Outline.line(centre.x() + 15, y + 42, centre.x() + 15, y + 30));
    return new Item.Line(stumps, Pen.of(Tone.BUILDING, 6));
  }

  private static Item rails(Box box, int way) {
    Spot centre = box.centre();
    Outline rails =
        way == Facing.EAST
            ? Outline.line(box.x(), centre.y() - 18, box.right(), centre.y() - 18)
                .and(Outline.line(box.x(), centre.y() + 18, box.right(), centre.y() + 18))
            : Outline.line(centre.x() - 18, box.y(), centre.x() - 18, box.bottom())
                .and(Outline.line(centre.x() + 18, box.y(), centre.x() + 18, box.bottom()));
    return new Item.Line(rails, Pen.of(Tone.BUILDING, 5));
  }

  /**
   * A bridge on fire.
   *
   * @param left number of turns that it still burns
   */
  static Item flames(Spot at, int left, double scale) {
    Outline flame =
        Outline.polygon(-13, 14, -16, 0, -8, 4, -6, -14, 2, -4, 8, -18, 12, -2, 16, -6, 14, 14);
    Outline placed = flame.at(at, scale);
    return new Item.Group(
        "fire",
        Text.of("bridge on fire, burns to the end of %s", Text.count(left, "more turn")),
        List.of(
            new Item.Line(placed, Pen.of(Tone.PAPER, 4)),
            new Item.Fill(placed, Tone.ATTACK),
            new Item.Label(
                Integer.toString(left),
                at.plus(0, 11.5 * scale),
                new Lettering(15.4 * scale, Weight.BOLD, Anchor.MIDDLE, Tone.PAPER))));
  }
}
