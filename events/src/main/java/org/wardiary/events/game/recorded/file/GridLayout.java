package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A grid of hexes or squares. */
final class GridLayout implements Layout {

  private static final double ROW_OF_HEXES = Math.sqrt(3) / 2;

  private static final int[][] SIDES = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
  private static final int[][] CORNERS = {{1, -1}, {1, 1}, {-1, 1}, {-1, -1}};
  // steps (along the axis of shifted lines, within a line) from a line that is not shifted
  private static final int[][] HIGH = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 0}, {-1, -1}};
  private static final int[][] LOW = {{0, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}};

  private final Plan plan;
  private final Map<String, Integer> cells = new HashMap<>();
  private final List<String> spaces;

  /**
   * What a grid is made of.
   *
   * @param shape the shape of spaces
   * @param lowLines for hexes, whether odd (1) or even (0) lines, counted from 0, are shifted
   * @param diagonal for squares, whether those with a common corner adjoin
   * @param ids the ids of all cells, row by row from the top; empty where there is no space
   * @param terrain the ids of their terrains; empty where there is none
   */
  record Plan(Shape shape, int lowLines, boolean diagonal, String[][] ids, String[][] terrain) {}

  /** Creates a layout; each id may stand only once. */
  GridLayout(Plan plan) {
    this.plan = plan;
    List<String> all = new ArrayList<>();
    for (int row = 0; row < plan.ids.length; row++) {
      for (int column = 0; column < plan.ids[row].length; column++) {
        String id = plan.ids[row][column];
        if (!id.isEmpty()) {
          all.add(id);
          cells.put(id, row * width() + column);
        }
      }
    }
    this.spaces = List.copyOf(all);
  }

  private int width() {
    return plan.ids[0].length;
  }

  @Override
  public Shape shape() {
    return plan.shape;
  }

  @Override
  public List<String> spaces() {
    return spaces;
  }

  @Override
  public boolean isSpace(String id) {
    return cells.containsKey(id);
  }

  @Override
  public List<String> neighbours(String id) {
    Integer cell = cells.get(id);
    List<String> found = new ArrayList<>();
    if (cell != null) {
      int column = cell % width();
      int row = cell / width();
      boolean rows = plan.shape == Shape.HEX_IN_ROW;
      for (int[] step : steps(rows ? row : column)) {
        add(found, column + step[rows ? 1 : 0], row + step[rows ? 0 : 1]);
      }
      if (plan.diagonal) {
        for (int[] step : CORNERS) {
          add(found, column + step[0], row + step[1]);
        }
      }
    }
    return List.copyOf(found);
  }

  private int[][] steps(int line) {
    if (plan.shape == Shape.SQUARE) {
      return SIDES;
    }
    return isLow(line) ? LOW : HIGH;
  }

  private boolean isLow(int line) {
    return line % 2 == plan.lowLines;
  }

  private void add(List<String> found, int column, int row) {
    boolean inside = row >= 0 && row < plan.ids.length && column >= 0 && column < width();
    if (inside && !plan.ids[row][column].isEmpty()) {
      found.add(plan.ids[row][column]);
    }
  }

  @Override
  public Optional<Point> place(String id) {
    return Optional.ofNullable(cells.get(id)).map(cell -> point(cell % width(), cell / width()));
  }

  private Point point(int column, int row) {
    return switch (plan.shape) {
      case HEX_IN_COLUMN -> new Point(column * ROW_OF_HEXES, row + (isLow(column) ? 0.5 : 0));
      case HEX_IN_ROW -> new Point(column + (isLow(row) ? 0.5 : 0), row * ROW_OF_HEXES);
      default -> new Point(column, row);
    };
  }

  @Override
  public Optional<String> terrain(String id) {
    return Optional.ofNullable(cells.get(id))
        .map(cell -> plan.terrain[cell / width()][cell % width()])
        .filter(terrain -> !terrain.isEmpty());
  }
}
