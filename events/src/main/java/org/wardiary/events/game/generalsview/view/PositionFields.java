package org.wardiary.events.game.generalsview.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;

/** Writes the game's own fields of a position's JSON (GV-6). */
public final class PositionFields {

  private final Board board;
  private final GeneralsViewMap map;

  /** Creates a writer for the fields of a board. */
  public PositionFields(Board board) {
    this.board = board;
    this.map = board.map();
  }

  /** Writes one side's value of a field. */
  @FunctionalInterface
  private interface SideWriter {
    void write(int side) throws IOException;
  }

  /** Writes the fields into the open JSON object. */
  public void write(JsonGenerator json) throws IOException {
    bySide(json, "units", side -> units(json, board.army(side)));
    bySide(json, "losses", side -> json.writeNumber(board.army(side).losses()));
    bySide(json, "frozen", side -> json.writeArray(new String[0], 0, 0));
    bySide(json, "gold", side -> json.writeNumber(board.gold(side)));
    owners(json);
    bySide(json, "supply", side -> supply(json, board.army(side)));
    points(json);
    battle(json);
  }

  private static void bySide(JsonGenerator json, String name, SideWriter value) throws IOException {
    json.writeObjectFieldStart(name);
    for (int side = 0; side < 2; side++) {
      json.writeFieldName(GeneralsViewMap.SIDES.name(side));
      value.write(side);
    }
    json.writeEndObject();
  }

  private void units(JsonGenerator json, Army army) throws IOException {
    json.writeStartObject();
    for (int unit = 0; unit < army.raised(); unit++) {
      int square = army.square(unit);
      json.writeStringField(army.id(unit), square == Army.LOST ? "lost" : map.name(square));
    }
    json.writeEndObject();
  }

  private void owners(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("owners");
    for (int square = 0; square < map.squareCount(); square++) {
      int owner = board.territory().owner(square);
      if (owner != GeneralsViewMap.NEUTRAL) {
        json.writeStringField(map.name(square), GeneralsViewMap.SIDES.name(owner));
      }
    }
    json.writeEndObject();
  }

  private static void supply(JsonGenerator json, Army army) throws IOException {
    json.writeStartObject();
    for (int i = 0; i < army.size(); i++) {
      json.writeNumberField(army.id(army.unit(i)), army.supply(army.unit(i)));
    }
    json.writeEndObject();
  }

  /** Writes the movement points left; none except at the question {@code turn}. */
  private void points(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("points");
    if (board.question() == QuestionKind.TURN) {
      Army army = board.army(board.turnSide());
      for (int i = 0; i < army.size(); i++) {
        json.writeNumberField(army.id(army.unit(i)), army.points(army.unit(i)));
      }
    }
    json.writeEndObject();
  }

  private void battle(JsonGenerator json) throws IOException {
    if (board.battle() == Board.NOBODY) {
      json.writeNullField("battle");
      return;
    }
    json.writeObjectFieldStart("battle");
    json.writeStringField("square", map.name(board.battle()));
    for (int side = 0; side < 2; side++) {
      int unit = board.brought(side);
      String name = GeneralsViewMap.SIDES.name(side);
      if (unit == Board.NOBODY) {
        json.writeNullField(name);
      } else {
        json.writeStringField(name, board.army(side).id(unit));
      }
    }
    json.writeEndObject();
  }
}
