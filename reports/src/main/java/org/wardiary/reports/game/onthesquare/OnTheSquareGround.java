package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.Terrain;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.FramedPicture;
import org.wardiary.reports.board.Marks;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/** Draws the sectors of Wargaming on the Square without units. */
final class OnTheSquareGround {

  private static final double ROAD = 30;

  private final OnTheSquareMap map;

  OnTheSquareGround(OnTheSquareMap map) {
    this.map = map;
  }

  /**
   * A sector's ground.
   *
   * @param bridge what the position says of its bridge; missing where there is none
   */
  List<Item> draw(String code, Box box, JsonNode bridge) {
    int sector = Sector.of(code);
    Terrain terrain = map.terrain(sector);
    List<Item> items = new ArrayList<>();
    items.add(new Item.Fill(Outline.rect(box), tone(terrain)));
    switch (terrain) {
      case RIVER -> items.add(ripples(box));
      case BRIDGE -> bridge(items, sector, box, bridge);
      case ROAD -> items.add(road(sector, box));
      case HILL -> items.add(contours(box));
      case WOODS ->
          items.add(new Item.Fill(Marks.firs(box, 20, 8, 24), new Ink(Tone.FOREST_MARK, 0.6)));
      case HOUSE -> items.add(house(box));
      case PLAIN -> {}
    }
    items.add(FramedPicture.border(box, 1));
    return items;
  }

  private static Tone tone(Terrain terrain) {
    return switch (terrain) {
      case RIVER, BRIDGE -> Tone.WATER;
      case HILL -> Tone.HILL;
      case WOODS -> Tone.FOREST;
      case PLAIN, ROAD, HOUSE -> Tone.CLEAR;
    };
  }

  private static Item ripples(Box box) {
    double x = box.x();
    double y = box.centre().y();
    Outline waves = wave(x + 14, y - 18).and(wave(x + 40, y + 2)).and(wave(x + 14, y + 22));
    return new Item.Line(waves, Pen.of(Tone.WATER_MARK, 2.5));
  }

  private static Outline wave(double x, double y) {
    return Outline.line(x, y, x + 8, y - 4, x + 17, y, x + 25, y + 4, x + 34, y);
  }

  /** Strips from the middle to every neighbour that is road or bridge. */
  private Item road(int sector, Box box) {
    Outline strips = Outline.rect(Box.around(box.centre(), ROAD, ROAD));
    for (int way = 0; way < Facing.COUNT; way++) {
      if (leads(sector, way)) {
        strips = strips.and(Outline.rect(strip(box, way)));
      }
    }
    return new Item.Fill(strips, Tone.ROAD);
  }

  /** Whether a road goes on this way: to more road, or off the field. */
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
   * Whole: the road and rails over the water; burning: flames; gone: the river and what is left.
   */
  private void bridge(List<Item> items, int sector, Box box, JsonNode bridge) {
    items.add(ripples(box));
    if (bridge.isInt() && bridge.asInt() == 0) {
      items.add(stumps(box.centre()));
      return;
    }
    items.add(road(sector, box));
    items.add(rails(box, isRoadAhead(sector, Facing.EAST) ? Facing.EAST : Facing.NORTH));
    if (bridge.isInt()) {
      items.add(flames(box.centre(), bridge.asInt()));
    }
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

  private static Item flames(Spot at, int left) {
    Outline flame =
        Outline.polygon(-13, 14, -16, 0, -8, 4, -6, -14, 2, -4, 8, -18, 12, -2, 16, -6, 14, 14);
    Outline placed = flame.at(at, 1.3);
    return new Item.Group(
        "fire",
        Text.of("bridge on fire, burns to the end of %d more turns", left),
        List.of(
            new Item.Line(placed, Pen.of(Tone.PAPER, 4)),
            new Item.Fill(placed, Tone.ATTACK),
            new Item.Label(
                Integer.toString(left),
                at.plus(0, 15),
                new Lettering(20, Weight.BOLD, Anchor.MIDDLE, Tone.PAPER))));
  }

  private static Item contours(Box box) {
    double x = box.centre().x();
    double y = box.centre().y();
    Outline lines =
        Outline.line(x - 34, y + 24, x - 20, y - 6, x, y - 22, x + 20, y - 6, x + 34, y + 24)
            .and(Outline.line(x - 18, y + 26, x - 8, y + 6, x, y, x + 8, y + 6, x + 18, y + 26));
    return new Item.Line(lines, Pen.of(Tone.HILL_MARK, 3));
  }

  private static Item house(Box box) {
    double x = box.centre().x();
    double y = box.centre().y();
    Outline walls =
        Outline.polygon(x - 28, y + 30, x - 28, y - 4, x, y - 30, x + 28, y - 4, x + 28, y + 30);
    return new Item.Fill(walls, new Ink(Tone.BUILDING, 0.75));
  }
}
