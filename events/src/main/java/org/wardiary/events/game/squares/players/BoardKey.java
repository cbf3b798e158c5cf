package org.wardiary.events.game.squares.players;

import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Slots;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.unit.Kind;

/**
 * A 64-bit hash of a board at the question {@code turn}, which is the same for boards that differ
 * only in the numbers of interchangeable units: the sum over all units of a random number for the
 * unit's side, kind, space and state under SQ-3.4 and SQ-3.5. For use within one search; the keys
 * in {@code org.wardiary.events.key} are the ones to store.
 */
final class BoardKey {

  /**
   * States of a unit: frozen or not, moved in 0 to 2 slots in a row, attacked in 0 to 2 slots in a
   * row.
   */
  private static final int STATES = 2 * 3 * 3;

  private static final int SPACES = 32;
  private static final long[] UNITS = random(2 * Kind.count() * SPACES * STATES);

  /** Random numbers for side, actions left and who has passed. */
  private static final long[] TURNS = random(2 * 16);

  private BoardKey() {}

  private static long[] random(int size) {
    RandomDraws draws = new RandomDraws(size);
    long[] numbers = new long[size];
    for (int i = 0; i < size; i++) {
      long high = draws.draw(Integer.MAX_VALUE);
      long middle = draws.draw(Integer.MAX_VALUE);
      numbers[i] = high << 40 ^ middle << 20 ^ draws.draw(Integer.MAX_VALUE);
    }
    return numbers;
  }

  static long of(Board board) {
    int passed = (board.hasPassed(0) ? 1 : 0) + (board.hasPassed(1) ? 2 : 0);
    int actions = (board.isDoubleTurn() ? 2 : 0) + board.actionsLeft() % 2;
    long key = TURNS[16 * board.turnSide() + 4 * actions + passed];
    Slots slots = board.slots();
    for (int side = 0; side < 2; side++) {
      int kinds = side * Kind.count();
      int units = board.armies().all(side) & ~board.lost();
      for (int left = units; left != 0; left = Bits.rest(left)) {
        int unit = Bits.first(left);
        int state = Bits.has(slots.frozen(), unit) ? 1 : 0;
        state = state * 3 + slots.movesInARow(unit);
        state = state * 3 + slots.attacksInARow(unit);
        int place = (kinds + board.kind(unit).ordinal()) * SPACES + board.space(unit);
        key += UNITS[place * STATES + state];
      }
    }
    return key;
  }
}
