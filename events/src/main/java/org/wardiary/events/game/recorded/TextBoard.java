package org.wardiary.events.game.recorded;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.text.Text;

/** The board as text: a line for each space with units or states, then those not on the map. */
final class TextBoard {

  private TextBoard() {}

  static String of(RecordedBoard board) {
    SortedMap<String, StringBuilder> spaces = new TreeMap<>();
    StringBuilder off = new StringBuilder();
    board
        .units()
        .forEach(
            (id, piece) -> {
              String unit = named(id, piece);
              if (piece.stands()) {
                spaces.computeIfAbsent(piece.space(), space -> new StringBuilder()).append(unit);
              } else {
                off.append(Text.of("%s %s\n", piece.place(), unit.strip()));
              }
            });
    board
        .marks()
        .forEach(
            (target, states) ->
                spaces
                    .computeIfAbsent(target, space -> new StringBuilder())
                    .append(' ')
                    .append(states(states)));
    StringBuilder text = new StringBuilder();
    spaces.forEach((space, units) -> text.append(Text.of("%-8s%s\n", space, units)));
    return text.append(off).toString();
  }

  private static String named(String id, Piece piece) {
    String states = piece.states().isEmpty() ? "" : " (" + states(piece.states()) + ")";
    return Text.of(" %s%s%s", piece.side().isEmpty() ? "" : piece.side() + " ", id, states);
  }

  private static String states(Map<String, String> states) {
    return states.entrySet().stream()
        .map(state -> state.getValue().isEmpty() ? state.getKey() : state.toString())
        .collect(Collectors.joining(", "));
  }
}
