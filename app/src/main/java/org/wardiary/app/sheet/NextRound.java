package org.wardiary.app.sheet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.wardiary.analytics.tournament.Pairing;
import org.wardiary.app.terminal.Columns;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.SafeText;

/**
 * The pairings of a round, as a table and as a sheet of results that are to be entered.
 *
 * @param event name of the tournament
 * @param round number of the round, from 1
 * @param sides the game's two sides
 * @param pairings the pairings by board
 * @param teams the players' teams by player, "" for none
 */
public record NextRound(
    String event,
    int round,
    List<String> sides,
    List<Pairing> pairings,
    Map<String, String> teams) {

  /** A row per board: its number, and who has which side. */
  public String table() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("board", sides.get(0), sides.get(1)));
    for (Pairing pairing : pairings) {
      String number = Integer.toString(rows.size());
      rows.add(List.of(number, Problem.shown(pairing.first()), Problem.shown(second(pairing))));
    }
    return Columns.text(rows);
  }

  /** The sheet as CSV, which {@code import} reads once {@code Result} is filled in. */
  public String sheet() {
    StringBuilder text = new StringBuilder();
    try (CSVPrinter printer = new CSVPrinter(text, CSVFormat.RFC4180)) {
      List<String> headings = new ArrayList<>(List.of("Event", "Round", "Board"));
      headings.addAll(sides);
      if (hasTeams()) {
        sides.forEach(side -> headings.add(ColumnPlan.team(side)));
      }
      headings.addAll(List.of(Column.RESULT.title(), Column.TERMINATION.title()));
      printer.printRecord(headings);
      int board = 0;
      for (Pairing pairing : pairings) {
        printer.printRecord(row(++board, pairing).stream().map(SafeText::of).toList());
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }

  private List<String> row(int board, Pairing pairing) {
    List<String> row = new ArrayList<>(List.of(event, Integer.toString(round)));
    row.add(Integer.toString(board));
    row.add(pairing.first());
    row.add(second(pairing));
    if (hasTeams()) {
      row.add(teams.getOrDefault(pairing.first(), ""));
      row.add(teams.getOrDefault(pairing.second(), ""));
    }
    row.add("");
    row.add("");
    return row;
  }

  private boolean hasTeams() {
    return teams.values().stream().anyMatch(team -> !team.isEmpty());
  }

  private static String second(Pairing pairing) {
    return pairing.isBye() ? SheetWords.BYE : pairing.second();
  }

  /** A line that says which round it is. */
  public String title(String system) {
    return Text.of("%s, round %d: %s", Problem.shown(event), round, system);
  }
}
