package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * What the symbols and marks of a picture mean. It is the same for every position of a game, so
 * that all its pictures have the same size and it reveals nothing that is hidden.
 *
 * @param entries in the order in which they are drawn, in rows from left to right
 */
public record Legend(List<Entry> entries) {

  /** The livery of neither side, for explaining symbols and marks. */
  public static final Livery NEUTRAL = new Livery(Tone.PANEL, Tone.FAINT, Tone.INK, 0);

  private static final double ROW = 40;
  private static final double SWATCH_WIDTH = 44;
  private static final double SWATCH_HEIGHT = 30;
  private static final double GAP = 8;
  private static final double BETWEEN = 22;
  private static final double SIZE = 18;

  /** Copies the list. */
  public Legend {
    entries = List.copyOf(entries);
  }

  /** Draws an example of a symbol or mark in a small box. */
  @FunctionalInterface
  public interface Swatch {
    /** The example, within the box. */
    List<Item> draw(Box place);
  }

  /**
   * A symbol or mark and its meaning.
   *
   * @param text the meaning, a few words
   * @param swatch the example
   */
  public record Entry(String text, Swatch swatch) {

    /** A kind of unit. */
    public static Entry kind(String name, Symbol symbol) {
      return new Entry(name, place -> symbol.draw(place.inset(3), Tone.INK));
    }

    /** An arrow. */
    public static Entry arrow(String text, Sort sort) {
      return new Entry(
          text,
          place -> {
            double y = place.centre().y();
            Spot from = new Spot(place.x() + 2, y);
            return List.of(Arrow.straight(from, new Spot(place.right() - 2, y), sort).draw(ARROWS));
          });
    }

    /** A text written on a counter or beside it. */
    public static Entry text(String text, String example) {
      Lettering lettering = new Lettering(SIZE - 2, Weight.BOLD, Anchor.MIDDLE, Tone.INK);
      return new Entry(
          text, place -> List.of(new Item.Label(example, place.centre().plus(0, 6), lettering)));
    }

    /** A mark on a counter. */
    public static Entry counter(String text, Counter.Mark mark) {
      return new Entry(
          text, place -> new Counter(NEUTRAL, Symbol.BLANK, "", Set.of(mark)).draw(place.inset(3)));
    }

    /** Where a unit was lost. */
    public static Entry lost() {
      return new Entry(
          "lost",
          place -> {
            Box small = Box.around(place.centre(), Fallen.WIDTH, Fallen.HEIGHT);
            return List.of(Marks.fallen("", NEUTRAL, Symbol.BLANK, small));
          });
    }

    private static final double ARROWS = 0.75;

    private double width() {
      return SWATCH_WIDTH + GAP + Fonts.width(text, Weight.REGULAR, SIZE);
    }
  }

  /** The kinds of units of a game, each with its symbol, by their letters. */
  public static List<Entry> kinds(String game) {
    KindSymbols kinds = KindSymbols.of(game);
    return kinds.letters().stream()
        .map(letter -> Entry.kind(kinds.name(letter), kinds.symbol(letter)))
        .toList();
  }

  /** Its height at a given width; 0 without entries. */
  double height(double width) {
    return entries.isEmpty() ? 0 : places(new Spot(0, 0), width).get(entries.size() - 1).y() + ROW;
  }

  /** The legend, with its upper left corner at a point. */
  Item draw(Spot corner, double width) {
    List<Item> items = new ArrayList<>();
    List<Spot> places = places(corner, width);
    Lettering lettering = new Lettering(SIZE, Weight.REGULAR, Anchor.START, Tone.INK);
    for (int i = 0; i < entries.size(); i++) {
      Spot at = places.get(i);
      double middle = at.y() + ROW / 2;
      Box swatch = new Box(at.x(), middle - SWATCH_HEIGHT / 2, SWATCH_WIDTH, SWATCH_HEIGHT);
      List<Item> entry = new ArrayList<>();
      ungrouped(entries.get(i).swatch().draw(swatch), entry);
      Spot text = new Spot(swatch.right() + GAP, middle + Fonts.CAP_HEIGHT * SIZE / 2);
      entry.add(new Item.Label(entries.get(i).text(), text, lettering));
      items.add(new Item.Group("entry", "", entry));
    }
    return new Item.Group("legend", "", items);
  }

  /**
   * Unpacks groups: an example must not have a name that is read out as if it were the thing
   * itself.
   */
  private static void ungrouped(List<Item> items, List<Item> out) {
    for (Item item : items) {
      if (item instanceof Item.Group group) {
        ungrouped(group.items(), out);
      } else {
        out.add(item);
      }
    }
  }

  private List<Spot> places(Spot corner, double width) {
    List<Spot> places = new ArrayList<>();
    Spot at = corner;
    for (Entry entry : entries) {
      if (at.x() > corner.x() && at.x() + entry.width() > corner.x() + width) {
        at = new Spot(corner.x(), at.y() + ROW);
      }
      places.add(at);
      at = at.plus(entry.width() + BETWEEN, 0);
    }
    return places;
  }
}
