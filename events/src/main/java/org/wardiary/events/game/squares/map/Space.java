package org.wardiary.events.game.squares.map;

import java.math.BigDecimal;

/**
 * A space of a map file: a rectangle (SQ-1.1). x increases to the east and y to the south; lengths
 * are exact.
 *
 * @param code the space's code, e.g. {@code G2CL}
 * @param terrain the kind of space
 * @param west x of its west border, in inches
 * @param north y of its north border, in inches
 * @param east x of its east border, in inches
 * @param south y of its south border, in inches
 */
public record Space(
    String code,
    Terrain terrain,
    BigDecimal west,
    BigDecimal north,
    BigDecimal east,
    BigDecimal south) {

  /** The kinds of spaces. */
  public enum Terrain {
    /** A clear square. */
    CLEAR,
    /** A forest square. */
    FOREST,
    /** A side's Reserve Area. */
    RESERVE
  }

  /** Whether the rectangles share a border of positive length (SQ-1.3). */
  public boolean edgeAdjacent(Space other) {
    boolean besides = equal(east, other.west) || equal(west, other.east);
    boolean above = equal(south, other.north) || equal(north, other.south);
    return besides && northSouthOverlap(other) > 0 || above && westEastOverlap(other) > 0;
  }

  /** Whether the rectangles share exactly one point (SQ-1.3). */
  public boolean diagonal(Space other) {
    boolean besides = equal(east, other.west) || equal(west, other.east);
    boolean above = equal(south, other.north) || equal(north, other.south);
    return besides && above;
  }

  /** Whether the rectangles share an area. */
  public boolean overlaps(Space other) {
    return northSouthOverlap(other) > 0 && westEastOverlap(other) > 0;
  }

  /** Twice the y of the space's centre, in inches. */
  public BigDecimal doubleCentre() {
    return north.add(south);
  }

  private int northSouthOverlap(Space other) {
    return south.min(other.south).compareTo(north.max(other.north));
  }

  private int westEastOverlap(Space other) {
    return east.min(other.east).compareTo(west.max(other.west));
  }

  private static boolean equal(BigDecimal a, BigDecimal b) {
    return a.compareTo(b) == 0;
  }
}
