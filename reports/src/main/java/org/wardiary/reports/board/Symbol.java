package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Colour;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;

/**
 * A kind's symbol, in a field from (-1, -0.7) to (1, 0.7).
 *
 * @param lines what is drawn
 * @param solids what is filled
 */
public record Symbol(List<Outline> lines, List<Outline> solids) {

  /** The bare frame. */
  public static final Symbol BLANK = new Symbol(List.of(), List.of());

  /** Half the height of the field; half the width is 1. */
  public static final double HALF_HEIGHT = 0.7;

  /** Copies the lists. */
  public Symbol {
    lines = List.copyOf(lines);
    solids = List.copyOf(solids);
  }

  /**
   * The symbol in its frame.
   *
   * @param box where it is drawn; the symbol keeps its proportions and is centred
   * @param ink its colour
   */
  public List<Item> draw(Box box, Colour ink) {
    double scale = Math.min(box.width() / 2, box.height() / 2 / HALF_HEIGHT);
    Spot centre = box.centre();
    Pen pen = Pen.of(ink, 0.15 * scale);
    List<Item> items = new ArrayList<>();
    items.add(new Item.Line(frame().at(centre, scale), pen));
    lines.forEach(line -> items.add(new Item.Line(line.at(centre, scale), pen)));
    solids.forEach(solid -> items.add(new Item.Fill(solid.at(centre, scale), ink)));
    return items;
  }

  private static Outline frame() {
    return Outline.rect(new Box(-1, -HALF_HEIGHT, 2, 2 * HALF_HEIGHT));
  }
}
