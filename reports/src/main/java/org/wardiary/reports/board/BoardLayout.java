package org.wardiary.reports.board;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Spot;

/**
 * Where the spaces of a board lie in a picture.
 *
 * @param boxes the spaces' rectangles by their codes, in the order in which they are drawn
 */
public record BoardLayout(Map<String, Box> boxes) {

  /** Copies the map, in its order. */
  public BoardLayout {
    boxes = Collections.unmodifiableMap(new LinkedHashMap<>(boxes));
  }

  /**
   * A grid of squares, a1 in the south-west, drawn row by row from the north; its upper left corner
   * is (0, 0).
   *
   * @param columns 1 to 26
   * @param rows 1 or more
   * @param side width and height of a square
   */
  public static BoardLayout grid(int columns, int rows, double side) {
    Map<String, Box> boxes = new LinkedHashMap<>();
    for (int row = rows; row >= 1; row--) {
      for (int column = 0; column < columns; column++) {
        String code = Text.of("%c%d", 'a' + column, row);
        boxes.put(code, new Box(column * side, (rows - row) * side, side, side));
      }
    }
    return new BoardLayout(boxes);
  }

  /** Codes of the spaces in the order in which they are drawn. */
  public Set<String> codes() {
    return boxes.keySet();
  }

  /**
   * A space's rectangle.
   *
   * @throws IllegalArgumentException if the board has no such space
   */
  public Box box(String code) {
    Box box = boxes.get(code);
    if (box == null) {
      throw new IllegalArgumentException(Text.of("expected a space of the map but got '%s'", code));
    }
    return box;
  }

  /** The whole board; a box without size if it has no spaces. */
  public Box bounds() {
    return boxes.values().stream().reduce(Box::with).orElseGet(() -> new Box(0, 0, 0, 0));
  }

  /** The board moved so that its upper left corner comes to a point. */
  public BoardLayout at(Spot corner) {
    Box bounds = bounds();
    return moved(box -> box.moved(corner.x() - bounds.x(), corner.y() - bounds.y()));
  }

  private BoardLayout moved(UnaryOperator<Box> move) {
    Map<String, Box> moved = new LinkedHashMap<>();
    boxes.forEach((code, box) -> moved.put(code, move.apply(box)));
    return new BoardLayout(moved);
  }
}
