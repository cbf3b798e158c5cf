package org.wardiary.events.game.generalsview;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;

/**
 * The game's fields of a position's JSON (GV-6). Nothing is hidden, so all viewers see the same.
 */
final class BoardJson {

  private final Board board;
  private final List<String> sides;

  BoardJson(Board board, List<String> sides) {
    this.board = board;
    this.sides = sides;
  }

  /** What is written of one side. */
  private interface OfSide {
    void write(int side) throws IOException;
  }

  /** Writes the fields into an object that is open. */
  void write(JsonGenerator json) throws IOException {
    bySide(json, "units", side -> units(json, side));
    bySide(json, "losses", side -> json.writeNumber(board.losses(side)));
    bySide(json, "frozen", side -> json.writeArray(new String[0], 0, 0));
    bySide(json, "gold", side -> json.writeNumber(board.gold(side)));
    owners(json);
    bySide(json, "supply", side -> supply(json, side));
    points(json);
    battle(json);
  }

  private void bySide(JsonGenerator json, String name, OfSide value) throws IOException {
    json.writeObjectFieldStart(name);
    for (int side = 0; side < 2; side++) {
      json.writeFieldName(sides.get(side));
      value.write(side);
    }
    json.writeEndObject();
  }

  private void units(JsonGenerator json, int side) throws IOException {
    Army army = board.army(side);
    json.writeStartObject();
    for (int unit = 0; unit < army.raised(); unit++) {
      int square = army.square(unit);
      json.writeStringField(
          army.id(unit), square == Army.LOST ? "lost" : board.field().name(square));
    }
    json.writeEndObject();
  }

  private void owners(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("owners");
    for (int square = 0; square < board.field().size(); square++) {
      if (board.owner(square) != Field.NEUTRAL) {
        json.writeStringField(board.field().name(square), sides.get(board.owner(square)));
      }
    }
    json.writeEndObject();
  }

  private void supply(JsonGenerator json, int side) throws IOException {
    Army army = board.army(side);
    json.writeStartObject();
    for (int i = 0; i < army.alive(); i++) {
      json.writeNumberField(army.id(army.living(i)), army.supply(army.living(i)));
    }
    json.writeEndObject();
  }

  /** Movement points left, at the question of a turn alone. */
  private void points(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("points");
    if (board.asked() == Ask.TURN) {
      Army army = board.army(board.acting());
      for (int i = 0; i < army.alive(); i++) {
        json.writeNumberField(army.id(army.living(i)), army.points(army.living(i)));
      }
    }
    json.writeEndObject();
  }

  private void battle(JsonGenerator json) throws IOException {
    if (board.battle() == Board.NONE) {
      json.writeNullField("battle");
      return;
    }
    json.writeObjectFieldStart("battle");
    json.writeStringField("square", board.field().name(board.battle()));
    for (int side = 0; side < 2; side++) {
      int unit = board.brought(side);
      if (unit == Board.NONE) {
        json.writeNullField(sides.get(side));
      } else {
        json.writeStringField(sides.get(side), board.army(side).id(unit));
      }
    }
    json.writeEndObject();
  }
}
