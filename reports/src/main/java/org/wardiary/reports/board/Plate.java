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
  private static final double SMALL_WIDTH = 34;
  private static final double SMALL_HEIGHT = 26;

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
    Box emblem = new Box(place.x() + GAP, place.centre().y() - 14, 38, 28);
    items.addAll(emblem(emblem));
    double right = score(items, place);
    right = lost(items, place, right);
    names(
        items, new Box(emblem.right() + GAP, place.y(), right - emblem.right() - 2 * GAP, HEIGHT));
    return new Item.Group("plate", side, items);
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

  private double score(List<Item> items, Box place) {
    Spot at = new Spot(place.right() - GAP, baseLine(place));
    Item.Label label =
        new Item.Label(score, at, new Lettering(SIZE, Weight.BOLD, Anchor.END, Tone.INK));
    items.add(label);
    return at.x() - label.width();
  }

  private double lost(List<Item> items, Box place, double right) {
    double x = right - GAP / 2 - lost.size() * (SMALL_WIDTH + 3);
    double left = x;
    for (Symbol symbol : lost) {
      Box small = new Box(x, place.centre().y() - SMALL_HEIGHT / 2, SMALL_WIDTH, SMALL_HEIGHT);
      items.addAll(counter(symbol, small));
      x += SMALL_WIDTH + 3;
    }
    return left;
  }

  private void names(List<Item> items, Box place) {
    String name = Labels.fit(side, Weight.BOLD, SIZE, place.width());
    Spot at = new Spot(place.x(), baseLine(place));
    items.add(new Item.Label(name, at, new Lettering(SIZE, Weight.BOLD, Anchor.START, Tone.INK)));
    double used = Fonts.width(name, Weight.BOLD, SIZE) + GAP;
    double rest = place.width() - used;
    if (rest > 2 * SIZE) {
      String fitted = Labels.fit(player, Weight.REGULAR, SIZE - 2, rest);
      items.add(
          new Item.Label(
              fitted,
              at.plus(used, 0),
              new Lettering(SIZE - 2, Weight.REGULAR, Anchor.START, Tone.FAINT)));
    }
  }

  private static double baseLine(Box place) {
    return place.centre().y() + Fonts.CAP_HEIGHT * SIZE / 2;
  }
}
