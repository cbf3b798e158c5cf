package org.wardiary.reports.game.onthesquare;

import java.util.List;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Colour;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/** What is drawn on and around the counters of Wargaming on the Square. */
final class OnTheSquareMarks {

  private static final double POINTER = 13;
  private static final double BADGE = 14;

  private OnTheSquareMarks() {}

  /** The pen for the bond between the parts of a line. */
  static Pen line(Colour tone) {
    return Pen.of(tone, 16);
  }

  /** The pen for the bond between the parts of a deployed body. */
  static Pen deployed(Colour tone) {
    return Pen.of(tone, 6).dashed(7.0, 5.0);
  }

  /** A frame: its unit is in square and faces all round. */
  static Item square(Box place, Livery livery) {
    return new Item.Line(Outline.rect(place.inset(-5)), Pen.of(livery.colour(), 4));
  }

  /** A dashed frame: its unit is under a box that the viewer sees into. */
  static Item openBox(Box place, Livery livery) {
    return new Item.Line(
        Outline.rect(place.inset(-4)), Pen.of(livery.colour(), 2.5).dashed(6.0, 4.0));
  }

  /** A box that the viewer cannot see into, with its number only. */
  static List<Item> closedBox(Box place, Livery livery, String number) {
    double size = 0.45 * place.height();
    return List.of(
        new Item.Fill(livery.outline(place), livery.fill()),
        new Item.Line(livery.outline(place), Pen.of(livery.edge(), 3)),
        new Item.Label(
            number,
            place.centre().plus(0, 0.36 * size),
            new Lettering(size, Weight.BOLD, Anchor.MIDDLE, livery.ink())));
  }

  /** A pointer that sticks out of the counter in the direction that the part faces. */
  static Item pointer(Box place, char letter, Livery livery) {
    int facing = Facing.of(letter);
    Outline point = Outline.polygon(-15, 0, 0, -POINTER, 15, 0).turned(90 * facing);
    Spot edge =
        place
            .centre()
            .plus(Facing.dx(facing) * place.width() / 2, -Facing.dy(facing) * place.height() / 2);
    return new Item.Fill(point.at(edge, 1), livery.colour());
  }

  /** Number of a box and letter of an order, in the upper right corner of a sector. */
  static List<Item> badge(String text, Box box) {
    if (text.isEmpty()) {
      return List.of();
    }
    Spot at = new Spot(box.right() - 4, box.y() + 3 + 0.8 * BADGE);
    return List.of(
        new Item.Label(text, at, new Lettering(BADGE, Weight.BOLD, Anchor.END, Tone.INK)));
  }
}
