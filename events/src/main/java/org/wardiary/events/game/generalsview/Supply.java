package org.wardiary.events.game.generalsview;

/** Who is supplied (GV-3.4): squares of a side that are connected to a city of its own. */
final class Supply {

  private final Field field;
  private final boolean[] connected;
  private final int[] queue;

  /** Computes the connected squares of a side. */
  Supply(Board board, int side) {
    this.field = board.field();
    this.connected = new boolean[field.size()];
    this.queue = new int[field.size()];
    int end = 0;
    for (int i = 0; i < field.cityCount(); i++) {
      int city = field.city(i);
      if (board.owner(city) == side) {
        connected[city] = true;
        queue[end++] = city;
      }
    }
    spread(board, side, end);
  }

  private void spread(Board board, int side, int end) {
    int last = end;
    for (int next = 0; next < last; next++) {
      for (int direction = 0; direction < 4; direction++) {
        int square = field.neighbour(queue[next], direction);
        if (square != Field.OFF && !connected[square] && board.owner(square) == side) {
          connected[square] = true;
          queue[last++] = square;
        }
      }
    }
  }

  /** Whether a unit of the side on a square is supplied: its own square counts too (GV-R7). */
  boolean reaches(int square) {
    if (connected[square]) {
      return true;
    }
    for (int direction = 0; direction < 4; direction++) {
      int neighbour = field.neighbour(square, direction);
      if (neighbour != Field.OFF && connected[neighbour]) {
        return true;
      }
    }
    return false;
  }
}
