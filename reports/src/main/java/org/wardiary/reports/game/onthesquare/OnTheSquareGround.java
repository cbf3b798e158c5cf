package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.text.Text;
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
  private static final double CODE_SIZE = 13;
  private static final double[] DX = {0, 1, 0, -1};
  private static final double[] DY = {-1, 0, 1, 0};

  private OnTheSquareGround() {}

  /**
   * A sector's ground.
   *
   * @param bridge what the position says of its bridge; missing where there is none
   */
  static List<Item> draw(OnTheSquareMap map, String code, JsonNode bridge) {
    Box box = map.box(code);
    List<Item> items = new ArrayList<>();
    items.add(new Item.Fill(Outline.rect(box), ground(map.terrain(code))));
    switch (map.terrain(code)) {
      case '~' -> items.add(ripples(box));
      case '=' -> bridge(items, map, code, bridge);
      case '+' -> items.add(road(map, code));
      case '^' -> items.add(contours(box));
      case 'w' -> items.add(new Item.Fill(trees(box), new Ink(Tone.FOREST_MARK, 0.6)));
      case 'h' -> items.add(house(box));
      default -> {}
    }
    items.add(new Item.Line(Outline.rect(box), Pen.of(Tone.LINE, 1)));
    return items;
  }

  private static Tone ground(char terrain) {
    return switch (terrain) {
      case '~', '=' -> Tone.WATER;
      case '^' -> Tone.HILL;
      case 'w' -> Tone.FOREST;
      default -> Tone.CLEAR;
    };
  }

  /** A sector's code in its upper left corner. */
  static Item code(String code, Box box, Tone ink) {
    Spot at = new Spot(box.x() + 4, box.y() + 3 + 0.8 * CODE_SIZE);
    return new Item.Label(code, at, new Lettering(CODE_SIZE, Weight.REGULAR, Anchor.START, ink));
  }

  /** The border around the four sectors of the centre, drawn over their ground. */
  static Item centre(OnTheSquareMap map) {
    Box all = map.box("f7").with(map.box("g6"));
    return new Item.Line(Outline.rect(all), Pen.of(Tone.HIGHLIGHT, 5).dashed(14.0, 7.0));
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
  private static Item road(OnTheSquareMap map, String code) {
    Box box = map.box(code);
    Spot centre = box.centre();
    Outline strips = Outline.rect(Box.around(centre, ROAD, ROAD));
    for (int way = 0; way < DX.length; way++) {
      if (leads(map, code, way)) {
        strips = strips.and(Outline.rect(strip(box, way)));
      }
    }
    return new Item.Fill(strips, Tone.ROAD);
  }

  /** Whether a road goes on this way: to more road, or off the field. */
  private static boolean leads(OnTheSquareMap map, String code, int way) {
    String next = OnTheSquareMap.neighbour(code, way);
    boolean behind = map.road(OnTheSquareMap.neighbour(code, (way + 2) % DX.length));
    return map.road(next) || !map.holds(next) && behind;
  }

  private static Box strip(Box box, int way) {
    double half = box.width() / 2;
    Spot middle = box.centre().plus(DX[way] * half / 2, DY[way] * half / 2);
    boolean across = DX[way] != 0;
    return Box.around(middle, across ? half : ROAD, across ? ROAD : half);
  }

  /**
   * Whole: the road and rails over the water; burning: flames; gone: the river and what is left.
   */
  private static void bridge(List<Item> items, OnTheSquareMap map, String code, JsonNode bridge) {
    Box box = map.box(code);
    items.add(ripples(box));
    if (bridge.isInt() && bridge.asInt() == 0) {
      double y = box.centre().y();
      Outline stumps =
          Outline.line(box.centre().x() - 15, y - 30, box.centre().x() - 15, y - 42)
              .and(Outline.line(box.centre().x() + 15, y + 42, box.centre().x() + 15, y + 30));
      items.add(new Item.Line(stumps, Pen.of(Tone.BUILDING, 6)));
      return;
    }
    items.add(road(map, code));
    boolean across = map.road(OnTheSquareMap.neighbour(code, 1));
    double reach = box.width() / 2;
    Spot centre = box.centre();
    Outline rails =
        across
            ? Outline.line(box.x(), centre.y() - 18, box.right(), centre.y() - 18)
                .and(Outline.line(box.x(), centre.y() + 18, box.right(), centre.y() + 18))
            : Outline.line(centre.x() - 18, box.y(), centre.x() - 18, box.y() + 2 * reach)
                .and(Outline.line(centre.x() + 18, box.y(), centre.x() + 18, box.bottom()));
    items.add(new Item.Line(rails, Pen.of(Tone.BUILDING, 5)));
    if (bridge.isInt()) {
      items.add(flames(centre, bridge.asInt()));
    }
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

  /** Small firs in rows, every second row shifted. */
  private static Outline trees(Box box) {
    Optional<Outline> all = Optional.empty();
    int row = 0;
    for (double y = box.y() + 20; y < box.bottom() - 8; y += 24) {
      double shift = row++ % 2 == 0 ? 14 : 27;
      for (double x = box.x() + shift; x < box.right() - 9; x += 26) {
        Outline tree =
            Outline.polygon(
                x, y - 9, x + 6, y + 4, x + 1, y + 4, x + 1, y + 8, x - 1, y + 8, x - 1, y + 4,
                x - 6, y + 4);
        all = Optional.of(all.map(trees -> trees.and(tree)).orElse(tree));
      }
    }
    return all.orElse(Outline.line(box.x(), box.y()));
  }
}
