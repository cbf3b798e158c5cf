package org.wardiary.reports.game.recorded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Symbol;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Colour;
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
 * A counter of a recorded game: id above, symbol, ratings below; a dot for each step, a badge for
 * each state.
 *
 * @param livery the livery of its side
 * @param symbol the symbol of its kind
 * @param id the word that records use
 * @param ratings its ratings as counters print them, e.g. {@code 4-3}; may be empty
 * @param steps how many steps it has at full strength
 * @param states its states: words and values
 */
record RecordedCounter(
    Livery livery,
    Symbol symbol,
    String id,
    String ratings,
    int steps,
    Map<String, String> states) {

  private static final String STEP = "step";
  private static final int MOST_STEPS = 6;
  private static final int MOST_BADGES = 3;

  /** The counter in a place, edge included. */
  List<Item> draw(Box place) {
    double edge = 0.05 * place.height();
    Box box = place.inset(edge / 2);
    double h = place.height();
    boolean rated = !ratings.isEmpty() && h > 30;
    List<Item> items = new ArrayList<>();
    items.add(new Item.Fill(livery.outline(box), livery.fill()));
    items.add(new Item.Line(livery.outline(box), Pen.of(livery.edge(), edge)));
    boolean known = symbol != Symbol.BLANK;
    double above = !known && !rated ? 0.5 * h + 0.13 * h : 0.27 * h;
    items.add(text(id, place, above, known || rated ? 0.24 * h : 0.36 * h));
    if (known) {
      Box field =
          new Box(
              place.x() + 0.2 * place.width(),
              place.y() + 0.33 * h,
              0.6 * place.width(),
              (rated ? 0.34 : 0.54) * h);
      items.addAll(symbol.draw(field, livery.ink()));
    }
    if (rated) {
      items.add(text(ratings, place, 0.93 * h, known ? 0.25 * h : 0.36 * h));
    }
    items.addAll(steps(place));
    items.addAll(badges(place));
    return List.of(new Item.Group(Item.UPRIGHT, "", items));
  }

  private Item text(String text, Box place, double base, double wanted) {
    double corner = livery.cut() * Math.min(place.width(), place.height());
    double room = place.width() - 0.1 * place.height() - corner;
    double size = Labels.shrink(text, Weight.BOLD, wanted, room);
    Spot at = new Spot(place.centre().x(), place.y() + base);
    return new Item.Label(text, at, new Lettering(size, Weight.BOLD, Anchor.MIDDLE, livery.ink()));
  }

  /** A dot for each step, hollow for one that is lost. */
  private List<Item> steps(Box place) {
    List<Item> items = new ArrayList<>();
    if (steps < 2 || steps > MOST_STEPS) {
      return items;
    }
    String value = states.getOrDefault(STEP, "");
    int left = value.matches("[0-9]{1,2}") ? Integer.parseInt(value) : steps;
    double radius = 0.045 * place.height();
    for (int step = 0; step < steps; step++) {
      Spot at =
          new Spot(
              place.right() - 0.1 * place.width(),
              place.y() + 0.62 * place.height() - 2.6 * radius * step);
      Outline dot = Outline.circle(at, radius);
      items.add(
          step < left
              ? new Item.Fill(dot, livery.ink())
              : new Item.Line(dot, Pen.of(livery.ink(), 0.4 * radius)));
    }
    return items;
  }

  /** The beginnings of the words of states, or their values, at the upper right corner. */
  private List<Item> badges(Box place) {
    List<String> texts = new ArrayList<>();
    states.forEach(
        (word, value) -> {
          if (!word.equals(STEP) || steps < 2) {
            texts.add(badge(word, value));
          }
        });
    List<Item> items = new ArrayList<>();
    double radius = 0.19 * Math.min(place.height(), place.width());
    for (int i = 0; i < Math.min(texts.size(), MOST_BADGES); i++) {
      String text = i == MOST_BADGES - 1 && texts.size() > MOST_BADGES ? "…" : texts.get(i);
      Spot at = new Spot(place.right() - 0.5 * radius, place.y() + radius * (0.6 + 1.9 * i));
      items.addAll(badge(text, at, radius, Tone.ATTACK));
    }
    return items;
  }

  /** What a badge says of a state: the value if it is short, else the first letter of the word. */
  private static String badge(String word, String value) {
    String first = word.substring(0, word.offsetByCodePoints(0, 1)).toUpperCase(Locale.ROOT);
    return value.isEmpty() || value.length() > 2 ? first : Text.of("%s%s", first, value);
  }

  /** A round badge with a short text. */
  static List<Item> badge(String text, Spot at, double radius, Colour colour) {
    double size = Labels.shrink(text, Weight.BOLD, 1.35 * radius, 1.6 * radius);
    Lettering lettering = new Lettering(size, Weight.BOLD, Anchor.MIDDLE, Tone.INK);
    return List.of(
        new Item.Fill(Outline.circle(at, radius), Tone.PAPER),
        new Item.Line(Outline.circle(at, 0.9 * radius), Pen.of(colour, 0.2 * radius)),
        new Item.Label(text, at.plus(0, 0.36 * size), lettering));
  }
}
