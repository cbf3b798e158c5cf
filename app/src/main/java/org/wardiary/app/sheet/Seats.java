package org.wardiary.app.sheet;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.identity.Names;
import org.wardiary.events.record.Problem;

/** Who had which side in the game of a row. */
final class Seats {

  private final List<String> sides;
  private final Map<String, String> players = new LinkedHashMap<>();
  private String firstNamed;
  private boolean bye;

  /**
   * Reads the players of a row.
   *
   * @throws BadSheet if their sides are not clear
   */
  Seats(Sheet.Row row, ColumnPlan plan, List<String> sides) {
    this.sides = sides;
    this.firstNamed = sides.get(0);
    sides.forEach(side -> seat(side, plan.cell(row, side)));
    if (plan.has(Column.PLAYER_1)) {
      pair(row, plan, Column.PLAYER_1, Column.PLAYER_2, Column.SIDE_1);
    } else if (plan.has(Column.WINNING_SIDE) && !isKnown()) {
      pair(row, plan, Column.WINNER, Column.LOSER, Column.WINNING_SIDE);
    }
  }

  private void pair(Sheet.Row row, ColumnPlan plan, Column first, Column second, Column side) {
    String other = plan.cell(row, Column.SIDE_2);
    String own = plan.cell(row, side);
    String taken = own.isEmpty() && !other.isEmpty() ? otherThan(side(other)) : side(own);
    firstNamed = taken;
    seat(taken, plan.cell(row, first));
    if (plan.has(second)) {
      seat(otherThan(taken), plan.cell(row, second));
    }
  }

  private boolean isKnown() {
    return !players.isEmpty() || bye;
  }

  private void seat(String side, String player) {
    bye |= SheetWords.isBye(player);
    if (!SheetWords.isNone(player) && !SheetWords.isBye(player)) {
      players.put(side, player);
    }
  }

  private String otherThan(String side) {
    if (sides.size() != 2) {
      throw new BadSheet("expected a column for each side since there are %d", sides.size());
    }
    return sides.get(1 - sides.indexOf(side));
  }

  private String side(String cell) {
    return find(cell)
        .orElseThrow(
            () ->
                new BadSheet(
                    "expected a side, one of %s, but got '%s'",
                    String.join(", ", sides), Problem.shown(cell)));
  }

  private Optional<String> find(String cell) {
    String name = Names.inAnyCase(cell);
    return sides.stream().filter(side -> Names.inAnyCase(side).equals(name)).findFirst();
  }

  /** Whether a player had no opponent. */
  boolean isBye() {
    return bye;
  }

  /** The players by side, sides without a player left out. */
  Map<String, String> players() {
    return players;
  }

  /**
   * The result that a cell states.
   *
   * @throws BadSheet if it is none
   */
  String result(String column, String cell) {
    String word = cell.toLowerCase(Locale.ROOT);
    if (SheetWords.isDraw(word)) {
      return SheetWords.DRAW;
    }
    if (SheetWords.isOpen(word)) {
      return SheetWords.OPEN;
    }
    return find(cell)
        .or(() -> sideOf(cell))
        .or(() -> ofTheFirst(word))
        .orElseThrow(
            () ->
                new BadSheet(
                    "expected a side (%s), a player of the row (%s) or draw but %s is '%s'",
                    String.join(", ", sides),
                    Problem.shown(String.join(", ", players.values())),
                    column,
                    Problem.shown(cell)));
  }

  private Optional<String> sideOf(String player) {
    String name = Names.inAnyCase(player);
    List<String> found =
        players.entrySet().stream()
            .filter(seat -> Names.inAnyCase(seat.getValue()).equals(name))
            .map(Map.Entry::getKey)
            .toList();
    if (found.size() > 1) {
      throw new BadSheet("expected the side that won but '%s' has both", Problem.shown(player));
    }
    return found.stream().findFirst();
  }

  private Optional<String> ofTheFirst(String word) {
    int winner = sides.size() == 2 ? SheetWords.winner(word) : -1;
    return winner < 0
        ? Optional.empty()
        : Optional.of(winner == 0 ? firstNamed : otherThan(firstNamed));
  }
}
