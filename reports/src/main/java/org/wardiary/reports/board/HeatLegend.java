package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Labels;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/** Draws the title above and the legend below a board that shows {@link Heat}, and its spaces. */
public final class HeatLegend {

  private static final double MARGIN = 18;
  private static final double TITLE = 52;
  private static final double LEGEND = 56;
  private static final double SIZE = 22;
  private static final double STEP = 34;

  /** A long title is shrunk to no less than this size before it is cut. */
  private static final double SMALLEST = 13;

  private HeatLegend() {}

  /** Where in the picture a board of a width and height is to be drawn. */
  public static Box place(double width, double height) {
    return new Box(MARGIN, TITLE, width, height);
  }

  /** The picture: title, board drawn in its place, legend. */
  public static Scene around(Heat heat, Box place, List<Item> board) {
    List<Item> items = new ArrayList<>(board);
    double wanted = Labels.shrink(heat.title(), Weight.BOLD, SIZE + 2, place.width());
    double size = Math.max(SMALLEST, wanted);
    items.add(
        new Item.Label(
            Labels.fit(heat.title(), Weight.BOLD, size, place.width()),
            new Spot(place.x(), 36),
            new Lettering(size, Weight.BOLD, Anchor.START, Tone.INK)));
    items.add(new Item.Group("legend", "", legend(heat, place)));
    return new Scene(
        place.width() + 2 * MARGIN, place.bottom() + LEGEND + MARGIN, heat.title(), items);
  }

  private static List<Item> legend(Heat heat, Box place) {
    List<Item> items = new ArrayList<>();
    double top = place.bottom() + 22;
    double baseLine = top + 0.5 * STEP + 0.36 * SIZE;
    double x = place.x();
    x = text(items, heat.scale().leastText(), new Spot(x, baseLine)) + 10;
    for (Tone level : heat.scale().levels()) {
      Box step = new Box(x, top, STEP, STEP);
      items.add(new Item.Fill(Outline.rect(step), level));
      items.add(new Item.Line(Outline.rect(step), Pen.of(Tone.LINE, 1.5)));
      x += STEP;
    }
    x = text(items, heat.scale().mostText(), new Spot(x + 10, baseLine)) + 14;
    double noneAt = place.right() - Fonts.width("no value", Weight.REGULAR, SIZE);
    text(items, "no value", new Spot(noneAt, baseLine));
    Box none = new Box(noneAt - 10 - STEP, top, STEP, STEP);
    items.addAll(hatched(Outline.rect(none), none));
    items.add(new Item.Line(Outline.rect(none), Pen.of(Tone.LINE, 1.5)));
    text(
        items,
        Labels.fit(heat.unit(), Weight.REGULAR, SIZE, Math.max(0, none.x() - 14 - x)),
        new Spot(x, baseLine));
    return items;
  }

  private static double text(List<Item> items, String text, Spot at) {
    Item.Label label =
        new Item.Label(text, at, new Lettering(SIZE, Weight.REGULAR, Anchor.START, Tone.INK));
    items.add(label);
    return at.x() + label.width();
  }

  /**
   * A space in the colour of its value, with value and note in the middle; hatched if it has none.
   *
   * @param code the space's code
   * @param outline the space
   * @param space the rectangle around it
   */
  public static List<Item> paint(Heat heat, String code, Outline outline, Box space) {
    return heat.of(code)
        .map(reading -> paint(reading, heat.scale().level(reading.value()), outline, space))
        .orElseGet(() -> hatched(outline, space));
  }

  private static List<Item> paint(Heat.Reading reading, Tone level, Outline outline, Box space) {
    Tone ink = level.textOnLevel();
    List<Item> items = new ArrayList<>();
    items.add(new Item.Fill(outline, level));
    double size = Math.min(28, 0.3 * Math.min(space.width(), space.height()));
    Spot centre = space.centre();
    items.add(middle(reading.text(), centre.plus(0, 0.5 * size), size, Weight.BOLD, ink, space));
    if (!reading.note().isEmpty()) {
      double small = 0.66 * size;
      items.add(
          middle(reading.note(), centre.plus(0, 1.4 * size), small, Weight.REGULAR, ink, space));
    }
    return items;
  }

  private static Item middle(
      String text, Spot at, double size, Weight weight, Tone ink, Box space) {
    String fitted = Labels.fit(text, weight, size, 0.96 * space.width());
    return new Item.Label(fitted, at, new Lettering(size, weight, Anchor.MIDDLE, ink));
  }

  private static List<Item> hatched(Outline outline, Box box) {
    List<Item> items = new ArrayList<>();
    items.add(new Item.Fill(outline, Tone.PAPER));
    Pen pen = new Pen(new Ink(Tone.LINE, 0.7), 1.2, List.of());
    double gap = 12;
    for (double d = gap; d < box.width() + box.height(); d += gap) {
      double x1 = Math.min(d, box.width());
      double y1 = d - x1;
      double y2 = Math.min(d, box.height());
      double x2 = d - y2;
      items.add(
          new Item.Line(Outline.line(box.x() + x1, box.y() + y1, box.x() + x2, box.y() + y2), pen));
    }
    return items;
  }
}
