package org.wardiary.events.game.squares.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Names;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.unit.Armies;

/** Writes the fields that SQUARES adds to a position's JSON: units, losses, frozen, unit. */
public final class PositionFields {

  private final Board board;
  private final Names names;
  private final Armies armies;

  private PositionFields(Board board) {
    this.board = board;
    this.names = new Names(board);
    this.armies = board.armies();
  }

  /**
   * Writes the fields into the open object.
   *
   * @throws IOException if the generator throws it
   */
  public static void write(Board board, JsonGenerator json) throws IOException {
    new PositionFields(board).write(json);
  }

  private void write(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("units");
    for (int side = 0; side < 2; side++) {
      writeUnits(json, side);
    }
    json.writeEndObject();
    json.writeObjectFieldStart("losses");
    for (int side = 0; side < 2; side++) {
      json.writeNumberField(names.side(side), board.losses(side));
    }
    json.writeEndObject();
    json.writeObjectFieldStart("frozen");
    for (int side = 0; side < 2; side++) {
      writeFrozen(json, side);
    }
    json.writeEndObject();
    if (board.questionUnit() == Board.NOBODY) {
      json.writeNullField("unit");
    } else {
      json.writeStringField("unit", names.unit(board.questionUnit()));
    }
  }

  private void writeUnits(JsonGenerator json, int side) throws IOException {
    json.writeObjectFieldStart(names.side(side));
    for (int unit = 16 * side; unit < 16 * side + armies.size(); unit++) {
      int space = board.space(unit);
      json.writeStringField(armies.id(unit), space == Board.NOBODY ? "lost" : names.space(space));
    }
    json.writeEndObject();
  }

  private void writeFrozen(JsonGenerator json, int side) throws IOException {
    json.writeArrayFieldStart(names.side(side));
    if ((board.frozen() & Armies.mask(side)) != 0) {
      for (int unit : armies.byId(side)) {
        if (Bits.has(board.frozen(), unit)) {
          json.writeString(armies.id(unit));
        }
      }
    }
    json.writeEndArray();
  }
}
