package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Colour;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/** Draws guns as balls: full, or with a hole after a hit; a stroke below for the horse. */
final class OnTheSquareGuns {

  private static final double BALL = 5;
  private static final double GUN = 15;

  private OnTheSquareGuns() {}

  /** Guns along the lower border of a sector, ending at its right border. */
  static List<Item> upTo(JsonNode guns, Box sector, Colour tone) {
    double left = sector.right() - 4 - guns.size() * GUN;
    return from(guns, left + GUN / 2, sector, tone);
  }

  /**
   * Guns along the lower border of a sector.
   *
   * @param x middle of the first one
   */
  static List<Item> from(JsonNode guns, double x, Box sector, Colour tone) {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < guns.size(); i++) {
      Spot centre = new Spot(x + i * GUN, sector.bottom() - 13);
      items.addAll(draw(guns.get(i).asText(), centre, tone));
    }
    return items;
  }

  /** One gun. */
  static List<Item> draw(String gun, Spot at, Colour tone) {
    List<Item> items = new ArrayList<>();
    Box halo = new Box(at.x() - GUN / 2, at.y() - BALL - 2, GUN, 2 * BALL + 8);
    items.add(new Item.Fill(Outline.round(halo, 4), new Ink(Tone.PAPER, 0.85)));
    items.add(new Item.Fill(Outline.circle(at, BALL), tone));
    if (gun.startsWith("1")) {
      items.add(new Item.Fill(Outline.circle(at, BALL / 2), Tone.PAPER));
    }
    if (gun.endsWith("h")) {
      double y = at.y() + BALL + 3;
      Outline stroke = Outline.line(at.x() - BALL, y, at.x() + BALL, y);
      items.add(new Item.Line(stroke, Pen.of(tone, 2.5)));
    }
    return items;
  }
}
