package org.wardiary.events.game.generalsview;

import java.util.Arrays;
import java.util.List;
import org.wardiary.events.game.GameMap;

/**
 * A parsed map (GV-1): squares are numbered by column, then row, so that the lower number is the
 * earlier square of GV-3.3; c9 comes before c10. Immutable.
 */
final class Field implements GameMap {

  /** Owner of a neutral square. */
  static final int NEUTRAL = 2;

  /** No square. */
  static final int OFF = -1;

  static final int MOST_COLUMNS = 26;
  static final int MOST_ROWS = 99;

  /**
   * What a map file says, checked.
   *
   * @param size the grid
   * @param gold gold that each side starts with
   * @param cities squares of the cities, ascending
   * @param incomes gold a turn of each city
   * @param owners owner of each square, 0, 1 or {@link #NEUTRAL}
   */
  record Plan(Size size, long gold, int[] cities, long[] incomes, byte[] owners) {}

  private final Plan plan;
  private final long[] incomeAt;
  private final String[] names;
  private final int[] neighbours;
  private volatile List<String> warnings;

  /** From a checked plan. */
  Field(Plan plan) {
    this.plan = plan;
    int count = plan.size().squares();
    this.incomeAt = new long[count];
    this.names = new String[count];
    this.neighbours = new int[4 * count];
    Arrays.fill(incomeAt, OFF);
    for (int i = 0; i < plan.cities().length; i++) {
      incomeAt[plan.cities()[i]] = plan.incomes()[i];
    }
    for (int square = 0; square < count; square++) {
      names[square] = plan.size().name(square);
      int column = square / plan.size().height();
      int row = square % plan.size().height();
      neighbours[4 * square] = plan.size().at(column, row + 1);
      neighbours[4 * square + 1] = plan.size().at(column + 1, row);
      neighbours[4 * square + 2] = plan.size().at(column, row - 1);
      neighbours[4 * square + 3] = plan.size().at(column - 1, row);
    }
  }

  @Override
  public List<String> warnings() {
    if (warnings == null) {
      // a search, so not before somebody asks; twice by two threads does no harm
      warnings = FirstTurn.warnings(this);
    }
    return warnings;
  }

  Size grid() {
    return plan.size();
  }

  /** Number of squares. */
  int size() {
    return names.length;
  }

  /** Gold that each side starts with. */
  long startingGold() {
    return plan.gold();
  }

  /** Number of cities. */
  int cityCount() {
    return plan.cities().length;
  }

  /** The square of the i-th city, by column then row. */
  int city(int i) {
    return plan.cities()[i];
  }

  boolean isCity(int square) {
    return incomeAt[square] != OFF;
  }

  /** Gold that a square gives in a turn, 0 for one that is no city. */
  long income(int square) {
    return Math.max(0, incomeAt[square]);
  }

  /** Owner of a square at the start: 0, 1 or {@link #NEUTRAL}. */
  int owner(int square) {
    return plan.owners()[square];
  }

  /** The owners at the start, one a square, for a board to change. */
  byte[] owners() {
    return plan.owners().clone();
  }

  /** A square's name, e.g. {@code c4}. */
  String name(int square) {
    return names[square];
  }

  /** The square with a name, {@link #OFF} if the text names none on this map. */
  int square(String name) {
    return plan.size().square(name, 0, name.length());
  }

  /**
   * The neighbour in a direction (GV-1.2).
   *
   * @param direction 0 north, 1 east, 2 south, 3 west
   * @return the square or {@link #OFF}
   */
  int neighbour(int square, int direction) {
    return neighbours[4 * square + direction];
  }

  /** Whether one of two squares is north, south, east or west of the other (GV-1.2). */
  boolean adjacent(int one, int other) {
    int base = 4 * one;
    return neighbours[base] == other
        || neighbours[base + 1] == other
        || neighbours[base + 2] == other
        || neighbours[base + 3] == other;
  }
}
