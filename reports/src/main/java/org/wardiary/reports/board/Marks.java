package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/** Marks on boards that several games use. */
public final class Marks {

  private Marks() {}

  /**
   * A unit that was lost: its counter, small, with a cross over it.
   *
   * @param name which unit, and where
   * @param place of the counter
   */
  public static Item fallen(String name, Livery livery, Symbol symbol, Box place) {
    List<Item> items = new ArrayList<>(new Counter(livery, symbol, "", Set.of()).draw(place));
    items.add(cross(place.centre(), 0.62 * place.height()));
    return new Item.Group("lost", name, items);
  }

  /**
   * Small firs in rows, every second row shifted.
   *
   * @param box the space
   * @param top how far the first row is from the upper border
   * @param bottom least distance of the last row from the lower border
   * @param step from row to row
   */
  public static Outline firs(Box box, double top, double bottom, double step) {
    List<Outline> firs = new ArrayList<>();
    int row = 0;
    for (double y = box.y() + top; y < box.bottom() - bottom; y += step) {
      double shift = row++ % 2 == 0 ? 14 : 27;
      for (double x = box.x() + shift; x < box.right() - 9; x += 26) {
        firs.add(fir(new Spot(x, y)));
      }
    }
    return firs.stream().reduce(Outline::and).orElse(Outline.line(box.x(), box.y()));
  }

  private static Item cross(Spot centre, double size) {
    Outline cross = Outline.line(-1, -1, 1, 1).and(Outline.line(-1, 1, 1, -1)).at(centre, size);
    return new Item.Group(
        "cross",
        "",
        List.of(
            new Item.Line(cross, new Pen(new Ink(Tone.PAPER, 0.8), 0.5 * size, List.of())),
            new Item.Line(cross, Pen.of(Tone.ATTACK, 0.3 * size))));
  }

  /** Two houses, with the lower left corner of the left one at a point. */
  public static Outline houses(Spot corner) {
    double x = corner.x();
    double y = corner.y();
    return Outline.polygon(x, y, x, y - 6, x + 4, y - 10, x + 8, y - 6, x + 8, y)
        .and(Outline.polygon(x + 9, y, x + 9, y - 9, x + 14, y - 14, x + 19, y - 9, x + 19, y));
  }

  /** A small fir around a point. */
  public static Outline fir(Spot middle) {
    double x = middle.x();
    double y = middle.y();
    return Outline.polygon(
        x, y - 9, x + 6, y + 4, x + 1, y + 4, x + 1, y + 8, x - 1, y + 8, x - 1, y + 4, x - 6,
        y + 4);
  }
}
