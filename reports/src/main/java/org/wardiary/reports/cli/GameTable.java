package org.wardiary.reports.cli;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.record.Problem;
import org.wardiary.projector.view.GameSummary;

/** Games as a table of plain text. */
final class GameTable {

  private static final int LONGEST_NAME = 28;
  private static final List<String> HEADER =
      List.of("id", "game", "date", "round", "players", "first", "result", "by", "turns", "event");

  private GameTable() {}

  /** The table, a line a game, columns aligned, lines ended by the system's line end. */
  static String text(List<GameSummary> games) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADER);
    games.forEach(game -> rows.add(cells(game)));
    return Columns.text(rows);
  }

  private static List<String> cells(GameSummary game) {
    return List.of(
        game.getGameId(),
        game.getGame(),
        shown(game.getDate()),
        shown(game.getRound()),
        shown(game.getFirstPlayer()) + " - " + shown(game.getSecondPlayer()),
        game.getFirstMover(),
        game.getResult(),
        game.getTermination(),
        Integer.toString(game.getTurns()),
        shown(game.getEvent()));
  }

  private static String shown(String text) {
    if (text.isEmpty()) {
      return "?";
    }
    if (text.codePointCount(0, text.length()) <= LONGEST_NAME) {
      return Problem.shown(text);
    }
    return Problem.shown(text.substring(0, text.offsetByCodePoints(0, LONGEST_NAME - 3)) + "...");
  }
}
