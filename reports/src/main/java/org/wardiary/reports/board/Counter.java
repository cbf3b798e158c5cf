package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Labels;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * A unit's counter: symbol above, text below, marks on it.
 *
 * @param livery the livery of its side
 * @param symbol the symbol of its kind
 * @param text below the symbol, e.g. its id; if empty the symbol fills the counter
 * @param marks what else is drawn on it
 */
public record Counter(Livery livery, Symbol symbol, String text, Set<Mark> marks) {

  /** What is marked on a counter. */
  public enum Mark {
    /** May not act: a snow crystal. */
    FROZEN,
    /** Asked about: a bright ring. */
    ASKED
  }

  /** Copies the set. */
  public Counter {
    marks =
        marks.isEmpty() ? Set.of() : java.util.Collections.unmodifiableSet(EnumSet.copyOf(marks));
  }

  /** The counter in a place, edge included. */
  public List<Item> draw(Box place) {
    double edge = 0.055 * place.height();
    Box box = place.inset(edge / 2);
    List<Item> items = new ArrayList<>();
    if (marks.contains(Mark.ASKED)) {
      items.add(
          new Item.Line(livery.outline(place.inset(-edge)), Pen.of(Tone.HIGHLIGHT, 2 * edge)));
    }
    items.add(new Item.Fill(livery.outline(box), livery.fill()));
    items.add(new Item.Line(livery.outline(box), Pen.of(livery.edge(), edge)));
    items.addAll(symbol.draw(field(place), livery.ink()));
    if (!text.isEmpty()) {
      items.add(label(place));
    }
    if (marks.contains(Mark.FROZEN)) {
      items.addAll(crystal(place));
    }
    return List.of(new Item.Group(Item.UPRIGHT, "", items));
  }

  private Box field(Box place) {
    double height = place.height();
    if (text.isEmpty()) {
      return Box.around(place.centre(), 0.72 * place.width(), 0.66 * height);
    }
    double side = 0.15 * place.width();
    return new Box(
        place.x() + side, place.y() + 0.12 * height, place.width() - 2 * side, 0.46 * height);
  }

  private Item.Label label(Box place) {
    double base = 0.09 * place.height();
    double room = 0.98 * livery.width(place, base) - 0.11 * place.height();
    double wanted = Math.min(0.34 * place.height(), 0.42 * place.width());
    // never cut, since it tells units apart by its last characters
    double size = Labels.shrink(text, Weight.BOLD, wanted, room);
    Spot at = new Spot(place.centre().x(), place.bottom() - base);
    return new Item.Label(text, at, new Lettering(size, Weight.BOLD, Anchor.MIDDLE, livery.ink()));
  }

  private static List<Item> crystal(Box place) {
    double radius = 0.21 * Math.min(place.height(), place.width());
    Spot centre = new Spot(place.right() - 0.6 * radius, place.y() + 0.6 * radius);
    Outline arms = Outline.line(0, -1, 0, 1);
    Outline star = arms.and(arms.turned(60)).and(arms.turned(120));
    return List.of(
        new Item.Fill(Outline.circle(centre, radius), Tone.PAPER),
        new Item.Line(Outline.circle(centre, radius), Pen.of(Tone.FROZEN, 0.2 * radius)),
        new Item.Line(star.at(centre, 0.68 * radius), Pen.of(Tone.FROZEN, 0.24 * radius)));
  }
}
