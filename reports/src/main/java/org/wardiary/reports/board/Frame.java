package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Labels;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * What stands around a board: a line above it (how far the game is, the last answer, who decides or
 * how it ended) and a name plate on each of two sides.
 *
 * @param board width and height of the board; its place is ignored
 */
public record Frame(Box board) {

  private static final double MARGIN = 18;
  private static final double CAPTION = 52;
  private static final double GAP = 8;
  private static final double SIZE = 24;

  /** Where in the picture the board is to be drawn. */
  public Box place() {
    return new Box(MARGIN, CAPTION + Plate.HEIGHT + GAP, board.width(), board.height());
  }

  /**
   * The picture.
   *
   * @param caption the line above
   * @param above plate of the side that sits above
   * @param below plate of the side that sits below
   * @param items the board, drawn in {@link #place}
   */
  public Scene around(Caption caption, Plate above, Plate below, List<Item> items) {
    Box place = place();
    List<Item> all = new ArrayList<>(items);
    all.add(above.draw(new Box(place.x(), CAPTION, place.width(), Plate.HEIGHT)));
    all.add(below.draw(new Box(place.x(), place.bottom() + GAP, place.width(), Plate.HEIGHT)));
    all.add(caption(caption, place));
    double height = place.bottom() + GAP + Plate.HEIGHT + MARGIN;
    return new Scene(place.width() + 2 * MARGIN, height, caption.title(), all);
  }

  private static Item caption(Caption caption, Box place) {
    double baseLine = 36;
    double stateWidth = 0.6 * place.width();
    Item.Label state =
        new Item.Label(
            Labels.fit(caption.state(), Weight.BOLD, SIZE, stateWidth),
            new Spot(place.right(), baseLine),
            new Lettering(SIZE, Weight.BOLD, Anchor.END, Tone.INK));
    double rest = place.width() - Fonts.width(state.text(), Weight.BOLD, SIZE) - 2 * MARGIN;
    Item.Label progress =
        new Item.Label(
            Labels.fit(caption.progress(), Weight.REGULAR, SIZE - 2, rest),
            new Spot(place.x(), baseLine),
            new Lettering(SIZE - 2, Weight.REGULAR, Anchor.START, Tone.FAINT));
    return new Item.Group("caption", "", List.of(progress, state));
  }
}
