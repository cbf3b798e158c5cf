package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.Spot;

/**
 * What stands around a board: a caption above it (how far the game has got, the last answer, who
 * decides or how it ended), a name plate on each of two sides, and a legend below.
 *
 * @param board width and height of the board; its position is ignored
 * @param caption above it all
 * @param legend below it all
 */
public record Frame(Box board, Caption caption, Legend legend) {

  private static final double MARGIN = 18;
  private static final double GAP = 8;

  /** Where in the picture the board is to be drawn. */
  public Box place() {
    double top = lines().height() + Plate.HEIGHT + GAP;
    return new Box(MARGIN, top, board.width(), board.height());
  }

  private CaptionLines lines() {
    return new CaptionLines(caption, board.width());
  }

  /**
   * The picture.
   *
   * @param above plate of the side that sits above
   * @param below plate of the side that sits below
   * @param items the board, drawn in {@link #place}
   */
  public Scene around(Plate above, Plate below, List<Item> items) {
    Box place = place();
    Box upper = new Box(place.x(), lines().height(), place.width(), Plate.HEIGHT);
    Box lower = new Box(place.x(), place.bottom() + GAP, place.width(), Plate.HEIGHT);
    List<Item> all = new ArrayList<>(items);
    all.add(above.draw(upper));
    all.add(below.draw(lower));
    all.add(lines().draw(place.x()));
    double height = lower.bottom() + MARGIN;
    if (!legend.entries().isEmpty()) {
      all.add(legend.draw(new Spot(place.x(), lower.bottom() + GAP), place.width()));
      height = lower.bottom() + 2 * GAP + legend.height(place.width());
    }
    return new Scene(place.width() + 2 * MARGIN, height, caption.title(), all);
  }
}
