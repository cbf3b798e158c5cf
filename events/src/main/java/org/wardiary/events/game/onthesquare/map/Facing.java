package org.wardiary.events.game.onthesquare.map;

/** The four facings, numbered 0 to 3: north, east, south, west. */
public final class Facing {

  /** North. */
  public static final int NORTH = 0;

  /** East. */
  public static final int EAST = 1;

  /** South. */
  public static final int SOUTH = 2;

  /** West. */
  public static final int WEST = 3;

  /** Number of facings. */
  public static final int COUNT = 4;

  private static final String LETTERS = "NESW";
  private static final int[] DX = {0, 1, 0, -1};
  private static final int[] DY = {1, 0, -1, 0};

  private Facing() {}

  /** Number of columns to the east in one step in this direction: -1, 0 or 1. */
  public static int dx(int facing) {
    return DX[facing];
  }

  /** Number of rows to the north in one step in this direction: -1, 0 or 1. */
  public static int dy(int facing) {
    return DY[facing];
  }

  /** The facing after a turn to the right. */
  public static int right(int facing) {
    return (facing + 1) % COUNT;
  }

  /** The opposite facing. */
  public static int opposite(int facing) {
    return (facing + 2) % COUNT;
  }

  /** The facing after a turn to the left. */
  public static int left(int facing) {
    return (facing + 3) % COUNT;
  }

  /** The facing's letter: N, E, S or W. */
  public static char letter(int facing) {
    return LETTERS.charAt(facing);
  }

  /** The facing's name in events and positions, which is its letter. */
  public static String name(int facing) {
    return LETTERS.substring(facing, facing + 1);
  }

  /** The facing with a letter; -1 if there is none. */
  public static int of(char letter) {
    return LETTERS.indexOf(letter);
  }
}
