package org.wardiary.reports.game.recorded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wardiary.events.game.recorded.file.Edge;
import org.wardiary.events.game.recorded.file.Terrain;
import org.wardiary.reports.board.Marks;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Colour;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Rgb;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/** How terrain and edges look: by the colour that the file gives, else by their names. */
final class Terrains {

  /** Words of names, and what they look like. */
  private enum Look {
    WOOD(Tone.FOREST, Tone.FOREST_MARK, "wood", "forest", "jungle", "grove", "orchard"),
    TOWN(Tone.RESERVE, Tone.BUILDING, "town", "city", "village", "urban", "hamlet", "fort"),
    HILL(
        Tone.HILL,
        Tone.HILL_MARK,
        "hill",
        "rough",
        "mountain",
        "height",
        "ridge",
        "crest",
        "slope"),
    WATER(
        Tone.WATER,
        Tone.WATER_MARK,
        "water",
        "sea",
        "lake",
        "river",
        "ocean",
        "stream",
        "canal",
        "coast",
        "brook",
        "creek",
        "swamp",
        "marsh",
        "ford"),
    ROAD(Tone.ROAD, Tone.ROAD, "road", "bridge", "path", "trail", "rail"),
    CLEAR(Tone.CLEAR, Tone.LINE);

    private final Tone ground;
    private final Tone mark;
    private final List<String> words;

    Look(Tone ground, Tone mark, String... words) {
      this.ground = ground;
      this.mark = mark;
      this.words = List.of(words);
    }

    private static Look of(String name) {
      String lower = name.toLowerCase(Locale.ROOT);
      for (Look look : values()) {
        if (look.words.stream().anyMatch(lower::contains)) {
          return look;
        }
      }
      return CLEAR;
    }
  }

  private Terrains() {}

  /** The colour of a space's ground; open ground if the file does not say what it is. */
  static Colour ground(Optional<Terrain> terrain) {
    return terrain
        .map(
            known ->
                known.colour().<Colour>map(Rgb::of).orElseGet(() -> Look.of(known.name()).ground))
        .orElse(Tone.CLEAR);
  }

  /** What can be read on a space's ground. */
  static Colour ink(Optional<Terrain> terrain) {
    return ground(terrain) instanceof Rgb own ? own.ink() : Tone.FAINT;
  }

  /** Trees, houses, contours, ripples, around the middle of a space, which counters cover. */
  static List<Item> marks(Optional<Terrain> terrain, Box box) {
    if (terrain.isEmpty()) {
      return List.of();
    }
    Look look = Look.of(terrain.get().name());
    Colour colour = terrain.get().colour().<Colour>map(c -> Rgb.of(c).deep(0.3)).orElse(look.mark);
    Spot middle = box.centre();
    return switch (look) {
      case WOOD -> List.of(new Item.Fill(trees(middle, box), colour));
      case TOWN -> List.of(new Item.Fill(Marks.houses(middle.plus(-9, 14)), colour));
      case HILL -> List.of(new Item.Line(contour(middle), Pen.of(colour, 2)));
      case WATER -> List.of(new Item.Line(ripples(middle), Pen.of(colour, 2)));
      default -> List.of();
    };
  }

  private static Outline trees(Spot middle, Box box) {
    List<Outline> trees = new ArrayList<>();
    double across = 0.27 * box.width();
    for (int[] at : new int[][] {{-1, -12}, {1, -12}, {0, 2}, {-1, 20}, {1, 20}, {0, 34}}) {
      trees.add(Marks.fir(middle.plus(at[0] * across, at[1])));
    }
    return trees.stream().reduce(Outline::and).orElseThrow();
  }

  private static Outline contour(Spot at) {
    Outline upper = Outline.curve(at.plus(-26, 12), at.plus(0, -26), at.plus(26, 12));
    return upper.and(Outline.curve(at.plus(-15, 20), at.plus(2, -4), at.plus(17, 20)));
  }

  private static Outline ripples(Spot at) {
    Outline all = Outline.line(at.x(), at.y());
    for (int[] from : new int[][] {{-30, -8}, {2, 6}, {-22, 24}}) {
      Spot a = at.plus(from[0], from[1]);
      all = all.and(Outline.curve(a, a.plus(7, -8), a.plus(14, 0)));
      all = all.and(Outline.curve(a.plus(14, 0), a.plus(21, 8), a.plus(28, 0)));
    }
    return all;
  }

  /** An example of terrain for the legend. */
  static List<Item> swatch(Terrain terrain, Box place) {
    List<Item> items = new ArrayList<>();
    items.add(new Item.Fill(Outline.rect(place), ground(Optional.of(terrain))));
    items.addAll(marks(Optional.of(terrain), place));
    return items;
  }

  /** An example of an edge for the legend. */
  static Item swatch(Edge edge, Box place) {
    double y = place.centre().y();
    return new Item.Line(Outline.line(place.x(), y, place.right(), y), pen(edge));
  }

  /** What an edge is drawn with. */
  static Pen pen(Edge edge) {
    Look look = Look.of(edge.name());
    Colour colour =
        edge.colour()
            .<Colour>map(Rgb::of)
            .orElse(
                look == Look.WATER
                    ? Tone.WATER_MARK
                    : look == Look.CLEAR ? Tone.BUILDING : look.mark);
    Pen pen = new Pen(Ink.of(colour), look == Look.WATER ? 9 : 6, List.of());
    boolean rails = edge.name().toLowerCase(Locale.ROOT).contains("rail");
    return rails ? pen.dashed(10.0, 4.0) : pen;
  }
}
