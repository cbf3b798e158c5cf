package org.wardiary.events.game.generalsview.view;

import java.util.Locale;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.Grid;
import org.wardiary.events.text.Text;

/**
 * The board as text for a terminal: the grid with north at the top, then each side's gold and
 * units.
 *
 * <p>A cell begins with the owner: {@code .}, {@code r} or {@code b} for a field, and {@code #},
 * {@code R} or {@code B} for a city. The number of units of each side there follows, e.g. {@code
 * R3}.
 */
public final class TextBoard {

  private static final int LEAST_CELL_WIDTH = 2;

  private final Board board;
  private final GeneralsViewMap map;

  /** Creates the text view of a board. */
  public TextBoard(Board board) {
    this.board = board;
    this.map = board.map();
  }

  private static String initial(int side) {
    return GeneralsViewMap.SIDES.name(side).substring(0, 1);
  }

  private String owner(int square) {
    int owner = board.territory().owner(square);
    if (owner == GeneralsViewMap.NEUTRAL) {
      return map.isCity(square) ? "#" : ".";
    }
    return map.isCity(square) ? initial(owner) : initial(owner).toLowerCase(Locale.ROOT);
  }

  private String cell(int square) {
    StringBuilder cell = new StringBuilder(owner(square));
    for (int side = 0; side < 2; side++) {
      int standing = board.army(side).standing(square);
      if (standing > 0) {
        cell.append(initial(side)).append(standing);
      }
    }
    return cell.toString();
  }

  private int cellWidth() {
    int width = LEAST_CELL_WIDTH;
    for (int square = 0; square < map.squareCount(); square++) {
      width = Math.max(width, cell(square).length());
    }
    return width;
  }

  /** The whole text; lines end in LF. */
  @Override
  public String toString() {
    Grid grid = map.grid();
    String cellFormat = " %-" + cellWidth() + "s";
    StringBuilder text = new StringBuilder();
    for (int row = grid.height() - 1; row >= 0; row--) {
      StringBuilder line = new StringBuilder(Text.of("%2d ", row + 1));
      for (int column = 0; column < grid.width(); column++) {
        line.append(Text.of(cellFormat, cell(grid.at(column, row))));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    StringBuilder columns = new StringBuilder("   ");
    for (int column = 0; column < grid.width(); column++) {
      columns.append(Text.of(cellFormat, (char) ('a' + column)));
    }
    text.append(columns.toString().stripTrailing()).append('\n');
    for (int side = 0; side < 2; side++) {
      side(text, side);
    }
    return text.toString();
  }

  private void side(StringBuilder text, int side) {
    text.append(
        Text.of(
            "%s: gold %d, cities %d of %d, squares %d, lost %d\n",
            GeneralsViewMap.SIDES.name(side),
            board.gold(side),
            board.territory().cities(side),
            map.cityCount(),
            board.territory().squares(side),
            board.army(side).losses()));
    for (int square = 0; square < map.squareCount(); square++) {
      if (board.army(side).standing(square) > 0) {
        stack(text, board.army(side), square);
      }
    }
  }

  /** Appends the units on a square, with supply points in brackets where they are not full. */
  private void stack(StringBuilder text, Army army, int square) {
    text.append("  ").append(map.name(square)).append(':');
    for (int i = 0; i < army.size(); i++) {
      int unit = army.unit(i);
      if (army.square(unit) == square) {
        text.append(' ').append(army.id(unit));
        if (army.supply(unit) < board.rules().fullSupply()) {
          text.append('(').append(army.supply(unit)).append(')');
        }
      }
    }
    text.append('\n');
  }
}
