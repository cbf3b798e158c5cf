package org.wardiary.events.game.generalsview.battle;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.unit.Kind;

/**
 * The units that a side may bring into the battle (GV-3.3): those of the highest attack of the
 * acting side, or of the highest defence of the other side; among units of the same kind and supply
 * points the lowest number only (GV-R6). Lowest number first.
 */
final class Candidates {

  /** So many numbers of supply points there may be at most; with the kinds 64 in all. */
  private static final int SUPPLIES = 8;

  private final int[] units;
  private int size;

  /** The candidates of a side in the board's battle. */
  Candidates(Board board, int side) {
    Army army = board.army(side);
    units = new int[Kind.ALL.size() * (board.rules().fullSupply() + 1)];
    boolean attacks = side == board.acting();
    int best = 0;
    long seen = 0;
    int left = army.standing(board.battle());
    for (int i = 0; left > 0; i++) {
      int unit = army.unit(i);
      if (army.square(unit) != board.battle()) {
        continue;
      }
      left--;
      int value = attacks ? army.attack(unit) : army.defence(unit);
      if (value > best) {
        best = value;
        size = 0;
        seen = 0;
      }
      long alike = 1L << (army.kind(unit).ordinal() * SUPPLIES + army.supply(unit));
      if (value == best && (seen & alike) == 0) {
        seen |= alike;
        units[size++] = unit;
      }
    }
  }

  /** Number of candidates, at least 1. */
  int size() {
    return size;
  }

  /** Index of the i-th candidate in its army. */
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

  /** The candidates' ids. */
  List<String> ids(Army army) {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      ids.add(army.id(units[i]));
    }
    return ids;
  }
}
