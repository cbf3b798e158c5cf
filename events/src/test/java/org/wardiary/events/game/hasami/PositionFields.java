package org.wardiary.events.game.hasami;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;

/** The fields {@code units} and {@code losses} of a position's JSON. */
final class PositionFields {

  private PositionFields() {}

  static void write(Board board, List<String> sides, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("units");
    for (int side = 0; side < 2; side++) {
      json.writeObjectFieldStart(sides.get(side));
      for (int man = 0; man < board.men(); man++) {
        int square = board.square(side, man);
        String space = square == Board.LOST ? "lost" : board.map().name(square);
        json.writeStringField(HasamiGame.id(man), space);
      }
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeObjectFieldStart("losses");
    for (int side = 0; side < 2; side++) {
      json.writeNumberField(sides.get(side), board.losses(side));
    }
    json.writeEndObject();
  }
}
