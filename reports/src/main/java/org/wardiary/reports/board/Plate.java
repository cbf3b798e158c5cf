package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts;
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
 * A side's name plate beside the board.
 *
 * @param livery the side's
 * @param side its name
 * @param player who plays it; may be empty
 * @param lost symbols of the units it has lost, drawn small
 * @param score in words, e.g. {@code losses 7}
 * @param turn whether the side is to decide
 */
public record Plate(
    Livery livery, String side, String player, List<Symbol> lost, String score, Turn turn) {

  /** Whether a side is to decide. */
  public enum Turn {
    /** It is. */
    DECIDES,
    /** It is not. */
    WAITS
  }

  /** Height of a plate. */
  static final double HEIGHT = 46;

  private static final double SIZE = 24;
  private static final double GAP = 12;
  private static final double EMBLEM = 38;
  private static final double SMALL_WIDTH = 34;
  private static final double SMALL_HEIGHT = 26;
  private static final double SMALL_GAP = 3;

  /** All is shrunk to no less than this before a player's name is cut. */
  private static final double SMALLEST = 0.7;

  /** Copies the list. */
  public Plate {
    lost = List.copyOf(lost);
  }

  /** The plate in a place of {@link #HEIGHT}. */
  Item draw(Box place) {
    List<Item> items = new ArrayList<>();
    items.add(new Item.Fill(Outline.round(place, 6), Tone.PANEL));
    if (turn == Turn.DECIDES) {
      items.add(new Item.Line(Outline.round(place.inset(2), 5), Pen.of(Tone.HIGHLIGHT, 4)));
    }
    Box emblem = new Box(place.x() + GAP, place.centre().y() - 14, EMBLEM, 28);
    items.addAll(emblem(emblem));
    double scale = scale(place.right() - emblem.right() - 2 * GAP);
    double right = score(items, place, scale);
    right = lost(items, place, right, scale);
    Box rest = new Box(emblem.right() + GAP, place.y(), right - emblem.right() - 2 * GAP, HEIGHT);
    names(items, rest, scale);
    return new Item.Group("plate", side, items);
  }

  /** The factor by which texts and symbols are drawn smaller, so that they fit into a width. */
  private double scale(double room) {
    double wide =
        Fonts.width(Labels.clean(side), Weight.BOLD, SIZE)
            + Fonts.width(Labels.clean(player), Weight.REGULAR, SIZE - 2)
            + lost.size() * (SMALL_WIDTH + SMALL_GAP)
            + Fonts.width(Labels.clean(score), Weight.BOLD, SIZE);
    double gaps = 2.5 * GAP;
    return Math.max(SMALLEST, Math.min(1, (room - gaps) / wide));
  }

  /** A counter of the side without a symbol. */
  public List<Item> emblem(Box place) {
    return List.of(
        new Item.Fill(livery.outline(place), livery.fill()),
        new Item.Line(livery.outline(place.inset(1.5)), Pen.of(livery.edge(), 3)));
  }

  /** A counter of the side with one of the symbols of what it has lost. */
  public List<Item> counter(Symbol symbol, Box place) {
    return new Counter(livery, symbol, "", Set.of()).draw(place);
  }

  private double score(List<Item> items, Box place, double scale) {
    Spot at = new Spot(place.right() - GAP, baseLine(place));
    Item.Label label =
        new Item.Label(score, at, new Lettering(scale * SIZE, Weight.BOLD, Anchor.END, Tone.INK));
    items.add(label);
    return at.x() - label.width();
  }

  private double lost(List<Item> items, Box place, double right, double scale) {
    double step = scale * (SMALL_WIDTH + SMALL_GAP);
    double left = right - GAP / 2 - lost.size() * step;
    double x = left;
    for (Symbol symbol : lost) {
      Spot middle = new Spot(x + scale * SMALL_WIDTH / 2, place.centre().y());
      items.addAll(counter(symbol, Box.around(middle, scale * SMALL_WIDTH, scale * SMALL_HEIGHT)));
      x += step;
    }
    return left;
  }

  private void names(List<Item> items, Box place, double scale) {
    double size = scale * SIZE;
    String name = Labels.fit(side, Weight.BOLD, size, place.width());
    Spot at = new Spot(place.x(), baseLine(place));
    items.add(new Item.Label(name, at, new Lettering(size, Weight.BOLD, Anchor.START, Tone.INK)));
    double used = Fonts.width(name, Weight.BOLD, size) + GAP;
    double rest = place.width() - used;
    if (rest > 2 * size) {
      double small = scale * (SIZE - 2);
      items.add(
          new Item.Label(
              Labels.fit(player, Weight.REGULAR, small, rest),
              at.plus(used, 0),
              new Lettering(small, Weight.REGULAR, Anchor.START, Tone.FAINT)));
    }
  }

  private static double baseLine(Box place) {
    return place.centre().y() + Fonts.CAP_HEIGHT * SIZE / 2;
  }
}
