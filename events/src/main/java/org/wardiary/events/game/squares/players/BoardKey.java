package org.wardiary.events.game.squares.players;

import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Slots;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.unit.Kind;

/**
 * A hash of 64 bits of a board at the question {@code turn}, the same for boards that differ only
 * in the numbers of alike units: the sum over all units of a random number for side, kind, space
 * and what SQ-3.4 and SQ-3.5 say of it. It serves one search; keys that are kept are those of
 * {@code org.wardiary.events.key}.
 */
final class BoardKey {

  /** Frozen or not, moved in 0 to 2 slots in a row, attacked in 0 to 2. */
  private static final int STATES = 2 * 3 * 3;

  private static final int SPACES = 32;
  private static final long[] UNITS = random(2 * Kind.count() * SPACES * STATES);

  /** Side, actions left, who has passed. */
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
