package org.wardiary.events.game.recorded.harrow;

import java.util.List;
import org.wardiary.events.text.Text;

/**
 * A hex. Even columns lie half a hex lower.
 *
 * @param column from 1, left to right
 * @param row from 1, top to bottom
 */
record Hex(int column, int row) {

  /** The hex of a number such as 0705. */
  static Hex of(String number) {
    return new Hex(Integer.parseInt(number.substring(0, 2)), Integer.parseInt(number.substring(2)));
  }

  /** Its number. */
  String number() {
    return Text.of("%02d%02d", column, row);
  }

  /** The six hexes around it, on the map or not. */
  List<Hex> around() {
    int upper = column % 2 == 0 ? row : row - 1;
    return List.of(
        new Hex(column, row - 1),
        new Hex(column + 1, upper),
        new Hex(column + 1, upper + 1),
        new Hex(column, row + 1),
        new Hex(column - 1, upper + 1),
        new Hex(column - 1, upper));
  }

  /** Hexes between this one and another, with the other: 1 for neighbours. */
  int distance(Hex other) {
    int across = Math.abs(column - other.column);
    int down = Math.abs(halves() - other.halves());
    return across + Math.max(0, (down - across) / 2);
  }

  /** How far down it lies, in half hexes. */
  private int halves() {
    return 2 * row + (column % 2 == 0 ? 1 : 0);
  }
}
