package org.wardiary.events.game.generalsview;

/**
 * A grid's columns and rows (GV-1.1) and the numbers of its squares: by column, then row.
 *
 * @param width columns, 1 to 26
 * @param height rows, 1 to 99
 */
record Size(int width, int height) {

  /** Number of squares. */
  int squares() {
    return width * height;
  }

  /** The square in a column and a row from 0, {@link Field#OFF} if that is not on the map. */
  int at(int column, int row) {
    boolean on = column >= 0 && column < width && row >= 0 && row < height;
    return on ? column * height + row : Field.OFF;
  }

  /** A square's name, e.g. {@code c4}. */
  String name(int square) {
    return "" + (char) ('a' + square / height) + (square % height + 1);
  }

  /** The square that a part of a text names, {@link Field#OFF} if it names none on this map. */
  int square(String text, int from, int to) {
    int column = from < to ? text.charAt(from) - 'a' : -1;
    return at(column, Order.number(text, from + 1, to) - 1);
  }

  /** Steps from one square to another (GV-1.2). */
  int distance(int one, int other) {
    return Math.abs(one / height - other / height) + Math.abs(one % height - other % height);
  }

  /** The last square's name, the far corner of the map. */
  String corner() {
    return name(squares() - 1);
  }
}
