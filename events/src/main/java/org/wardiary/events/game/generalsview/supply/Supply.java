package org.wardiary.events.game.generalsview.supply;

import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Territory;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;

/**
 * The squares on which a side's units are supplied (GV-3.4) on the current board. Rows are bits by
 * column, so that connection spreads to all squares of a row at once.
 */
final class Supply {

  private final Territory territory;
  private final GeneralsViewMap map;
  private final int side;
  private final int[] connected;
  private final int[] supplied;

  /** Computes the squares connected to one of the side's cities by squares that the side owns. */
  Supply(Board board, int side) {
    this.territory = board.territory();
    this.map = board.map();
    this.side = side;
    this.connected = new int[map.grid().height()];
    for (int i = 0; i < map.cityCount(); i++) {
      int city = map.city(i);
      connected[map.row(city)] |= 1 << map.column(city) & territory.row(side, map.row(city));
    }
    boolean spread = true;
    while (spread) {
      spread = false;
      for (int row = 0; row < connected.length; row++) {
        spread |= spread(row);
      }
      for (int row = connected.length - 1; row >= 0; row--) {
        spread |= spread(row);
      }
    }
    this.supplied = supplied();
  }

  /**
   * Connects own squares of a row to connected ones beside them; returns whether any were added.
   */
  private boolean spread(int row) {
    int own = territory.row(side, row);
    int before = connected[row];
    int reached = before | own & beside(row);
    int last;
    do {
      last = reached;
      reached |= own & (reached << 1 | reached >> 1);
    } while (reached != last);
    connected[row] = reached;
    return reached != before;
  }

  /** Columns connected in the rows south and north of a row, as bits. */
  private int beside(int row) {
    int south = row > 0 ? connected[row - 1] : 0;
    int north = row + 1 < connected.length ? connected[row + 1] : 0;
    return south | north;
  }

  /** Connected squares and their neighbours (GV-R7). */
  private int[] supplied() {
    int[] rows = new int[connected.length];
    for (int row = 0; row < rows.length; row++) {
      rows[row] = connected[row] | connected[row] << 1 | connected[row] >> 1 | beside(row);
    }
    return rows;
  }

  /** Whether a unit on a square is supplied: from that square or from a neighbour (GV-R7). */
  boolean reaches(int square) {
    return (supplied[map.row(square)] >> map.column(square) & 1) != 0;
  }
}
