package org.wardiary.reports.game.generalsview;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;
import org.wardiary.reports.board.FramedPicture;
import org.wardiary.reports.board.Marks;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Colour;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * Draws the squares of A General's View without units.
 *
 * @param map where the cities are
 */
record GeneralsViewGround(GeneralsViewMap map) {

  private static final double GOLD_SIZE = 14;
  private static final double TINT = 0.30;

  /**
   * A square's ground: tinted by its owner; squares of the second-named side also have strokes
   * across two corners.
   *
   * @param side 0 or 1; -1 for a neutral square
   * @param owner the side's name
   */
  static List<Item> owned(int side, String owner, Box box) {
    List<Item> items = new ArrayList<>();
    items.add(new Item.Fill(Outline.rect(box), Tone.CLEAR));
    if (side >= 0) {
      Colour colour = Liveries.livery(side, owner).colour();
      items.add(new Item.Fill(Outline.rect(box), new Ink(colour, TINT)));
      if (side == 1) {
        Outline strokes =
            Outline.line(box.x(), box.bottom() - 24, box.x() + 24, box.bottom())
                .and(Outline.line(box.right() - 24, box.y(), box.right(), box.y() + 24));
        items.add(new Item.Line(strokes, new Pen(new Ink(colour, 0.5), 2, List.of())));
      }
    }
    items.add(FramedPicture.border(box, 2));
    return items;
  }

  /** Two houses in a frame, for the legend. */
  static List<Item> cityMark(Box box) {
    Spot corner = new Spot(box.centre().x() - 9, box.centre().y() + 7);
    return List.of(
        new Item.Line(Outline.rect(box.inset(2)), Pen.of(Tone.BUILDING, 4)),
        new Item.Fill(Marks.houses(corner), Tone.BUILDING));
  }

  /** Two houses in a frame; empty if there is no city. */
  List<Item> city(String code, Box box) {
    if (!map.isCity(map.square(code))) {
      return List.of();
    }
    Spot corner = houses(box);
    Item houses = new Item.Fill(Marks.houses(corner), Tone.BUILDING);
    return List.of(
        new Item.Line(Outline.rect(box.inset(4)), Pen.of(Tone.BUILDING, 5)),
        new Item.Group(Item.UPRIGHT, "", List.of(houses)));
  }

  /** The gold that a city gives each turn by the rules of a game; empty if there is no city. */
  List<Item> gold(String code, Box box, GeneralsViewRules rules) {
    int square = map.square(code);
    if (!map.isCity(square)) {
      return List.of();
    }
    Lettering lettering = new Lettering(GOLD_SIZE, Weight.BOLD, Anchor.END, Tone.INK);
    String gold = Long.toString(rules.income(map.income(square)));
    return List.of(new Item.Label(gold, houses(box).plus(-3, 0), lettering));
  }

  /** Lower left corner of a city's houses. */
  private static Spot houses(Box box) {
    return new Spot(box.right() - 25, box.y() + 19);
  }
}
