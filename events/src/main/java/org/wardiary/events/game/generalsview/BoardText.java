package org.wardiary.events.game.generalsview;

import java.util.List;
import java.util.Locale;
import org.wardiary.events.text.Text;

/**
 * The board as text for a terminal: north above, a cell for each square, then gold and stacks.
 *
 * <p>A cell begins with {@code .}, {@code r} or {@code b} for a field's owner, {@code #}, {@code R}
 * or {@code B} for a city's; then the units' side and number ({@code R3}); both where both stand.
 */
final class BoardText {

  private final Board board;
  private final List<String> sides;

  BoardText(Board board, List<String> sides) {
    this.board = board;
    this.sides = sides;
  }

  private String cell(int square) {
    int owner = board.owner(square);
    String mark = owner == Field.NEUTRAL ? "" : initial(owner).toLowerCase(Locale.ROOT);
    StringBuilder cell = new StringBuilder();
    if (board.field().isCity(square)) {
      cell.append(owner == Field.NEUTRAL ? "#" : initial(owner));
    } else {
      cell.append(owner == Field.NEUTRAL ? "." : mark);
    }
    for (int side = 0; side < 2; side++) {
      int standing = board.army(side).standing(square);
      if (standing > 0) {
        cell.append(initial(side)).append(standing);
      }
    }
    return cell.toString();
  }

  private String initial(int side) {
    return sides.get(side).substring(0, 1);
  }

  @Override
  public String toString() {
    Size grid = board.field().grid();
    int wide = 2;
    for (int square = 0; square < grid.squares(); square++) {
      wide = Math.max(wide, cell(square).length());
    }
    String form = " %-" + wide + "s";
    StringBuilder text = new StringBuilder();
    for (int row = grid.height() - 1; row >= 0; row--) {
      StringBuilder line = new StringBuilder(Text.of("%2d ", row + 1));
      for (int column = 0; column < grid.width(); column++) {
        line.append(Text.of(form, cell(grid.at(column, row))));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    StringBuilder columns = new StringBuilder("   ");
    for (int column = 0; column < grid.width(); column++) {
      columns.append(Text.of(form, (char) ('a' + column)));
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
            sides.get(side),
            board.gold(side),
            board.cities(side),
            board.field().cityCount(),
            board.squares(side),
            board.losses(side)));
    for (int square = 0; square < board.field().size(); square++) {
      if (board.army(side).standing(square) > 0) {
        stack(text, side, square);
      }
    }
  }

  /** One stack: a unit's supply points stand after it where they are not full. */
  private void stack(StringBuilder text, int side, int square) {
    Army army = board.army(side);
    text.append("  ").append(board.field().name(square)).append(':');
    for (int i = 0; i < army.alive(); i++) {
      int unit = army.living(i);
      if (army.square(unit) == square) {
        text.append(' ').append(army.id(unit));
        if (army.supply(unit) < Kind.FULL_SUPPLY) {
          text.append('(').append(army.supply(unit)).append(')');
        }
      }
    }
    text.append('\n');
  }
}
