package org.wardiary.reports.game.squares;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;
import org.wardiary.reports.game.squares.SquaresMap.Space;

/** Draws the spaces of SQUARES without units. */
final class SquaresGround {

  private static final double CODE_SIZE = 17;
  private static final double BAND = 8;

  private SquaresGround() {}

  /** A space's ground: colour, trees, a reserve's band in its owner's colour. */
  static List<Item> ground(Space space, SquaresMap map, List<Livery> northAndSouth) {
    List<Item> items = new ArrayList<>();
    Box box = space.box();
    if (space.isForest()) {
      items.add(new Item.Fill(Outline.rect(box), Tone.FOREST));
      items.add(new Item.Fill(trees(box), new Ink(Tone.FOREST_MARK, 0.55)));
    } else if (space.isReserve()) {
      items.add(new Item.Fill(Outline.rect(box), Tone.RESERVE));
      boolean north = space.code().equals(map.north());
      Livery owner = northAndSouth.get(north ? 0 : 1);
      double top = north ? box.y() : box.bottom() - BAND;
      Box band = new Box(box.x(), top, box.width(), BAND);
      items.add(new Item.Fill(Outline.rect(band), owner.fill()));
      items.add(new Item.Line(Outline.rect(band), Pen.of(owner.edge(), 2)));
    } else {
      items.add(new Item.Fill(Outline.rect(box), Tone.CLEAR));
    }
    return items;
  }

  /** A space's border. */
  static Item border(Space space) {
    return new Item.Line(Outline.rect(space.box()), Pen.of(Tone.LINE, 2));
  }

  /** A space's code in its upper left corner. */
  static Item code(Space space, Tone ink) {
    double shift = space.isReserve() ? 16 : 5;
    Spot at = new Spot(space.box().x() + 6, space.box().y() + shift + 0.75 * CODE_SIZE);
    return new Item.Label(
        space.code(), at, new Lettering(CODE_SIZE, Weight.REGULAR, Anchor.START, ink));
  }

  /** Small firs in rows, every second row shifted. */
  private static Outline trees(Box box) {
    Optional<Outline> all = Optional.empty();
    int row = 0;
    for (double y = box.y() + 34; y < box.bottom() - 6; y += 26) {
      double shift = row++ % 2 == 0 ? 14 : 27;
      for (double x = box.x() + shift; x < box.right() - 9; x += 26) {
        Outline tree =
            Outline.polygon(
                x, y - 9, x + 6, y + 4, x + 1, y + 4, x + 1, y + 8, x - 1, y + 8, x - 1, y + 4,
                x - 6, y + 4);
        all = Optional.of(all.map(trees -> trees.and(tree)).orElse(tree));
      }
    }
    return all.orElse(Outline.line(box.x(), box.y()));
  }
}
