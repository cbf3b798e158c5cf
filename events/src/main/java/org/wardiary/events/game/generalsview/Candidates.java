package org.wardiary.events.game.generalsview;

/**
 * The units that a side may bring into the battle (GV-3.3): those of the highest attack of the
 * acting side, of the highest defence of the other; of units alike in kind and supply points the
 * lowest number alone (GV-R6). Lowest number first.
 */
final class Candidates {

  private static final int ALIKE = Kind.FULL_SUPPLY + 1;

  private final int[] units;
  private int size;

  /** The candidates of a side in the board's battle. */
  Candidates(Board board, int side) {
    Army army = board.army(side);
    boolean attacks = side == board.acting();
    units = new int[Kind.ALL.length * ALIKE];
    int best = 0;
    int seen = 0;
    for (int i = 0; i < army.alive(); i++) {
      int unit = army.living(i);
      if (army.square(unit) != board.battle()) {
        continue;
      }
      int value = attacks ? army.attack(unit) : army.defence(unit);
      if (value > best) {
        best = value;
        size = 0;
        seen = 0;
      }
      int alike = 1 << (army.kind(unit).ordinal() * ALIKE + army.supply(unit));
      if (value == best && (seen & alike) == 0) {
        seen |= alike;
        units[size++] = unit;
      }
    }
  }

  int size() {
    return size;
  }

  int get(int i) {
    return units[i];
  }

  boolean contains(int unit) {
    for (int i = 0; i < size; i++) {
      if (units[i] == unit) {
        return true;
      }
    }
    return false;
  }
}
