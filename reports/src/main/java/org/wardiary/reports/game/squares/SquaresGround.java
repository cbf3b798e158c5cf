package org.wardiary.reports.game.squares;

import java.util.List;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Marks;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Tone;

/** Draws the spaces of SQUARES without units. */
final class SquaresGround {

  private static final double BAND = 8;

  private SquaresGround() {}

  /** A space's ground: colour, trees, a reserve's band in its owner's colour. */
  static List<Item> draw(SquaresBoard board, String code, DrawnPosition drawn) {
    Box box = board.box(code);
    return switch (board.terrain(code)) {
      case CLEAR -> List.of(new Item.Fill(Outline.rect(box), Tone.CLEAR));
      case FOREST -> forest(box);
      case RESERVE -> reserve(board, code, drawn);
    };
  }

  static List<Item> forest(Box box) {
    return List.of(new Item.Fill(Outline.rect(box), Tone.FOREST), firs(box));
  }

  private static Item firs(Box box) {
    Item firs = new Item.Fill(Marks.firs(box, 34, 6, 26), new Ink(Tone.FOREST_MARK, 0.55));
    return new Item.Group(Item.UPRIGHT, "", List.of(firs));
  }

  private static List<Item> reserve(SquaresBoard board, String code, DrawnPosition drawn) {
    Box box = board.box(code);
    boolean north = board.isNorthernReserve(code);
    int side = north ? board.northernSide() : 1 - board.northernSide();
    Livery owner = Liveries.livery(side, drawn.sides().get(side));
    double top = north ? box.y() : box.bottom() - BAND;
    Box band = new Box(box.x(), top, box.width(), BAND);
    return List.of(
        new Item.Fill(Outline.rect(box), Tone.RESERVE),
        new Item.Fill(Outline.rect(band), owner.fill()),
        new Item.Line(Outline.rect(band), Pen.of(owner.edge(), 2)));
  }
}
