package org.wardiary.events.game.squares.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Armies;

/** The fields of a position's JSON that SQUARES adds: units, losses, frozen, unit. */
public final class PositionFields {

  private final Board board;
  private final SquaresMap layout;
  private final Armies armies;

  public PositionFields(Board board) {
    this.board = board;
    this.layout = board.layout();
    this.armies = layout.armies();
  }

  public void write(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("units");
    for (int side = 0; side < 2; side++) {
      writeUnits(json, side);
    }
    json.writeEndObject();
    json.writeObjectFieldStart("losses");
    for (int side = 0; side < 2; side++) {
      json.writeNumberField(sideName(side), board.losses(side));
    }
    json.writeEndObject();
    json.writeObjectFieldStart("frozen");
    for (int side = 0; side < 2; side++) {
      writeFrozen(json, side);
    }
    json.writeEndObject();
    if (board.askedUnit() == Board.NOBODY) {
      json.writeNullField("unit");
    } else {
      json.writeStringField("unit", armies.id(board.askedUnit()));
    }
  }

  private void writeUnits(JsonGenerator json, int side) throws IOException {
    json.writeObjectFieldStart(sideName(side));
    for (int unit = 16 * side; unit < 16 * side + armies.size(); unit++) {
      int space = board.space(unit);
      json.writeStringField(armies.id(unit), space == Board.NOBODY ? "lost" : layout.code(space));
    }
    json.writeEndObject();
  }

  private void writeFrozen(JsonGenerator json, int side) throws IOException {
    json.writeArrayFieldStart(sideName(side));
    if ((board.frozen() & Armies.half(side)) != 0) {
      for (int unit : armies.byId(side)) {
        if (Bits.has(board.frozen(), unit)) {
          json.writeString(armies.id(unit));
        }
      }
    }
    json.writeEndArray();
  }

  private String sideName(int side) {
    return layout.variant().sides().get(side);
  }
}
