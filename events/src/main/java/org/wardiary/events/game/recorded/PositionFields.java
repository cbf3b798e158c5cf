package org.wardiary.events.game.recorded;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import java.util.SortedMap;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedBoard;

/**
 * The fields of a position's JSON: {@code side} and {@code phase}; {@code units}, by side, where
 * each stands ({@code lost}, {@code waiting}); {@code states} of units, {@code marks} on spaces,
 * sides of spaces and sides, where there are any.
 */
final class PositionFields {

  private PositionFields() {}

  static void write(RecordedBoard board, JsonGenerator json) throws IOException {
    json.writeStringField("side", board.acting());
    json.writeStringField("phase", board.phase());
    json.writeObjectFieldStart("units");
    for (String side : board.sideNames()) {
      writeUnits(board, side, json);
    }
    if (board.units().values().stream().anyMatch(piece -> piece.side().isEmpty())) {
      writeUnits(board, "", json);
    }
    json.writeEndObject();
    json.writeObjectFieldStart("states");
    for (Map.Entry<String, Piece> unit : board.units().entrySet()) {
      writeStates(unit.getKey(), unit.getValue().states(), json);
    }
    json.writeEndObject();
    json.writeObjectFieldStart("marks");
    for (Map.Entry<String, SortedMap<String, String>> mark : board.marks().entrySet()) {
      writeStates(mark.getKey(), mark.getValue(), json);
    }
    json.writeEndObject();
    json.writeObjectFieldStart("losses");
    for (int side = 0; side < board.sideNames().size(); side++) {
      json.writeNumberField(board.sideNames().get(side), board.losses(side));
    }
    json.writeEndObject();
  }

  private static void writeUnits(RecordedBoard board, String side, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart(side);
    for (Map.Entry<String, Piece> unit : board.units().entrySet()) {
      if (unit.getValue().side().equals(side)) {
        json.writeStringField(unit.getKey(), unit.getValue().place());
      }
    }
    json.writeEndObject();
  }

  private static void writeStates(String of, Map<String, String> states, JsonGenerator json)
      throws IOException {
    if (!states.isEmpty()) {
      json.writeObjectFieldStart(of);
      for (Map.Entry<String, String> state : states.entrySet()) {
        json.writeStringField(state.getKey(), state.getValue());
      }
      json.writeEndObject();
    }
  }
}
