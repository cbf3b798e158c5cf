package org.wardiary.events.game.onthesquare.map;

import java.util.List;

/** The sectors of the field, numbered 0 to 143 from a1 eastwards, row by row (WS-1.1). */
public final class Sector {

  /** Number of sectors in a row and in a column. */
  public static final int SIDE = 12;

  /** Number of sectors. */
  public static final int COUNT = SIDE * SIDE;

  /** No sector: off the field. */
  public static final int NONE = -1;

  /** The four centre sectors f6, g6, f7, g7. */
  public static final List<Integer> CENTRE = List.of(at(5, 5), at(6, 5), at(5, 6), at(6, 6));

  private static final byte[] COLUMN = new byte[COUNT];
  private static final byte[] ROW = new byte[COUNT];
  private static final boolean[] IN_CENTRE = new boolean[COUNT];
  private static final String[] NAMES = new String[COUNT];
  private static final int[][] AHEAD = new int[Facing.COUNT][COUNT];

  static {
    CENTRE.forEach(sector -> IN_CENTRE[sector] = true);
    for (int sector = 0; sector < COUNT; sector++) {
      COLUMN[sector] = (byte) (sector % SIDE);
      ROW[sector] = (byte) (sector / SIDE);
      NAMES[sector] = (char) ('a' + column(sector)) + Integer.toString(row(sector) + 1);
      for (int facing = 0; facing < Facing.COUNT; facing++) {
        int x = column(sector) + Facing.dx(facing);
        int y = row(sector) + Facing.dy(facing);
        AHEAD[facing][sector] = x < 0 || y < 0 || x >= SIDE || y >= SIDE ? NONE : at(x, y);
      }
    }
  }

  private Sector() {}

  /** The sector in a column and a row, both from 0. */
  public static int at(int column, int row) {
    return SIDE * row + column;
  }

  /** A sector's column, from 0. */
  public static int column(int sector) {
    return COLUMN[sector];
  }

  /** A sector's row, from 0. */
  public static int row(int sector) {
    return ROW[sector];
  }

  /** Whether a sector is one of the four centre sectors. */
  public static boolean inCentre(int sector) {
    return IN_CENTRE[sector];
  }

  /** The sector straight ahead in a direction; {@link #NONE} off the field. */
  public static int ahead(int sector, int facing) {
    return AHEAD[facing][sector];
  }

  /** Whether two sectors share an edge; no sector is adjacent to {@link #NONE}. */
  public static boolean adjacent(int one, int other) {
    return one >= 0 && other >= 0 && distance(one, other) == 1;
  }

  /** The sum of the differences in rows and in columns between two sectors. */
  public static int distance(int one, int other) {
    return Math.abs(column(one) - column(other)) + Math.abs(row(one) - row(other));
  }

  /** Number of sectors by which another sector lies forward in a direction; negative if behind. */
  public static int forward(int from, int to, int facing) {
    int dx = column(to) - column(from);
    int dy = row(to) - row(from);
    return dx * Facing.dx(facing) + dy * Facing.dy(facing);
  }

  /** Whether another sector lies straight or diagonally forward in a direction (WS-5.2, WS-7.2). */
  public static boolean before(int from, int to, int facing) {
    int forward = forward(from, to, facing);
    return forward > 0 && distance(from, to) - forward <= forward;
  }

  /** A sector's name, e.g. {@code c4}. */
  public static String name(int sector) {
    return NAMES[sector];
  }

  /** The sector with a name; {@link #NONE} if there is none. */
  public static int of(String name) {
    return of(name, 0, name.length());
  }

  /**
   * The sector whose name is the text from {@code begin} up to {@code end}, exclusive; {@link
   * #NONE} if there is none.
   */
  public static int of(String text, int begin, int end) {
    int length = end - begin;
    if (length < 2 || length > 3 || text.charAt(begin + 1) == '0') {
      return NONE;
    }
    int row = 0;
    for (int i = begin + 1; i < end; i++) {
      char digit = text.charAt(i);
      if (digit < '0' || digit > '9') {
        return NONE;
      }
      row = 10 * row + digit - '0';
    }
    int column = text.charAt(begin) - 'a';
    return column < 0 || column >= SIDE || row > SIDE ? NONE : at(column, row - 1);
  }
}
