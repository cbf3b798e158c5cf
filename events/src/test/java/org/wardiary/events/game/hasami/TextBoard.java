package org.wardiary.events.game.hasami;

import org.wardiary.events.text.Text;

/** The board as text: {@code w} and {@code b} are men, {@code .} is an empty square. */
final class TextBoard {

  private TextBoard() {}

  static String of(Board board) {
    int size = board.map().size();
    StringBuilder out = new StringBuilder();
    for (int row = size - 1; row >= 0; row--) {
      out.append(row + 1);
      for (int column = 0; column < size; column++) {
        int square = row * size + column;
        out.append(' ').append(board.holds(0, square) ? 'w' : board.holds(1, square) ? 'b' : '.');
      }
      out.append('\n');
    }
    out.append(' ');
    for (int column = 0; column < size; column++) {
      out.append(' ').append((char) ('a' + column));
    }
    out.append('\n');
    for (int side = 0; side < 2; side++) {
      out.append(Text.of("%s: lost %d\n", board.sides().name(side), board.losses(side)));
    }
    return out.toString();
  }
}
