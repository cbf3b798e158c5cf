package org.wardiary.events.game.recorded.file;

import java.util.List;
import java.util.Optional;

/** The spaces of a map: which there are, where they are and which adjoin. Immutable. */
public sealed interface Layout permits GridLayout, PointLayout, OpenLayout {

  /** How a space is drawn. */
  enum Shape {
    /** A hex with a side above and a side below: hexes form columns. */
    HEX_IN_COLUMN,
    /** A hex with a side at its left and a side at its right: hexes form rows. */
    HEX_IN_ROW,
    /** A square with sides of length 1. */
    SQUARE,
    /** A point with lines to its neighbours. */
    POINT,
    /** Not at all: nothing is known of where spaces are. */
    NONE
  }

  /**
   * The place of a space's centre; adjoining hexes, and squares with a common side, have a distance
   * of 1.
   *
   * @param x to the right
   * @param y downwards
   */
  record Point(double x, double y) {}

  /** How all spaces are drawn. */
  Shape shape();

  /** All spaces, in the order of the file (of rows, for a grid); none if any word is a space. */
  List<String> spaces();

  /** Whether there is a space with an id, which need not be well formed. */
  boolean isSpace(String id);

  /** The spaces that adjoin a space; none if there is no such space. */
  List<String> neighbours(String id);

  /** Where the centre of a space is; empty if that is not known. */
  Optional<Point> place(String id);

  /** The id of a space's terrain; empty if it has none. */
  Optional<String> terrain(String id);

  /** Whether two spaces adjoin. */
  default boolean adjoin(String a, String b) {
    return neighbours(a).contains(b);
  }
}
