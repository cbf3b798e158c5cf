package org.wardiary.events.game.generalsview.board;

import org.wardiary.events.game.State;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;

/**
 * The owners of the squares, with counts of squares and cities. Mutable; only {@link Steps} change
 * it.
 */
public final class Territory extends State<Territory> {

  private final GeneralsViewMap map;
  private byte[] owners;
  private int[] squares = new int[2];
  private int[] cities = new int[2];
  // the squares of each side in each row, as bits by column; indexed by row, then by side
  private int[] rows;

  /** Creates the territory as it is on the map. */
  Territory(GeneralsViewMap map) {
    this.map = map;
    this.owners = map.owners();
    this.rows = new int[2 * map.grid().height()];
    countAll(1);
  }

  @Override
  public Territory copy() {
    Territory copy = super.copy();
    copy.owners = owners.clone();
    copy.squares = squares.clone();
    copy.cities = cities.clone();
    copy.rows = rows.clone();
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    if (bytes.reading()) {
      countAll(-1);
    }
    bytes.octets(owners);
    if (bytes.reading()) {
      countAll(1);
    }
  }

  private void countAll(int by) {
    for (int square = 0; square < owners.length; square++) {
      count(square, by);
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
