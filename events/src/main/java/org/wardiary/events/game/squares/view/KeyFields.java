package org.wardiary.events.game.squares.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.board.Names;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.unit.Armies;

/**
 * The fields that a position's key has in addition to the JSON: passes and double turns (SQ-3.2),
 * units that may not move or attack because of the slots before (SQ-3.4), and the attack in
 * progress. A unit that moved or attacked in the last slot but may do so again now makes no
 * difference here.
 */
public final class KeyFields {

  private final Board board;
  private final Names names;
  private final JsonGenerator json;

  private KeyFields(Board board, JsonGenerator json) {
    this.board = board;
    this.names = new Names(board);
    this.json = json;
  }

  /**
   * Writes the fields into the open object.
   *
   * @throws IOException if the generator throws it
   */
  public static void write(Board board, JsonGenerator json) throws IOException {
    new KeyFields(board, json).write();
  }

  private void write() throws IOException {
    if (board.isDoubleTurn()) {
      json.writeNumberField("actions", board.actionsLeft() + 1);
    }
    json.writeObjectFieldStart("passed");
    for (int side = 0; side < 2; side++) {
      json.writeBooleanField(names.side(side), board.hasPassed(side));
    }
    json.writeEndObject();
    units("moved", board.movedEnough() & ~board.lost());
    units("attacked", board.attackedEnough() & ~board.lost());
    if (board.question() != QuestionKind.TURN) {
      attack(board.attack());
    }
  }

  private void units(String field, int units) throws IOException {
    if (units == 0) {
      return;
    }
    json.writeObjectFieldStart(field);
    for (int side = 0; side < 2; side++) {
      json.writeArrayFieldStart(names.side(side));
      for (int left = units & Armies.mask(side); left != 0; left = Bits.rest(left)) {
        json.writeString(names.unit(Bits.first(left)));
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  private void attack(CurrentAttack attack) throws IOException {
    unit("attacker", attack.attacker());
    unit("supporter", attack.supporter());
    unit("defender", attack.defender());
    unit("displaced", attack.displaced());
    if (attack.target() >= 0) {
      json.writeStringField("target", names.space(attack.target()));
      json.writeNumberField("option", attack.option() + 1);
      json.writeStringField("retreating", attack.retreating().name());
    }
  }

  private void unit(String field, int unit) throws IOException {
    if (unit >= 0) {
      json.writeObjectFieldStart(field);
      json.writeStringField(names.sideOf(unit), names.unit(unit));
      json.writeEndObject();
    }
  }
}
