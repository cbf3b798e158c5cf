package org.wardiary.events.game.generalsview.map;

import org.wardiary.events.text.Numerals;

/**
 * A grid of squares (GV-1.1), numbered from 0 by column from the west, then by row from the south.
 * Numbers are thus in the order of GV-3.3: c9 comes before c10.
 *
 * @param width columns, 1 to 26
 * @param height rows, 1 to 99
 */
public record Grid(int width, int height) {

  /** No square: off the map. */
  public static final int OFF = -1;

  /** Number of squares. */
  public int squareCount() {
    return width * height;
  }

  /** The square in a column and a row, both from 0; {@link #OFF} if it is not on the map. */
  public int at(int column, int row) {
    boolean on = column >= 0 && column < width && row >= 0 && row < height;
    return on ? column * height + row : OFF;
  }

  /** A square's column from the west, from 0. */
  public int column(int square) {
    return square / height;
  }

  /** A square's row from the south, from 0. */
  public int row(int square) {
    return square % height;
  }

  /** A square's name, e.g. {@code c4}. */
  public String name(int square) {
    return "" + (char) ('a' + column(square)) + (row(square) + 1);
  }

  /** Name of the last square, in the north-east corner of the map. */
  public String corner() {
    return name(squareCount() - 1);
  }

  /**
   * The square that part of a text names, {@link #OFF} if it names no square of this grid.
   *
   * @param text the text
   * @param from index of the name's first character
   * @param to index after its last character
   */
  public int square(String text, int from, int to) {
    int column = from < to ? text.charAt(from) - 'a' : OFF;
    return at(column, Numerals.parse(text, from + 1, to) - 1);
  }

  /** Number of steps from one square to another (GV-1.2). */
  public int distance(int one, int other) {
    return Math.abs(column(one) - column(other)) + Math.abs(row(one) - row(other));
  }
}
