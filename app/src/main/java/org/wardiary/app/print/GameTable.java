package org.wardiary.app.print;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wardiary.analytics.filter.GameColumn;
import org.wardiary.app.terminal.Columns;
import org.wardiary.events.record.Problem;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/** Games as a table of plain text. */
public final class GameTable {

  private static final int LONGEST_NAME = 28;
  private static final List<GameColumn> COLUMNS =
      List.of(
          GameColumn.ID,
          GameColumn.GAME,
          GameColumn.DATE,
          GameColumn.ROUND,
          GameColumn.PLAYERS,
          GameColumn.FIRST,
          GameColumn.RESULT,
          GameColumn.BY,
          GameColumn.TURNS,
          GameColumn.LEVEL,
          GameColumn.NOTES,
          GameColumn.EVENT);

  private GameTable() {}

  /**
   * The table, with one line per game and aligned columns; lines end with the system's line
   * separator.
   */
  public static String text(List<GameSummary> games) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(COLUMNS.stream().map(GameColumn::header).toList());
    games.forEach(game -> rows.add(cells(game)));
    return Columns.text(rows);
  }

  private static List<String> cells(GameSummary game) {
    return COLUMNS.stream().map(column -> cell(column, game)).toList();
  }

  private static String cell(GameColumn column, GameSummary game) {
    return switch (column) {
      case PLAYERS -> players(game);
      case DATE, ROUND, EVENT -> shown(column.text(game));
      default -> column.text(game);
    };
  }

  /** The players, that of the first-named side first. */
  public static String players(GameSummary game) {
    return IntStream.range(0, game.getSides().size())
        .mapToObj(side -> shown(PlayerName.written(game, side)))
        .collect(Collectors.joining(" - "));
  }

  /** A name in printable form, cut if it is long. */
  public static String shown(String text) {
    if (text.isEmpty()) {
      return "?";
    }
    if (text.codePointCount(0, text.length()) <= LONGEST_NAME) {
      return Problem.shown(text);
    }
    return Problem.shown(text.substring(0, text.offsetByCodePoints(0, LONGEST_NAME - 3)) + "...");
  }
}
