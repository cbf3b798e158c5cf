package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.Terrain;
import org.wardiary.reports.board.FramedPicture;
import org.wardiary.reports.board.Marks;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Tone;

/** Draws the sectors of Wargaming on the Square without units. */
final class OnTheSquareGround {

  private final OnTheSquareMap map;
  private final OnTheSquareRoads roads;

  OnTheSquareGround(OnTheSquareMap map) {
    this.map = map;
    this.roads = new OnTheSquareRoads(map);
  }

  /**
   * A sector's ground.
   *
   * @param bridge the position's entry for a bridge on it; a missing node if there is none
   */
  List<Item> draw(String code, Box box, JsonNode bridge) {
    int sector = Sector.of(code);
    Terrain terrain = map.terrain(sector);
    List<Item> items = new ArrayList<>();
    items.add(new Item.Fill(Outline.rect(box), tone(terrain)));
    switch (terrain) {
      case RIVER -> items.add(ripples(box));
      case BRIDGE -> {
        items.add(ripples(box));
        items.addAll(roads.bridge(sector, box, bridge));
      }
      case ROAD -> items.add(roads.road(sector, box));
      case HILL -> items.add(upright(contours(box)));
      case WOODS ->
          items.add(
              upright(new Item.Fill(Marks.firs(box, 30, 8, 24), new Ink(Tone.FOREST_MARK, 0.6))));
      case HOUSE -> items.add(upright(house(box)));
      case PLAIN -> {}
    }
    items.add(FramedPicture.border(box, 1));
    return items;
  }

  private static Item upright(Item item) {
    return new Item.Group(Item.UPRIGHT, "", List.of(item));
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
