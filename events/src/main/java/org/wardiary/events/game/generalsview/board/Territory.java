package org.wardiary.events.game.generalsview.board;

import org.wardiary.events.game.generalsview.map.GeneralsViewMap;

/**
 * The owners of the squares, with counts of squares and cities. Mutable; only {@link Board} changes
 * it.
 */
public final class Territory {

  private final GeneralsViewMap map;
  private final byte[] owners;
  private final int[] squares = new int[2];
  private final int[] cities = new int[2];
  // the squares of each side in each row, as bits by column; indexed by row, then by side
  private final int[] rows;

  /**
   * Creates a territory with the given owners.
   *
   * @param owners owner of each square: 0, 1 or {@link GeneralsViewMap#NEUTRAL}; not copied
   */
  Territory(GeneralsViewMap map, byte[] owners) {
    this.map = map;
    this.owners = owners;
    this.rows = new int[2 * map.grid().height()];
    for (int square = 0; square < owners.length; square++) {
      count(square, 1);
    }
  }

  /** Copies a territory. */
  Territory(Territory other) {
    map = other.map;
    owners = other.owners.clone();
    rows = other.rows.clone();
    for (int side = 0; side < 2; side++) {
      squares[side] = other.squares[side];
      cities[side] = other.cities[side];
    }
  }

  private void count(int square, int by) {
    int owner = owners[square];
    if (owner != GeneralsViewMap.NEUTRAL) {
      squares[owner] += by;
      cities[owner] += map.isCity(square) ? by : 0;
      rows[2 * map.row(square) + owner] ^= 1 << map.column(square);
    }
  }

  void take(int side, int square) {
    count(square, -1);
    owners[square] = (byte) side;
    count(square, 1);
  }

  /** The owners by square; must not be changed. */
  byte[] owners() {
    return owners;
  }

  /** Owner of a square: 0, 1 or {@link GeneralsViewMap#NEUTRAL}. */
  public int owner(int square) {
    return owners[square];
  }

  /** The squares of a row that a side owns, as bits by column. */
  public int row(int side, int row) {
    return rows[2 * row + side];
  }

  /** Number of squares that a side owns. */
  public int squares(int side) {
    return squares[side];
  }

  /** Number of cities that a side owns. */
  public int cities(int side) {
    return cities[side];
  }

  /** Whether a square is a city that a side owns. */
  public boolean ownsCity(int side, int square) {
    return owners[square] == side && map.isCity(square);
  }
}
