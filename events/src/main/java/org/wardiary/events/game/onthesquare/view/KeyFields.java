package org.wardiary.events.game.onthesquare.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.CardDraw;
import org.wardiary.events.game.onthesquare.board.Charge;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * The fields that a position's key has in addition to the JSON: who leads the turn, how many sides
 * have ended their orders, who last executed one (WS-4); what the cards being drawn are for (WS-7);
 * and the charge in progress (WS-8).
 */
public final class KeyFields {

  private final Board board;
  private final JsonGenerator json;

  private KeyFields(Board board, JsonGenerator json) {
    this.board = board;
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
    if (board.turn() == 0) {
      json.writeStringField("first", Units.SIDES.name(board.first()));
      return;
    }
    json.writeStringField("leader", Units.SIDES.name(board.turnSide()));
    json.writeNumberField("ended", board.orders().ended());
    json.writeStringField("executed", Units.SIDES.name(board.orders().lastExecuted()));
    if (board.cards().active()) {
      cards(board.cards());
    }
    if (board.charge().active()) {
      charge(board.charge());
    }
  }

  private void cards(CardDraw cards) throws IOException {
    json.writeStringField("purpose", cards.purpose().name());
    unit("draws", cards.unit());
    if (cards.exposed() != 0) {
      part("target", cards.target());
      exposed("exposed", cards.target(), cards.exposed());
    }
    json.writeNumberField("total", cards.total());
  }

  private void charge(Charge charge) throws IOException {
    json.writeStringField("stage", charge.stage().name());
    unit("charges", charge.attacker());
    json.writeStringField("sector", Sector.name(charge.sector()));
    part("charged", charge.defender());
    exposed("fights", charge.defender(), charge.fighters());
    json.writeStringField("order", charge.order().text());
    json.writeBooleanField("two", charge.twoAgainstOne());
    json.writeBooleanField("byTwo", charge.byTwo());
    json.writeBooleanField("front", charge.fromFront());
    json.writeNumberField("struck", charge.hits());
  }

  private void unit(String field, int unit) throws IOException {
    part(field, Units.base(unit));
  }

  private void part(String field, int part) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField(
        Units.SIDES.name(Units.side(Units.unitOf(part))), board.army().partId(part));
    json.writeEndObject();
  }

  /** Writes a field for each part of a part's unit whose slot is set in {@code slots}. */
  private void exposed(String field, int part, int slots) throws IOException {
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      if ((slots & 1 << slot) != 0) {
        part(field + slot, Units.part(Units.unitOf(part), slot));
      }
    }
  }
}
