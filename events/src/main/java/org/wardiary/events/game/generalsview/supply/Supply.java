package org.wardiary.events.game.generalsview.supply;

import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Territory;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.Grid;

/** The squares on which a side's units are supplied (GV-3.4), as the board is now. */
final class Supply {

  private final Territory territory;
  private final GeneralsViewMap map;
  private final int side;
  private final boolean[] connected;
  private final int[] queue;
  private int end;

  /** Computes the own squares that own squares connect to an own city. */
  Supply(Board board, int side) {
    this.territory = board.territory();
    this.map = board.map();
    this.side = side;
    this.connected = new boolean[map.squareCount()];
    this.queue = new int[map.squareCount()];
    for (int i = 0; i < map.cityCount(); i++) {
      connect(map.city(i));
    }
    // most often all that is owned is connected, and then nothing is left to be found
    int owned = territory.squares(side);
    for (int next = 0; next < end && end < owned; next++) {
      for (int direction = 0; direction < GeneralsViewMap.DIRECTIONS; direction++) {
        connect(map.neighbour(queue[next], direction));
      }
    }
  }

  private void connect(int square) {
    if (square != Grid.OFF && !connected[square] && territory.owner(square) == side) {
      connected[square] = true;
      queue[end++] = square;
    }
  }

  /** Whether a unit on a square is supplied: from that square or from a neighbour (GV-R7). */
  boolean reaches(int square) {
    if (connected[square]) {
      return true;
    }
    for (int direction = 0; direction < GeneralsViewMap.DIRECTIONS; direction++) {
      int neighbour = map.neighbour(square, direction);
      if (neighbour != Grid.OFF && connected[neighbour]) {
        return true;
      }
    }
    return false;
  }
}
