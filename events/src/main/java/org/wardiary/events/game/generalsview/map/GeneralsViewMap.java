package org.wardiary.events.game.generalsview.map;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Sides;

/**
 * A map as its file describes it (GV-1): the grid, the cities with their income, and the owners at
 * the start. Squares are numbered as in {@link Grid}. Immutable.
 */
public final class GeneralsViewMap implements GameMap {

  /** The sides as maps, records and events name them. */
  public static final Sides SIDES = new Sides("Red", "Blue");

  /** Takes the place of a side's number for a neutral square, which has no owner. */
  public static final int NEUTRAL = 2;

  /** Number of neighbours of a square that is not on the edge (GV-1.2). */
  public static final int DIRECTIONS = 4;

  /**
   * The checked content of a map file.
   *
   * @param grid the grid
   * @param gold gold that each side starts with
   * @param cities squares of the cities, ascending
   * @param incomes gold that each city gives per turn, in the order of {@code cities}
   * @param owners owner of each square, 0, 1 or {@link #NEUTRAL}
   */
  record Plan(Grid grid, long gold, int[] cities, long[] incomes, byte[] owners) {}

  private static final int NO_CITY = -1;

  private final Plan plan;
  private final long[] incomeAt;
  private final String[] names;
  private final int[] neighbours;
  private final byte[] columns;
  private final byte[] rows;
  private volatile List<String> warnings;

  GeneralsViewMap(Plan plan) {
    this.plan = plan;
    Grid grid = plan.grid();
    int count = grid.squareCount();
    this.incomeAt = new long[count];
    this.names = new String[count];
    this.neighbours = new int[DIRECTIONS * count];
    this.columns = new byte[count];
    this.rows = new byte[count];
    Arrays.fill(incomeAt, NO_CITY);
    for (int i = 0; i < plan.cities().length; i++) {
      incomeAt[plan.cities()[i]] = plan.incomes()[i];
    }
    for (int square = 0; square < count; square++) {
      names[square] = grid.name(square);
      int column = grid.column(square);
      int row = grid.row(square);
      columns[square] = (byte) column;
      rows[square] = (byte) row;
      int first = DIRECTIONS * square;
      neighbours[first] = grid.at(column, row + 1);
      neighbours[first + 1] = grid.at(column + 1, row);
      neighbours[first + 2] = grid.at(column, row - 1);
      neighbours[first + 3] = grid.at(column - 1, row);
    }
  }

  /** One warning if the side that begins can win in its first turn (GV-1.1), else none. */
  @Override
  public List<String> warnings() {
    if (warnings == null) {
      // expensive, so computed on demand; two threads searching at once do no harm
      warnings = FirstTurn.warnings(this);
    }
    return warnings;
  }

  /** The same map without warnings, which apply only to games by the rules of the rulebook. */
  public GeneralsViewMap withoutWarnings() {
    GeneralsViewMap silent = new GeneralsViewMap(plan);
    silent.warnings = List.of();
    return silent;
  }

  /** The grid of squares. */
  public Grid grid() {
    return plan.grid();
  }

  /** Number of squares. */
  public int squareCount() {
    return names.length;
  }

  /** Gold that each side starts with. */
  public long startingGold() {
    return plan.gold();
  }

  /** Number of cities. */
  public int cityCount() {
    return plan.cities().length;
  }

  /**
   * The square of a city.
   *
   * @param i index of the city, from 0, in order of column, then row
   */
  public int city(int i) {
    return plan.cities()[i];
  }

  /** Whether a square is a city. */
  public boolean isCity(int square) {
    return incomeAt[square] != NO_CITY;
  }

  /** Gold that a square gives its owner each turn (GV-3.1); 0 for a square that is not a city. */
  public long income(int square) {
    return Math.max(0, incomeAt[square]);
  }

  /** Owner of a square at the start: 0, 1 or {@link #NEUTRAL}. */
  public int owner(int square) {
    return plan.owners()[square];
  }

  /** Names of the squares that a side owns at the start. */
  public List<String> ownedBy(int side) {
    return IntStream.range(0, names.length)
        .filter(square -> owner(square) == side)
        .mapToObj(this::name)
        .toList();
  }

  /** The owners at the start, by square, in a new array. */
  public byte[] owners() {
    return plan.owners().clone();
  }

  /** A square's name, e.g. {@code c4}. */
  public String name(int square) {
    return names[square];
  }

  /** A square's column from the west, from 0. */
  public int column(int square) {
    return columns[square];
  }

  /** A square's row from the south, from 0. */
  public int row(int square) {
    return rows[square];
  }

  /** The square with a name, {@link Grid#OFF} if no square of this map has it. */
  public int square(String name) {
    return plan.grid().square(name, 0, name.length());
  }

  /**
   * The neighbour in a direction (GV-1.2).
   *
   * @param direction 0 north, 1 east, 2 south, 3 west
   * @return the square, or {@link Grid#OFF} beyond the edge of the map
   */
  public int neighbour(int square, int direction) {
    return neighbours[DIRECTIONS * square + direction];
  }

  /** Whether two squares are neighbours (GV-1.2). */
  public boolean adjacent(int one, int other) {
    int first = DIRECTIONS * one;
    return neighbours[first] == other
        || neighbours[first + 1] == other
        || neighbours[first + 2] == other
        || neighbours[first + 3] == other;
  }
}
