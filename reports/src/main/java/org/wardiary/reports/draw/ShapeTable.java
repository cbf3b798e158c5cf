package org.wardiary.reports.draw;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.text.Text;

/**
 * Items as data, for a viewer that draws many scenes that differ little: each shape is held once,
 * as JSON text, wherever it stands. Coordinates in a shape are relative to its first point; a group
 * refers to shapes by their numbers, so a shape that several groups share is held once. Not
 * thread-safe.
 *
 * <ul>
 *   <li>{@code ["f",path,colour,opacity]}: a filled path
 *   <li>{@code ["l",path,colour,opacity,width,dash…]}: a drawn path
 *   <li>{@code ["t",text,size,bold,anchor,colour,width]}: a text on its base line; bold 0 or 1;
 *       anchor 0 start, 1 middle, 2 end
 *   <li>{@code ["i",uri,width,height,x,y,partWidth,partHeight,shownWidth,shownHeight]}: a part of a
 *       picture, in pixels, and the size in which it is shown
 *   <li>{@code ["g",kind,name,centreX,centreY,shape,x,y,…]}: a group, three values for each thing
 *       in it; the centre is that of the area it covers
 * </ul>
 */
public final class ShapeTable {

  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  /**
   * A shape and where it stands.
   *
   * @param shape its number in {@link #shapes}
   * @param x of its first point
   * @param y of its first point
   */
  public record Placed(int shape, double x, double y) {

    /** The three as JSON writes them, separated by commas. */
    public String json() {
      return shape + "," + Numbers.plain(x) + "," + Numbers.plain(y);
    }
  }

  /** An item as a shape and its place; the shape is added to the table if it is new. */
  public Placed place(Item item) {
    Spot at = origin(item);
    StringBuilder json = new StringBuilder();
    if (item instanceof Item.Fill fill) {
      json.append("[\"f\",\"").append(path(fill.outline(), at)).append("\",");
      ink(json, fill.ink());
    } else if (item instanceof Item.Line line) {
      json.append("[\"l\",\"").append(path(line.outline(), at)).append("\",");
      ink(json, line.pen().ink());
      json.append(',').append(Numbers.plain(line.pen().width()));
      line.pen().dash().forEach(length -> json.append(',').append(Numbers.plain(length)));
    } else if (item instanceof Item.Label label) {
      label(json, label);
    } else if (item instanceof Item.Image image) {
      image(json, image);
    } else if (item instanceof Item.Group group) {
      group(json, group, at);
    }
    return new Placed(number(json.append(']').toString()), at.x(), at.y());
  }

  /** All shapes so far as JSON texts, by number. */
  public List<String> shapes() {
    return new ArrayList<>(numbers.keySet());
  }

  private int number(String json) {
    Integer known = numbers.putIfAbsent(json, numbers.size());
    return known == null ? numbers.size() - 1 : known;
  }

  private static Spot origin(Item item) {
    if (item instanceof Item.Fill fill) {
      return fill.outline().first();
    }
    if (item instanceof Item.Line line) {
      return line.outline().first();
    }
    if (item instanceof Item.Label label) {
      return round(label.at());
    }
    if (item instanceof Item.Image image) {
      return new Spot(image.bounds().x(), image.bounds().y());
    }
    List<Item> inner = ((Item.Group) item).items();
    return inner.isEmpty() ? new Spot(0, 0) : origin(inner.get(0));
  }

  private static Spot round(Spot spot) {
    return new Spot(Math.round(spot.x() * 100) / 100.0, Math.round(spot.y() * 100) / 100.0);
  }

  private static String path(Outline outline, Spot at) {
    return outline.svg(at);
  }

  private static void ink(StringBuilder json, Ink ink) {
    json.append('"').append(ink.colour().word()).append("\",");
    json.append(Numbers.plain(ink.opacity()));
  }

  private static void label(StringBuilder json, Item.Label label) {
    Item.Lettering lettering = label.lettering();
    json.append("[\"t\",").append(text(label.text()));
    json.append(',').append(Numbers.plain(lettering.size()));
    json.append(lettering.weight() == Fonts.Weight.BOLD ? ",1," : ",0,");
    json.append(lettering.anchor().ordinal()).append(",\"");
    json.append(lettering.colour().word()).append("\",");
    json.append(Numbers.plain(label.width()));
  }

  private static void image(StringBuilder json, Item.Image image) {
    json.append("[\"i\",").append(text(image.uri()));
    json.append(',').append(image.width()).append(',').append(image.height()).append(',');
    json.append(String.join(",", Numbers.plain(image.source())));
    json.append(',').append(Numbers.plain(image.bounds().width()));
    json.append(',').append(Numbers.plain(image.bounds().height()));
  }

  private void group(StringBuilder json, Item.Group group, Spot at) {
    Spot centre = group.bounds().centre();
    json.append("[\"g\",").append(text(group.kind())).append(',');
    json.append(text(Labels.clean(group.name())));
    json.append(',').append(Numbers.plain(centre.x() - at.x()));
    json.append(',').append(Numbers.plain(centre.y() - at.y()));
    for (Item item : group.items()) {
      Placed inner = place(item);
      json.append(',');
      json.append(new Placed(inner.shape(), inner.x() - at.x(), inner.y() - at.y()).json());
    }
  }

  /** A JSON string; labels hold no control characters. */
  private static String text(String text) {
    return Text.of("\"%s\"", text.replace("\\", "\\\\").replace("\"", "\\\""));
  }
}
