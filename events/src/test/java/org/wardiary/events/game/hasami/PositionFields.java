package org.wardiary.events.game.hasami;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** The fields {@code units} and {@code losses} of a position's JSON. */
final class PositionFields {

  private PositionFields() {}

  static void write(Board board, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("units");
    for (int side = 0; side < 2; side++) {
      json.writeObjectFieldStart(board.sides().name(side));
      for (int man = 0; man < board.men(); man++) {
        int square = board.square(side, man);
        String space = square == Board.LOST ? "lost" : board.map().name(square);
        json.writeStringField(board.id(man), space);
      }
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeObjectFieldStart("losses");
    for (int side = 0; side < 2; side++) {
      json.writeNumberField(board.sides().name(side), board.losses(side));
    }
    json.writeEndObject();
  }
}
