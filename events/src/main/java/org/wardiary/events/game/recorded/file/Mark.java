package org.wardiary.events.game.recorded.file;

/**
 * A place in a text.
 *
 * @param line the line, from 1
 * @param column the column, from 1
 */
record Mark(int line, int column) {

  static final Mark BEGIN = new Mark(1, 1);

  /** The place some characters further on the same line. */
  Mark plus(int characters) {
    return new Mark(line, column + characters);
  }
}
