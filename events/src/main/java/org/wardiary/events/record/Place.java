package org.wardiary.events.record;

/**
 * A place in a text.
 *
 * @param line from 1
 * @param column from 1, in code points
 */
public record Place(int line, int column) {

  /** Whether this place is before another. */
  public boolean before(Place other) {
    return line < other.line || line == other.line && column < other.column;
  }
}
