package org.wardiary.events.game.generalsview.battle;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.unit.Kind;

/**
 * The units that a side may bring into the battle (GV-3.3): for the acting side those with its
 * highest attack, for the other side those with its highest defence. Of units with the same kind
 * and supply points, only the one with the lowest number counts (GV-R6). Ordered by number, lowest
 * first.
 */
final class Candidates {

  /**
   * Number of values that supply points can have; with 8 kinds, a {@code long} has a bit for each
   * pair.
   */
  private static final int SUPPLIES = 8;

  private final int[] units;
  private int size;

  /** Finds the candidates of a side in the board's battle. */
  Candidates(Board board, int side) {
    Army army = board.army(side);
    units = new int[Kind.ALL.size() * (board.rules().fullSupply() + 1)];
    boolean attacks = side == board.turnSide();
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
