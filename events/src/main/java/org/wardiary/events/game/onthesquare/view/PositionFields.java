package org.wardiary.events.game.onthesquare.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.stream.IntStream;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Bridges;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * The fields of a position's JSON (WS-11.3) as a viewer may see them (WS-11.4): an opponent's boxed
 * unit is named by the number of its box, without men and guns; the opponent's orders and
 * auxiliaries are left empty.
 */
public final class PositionFields {

  private final Board board;
  private final Army army;
  private final Viewer viewer;

  /** Creates a writer for the fields of a board as a viewer may see them. */
  public PositionFields(Board board, Viewer viewer) {
    this.board = board;
    army = board.army();
    this.viewer = viewer;
  }

  /** Writes a unit's value of a field. */
  @FunctionalInterface
  private interface UnitWriter {
    void write(int unit) throws IOException;
  }

  /** Writes a part's value of a field. */
  @FunctionalInterface
  private interface PartWriter {
    void write(int part, String id) throws IOException;
  }

  /** Writes the fields into the open JSON object. */
  public void write(JsonGenerator json) throws IOException {
    units(json);
    parts(
        json,
        "men",
        (part, id) -> {
          if (!hidden(Units.unitOf(part))) {
            json.writeNumberField(id, army.men(part));
          }
        });
    parts(json, "facing", (part, id) -> json.writeStringField(id, Facing.name(army.facing(part))));
    squares(json);
    guns(json);
    bySide(
        json,
        "boxes",
        unit -> {
          if (army.boxed(unit)) {
            json.writeNumberField(id(unit), unit + 1);
          }
        });
    bySide(
        json,
        "orders",
        unit -> {
          if (board.orders().has(unit) && viewer.sees(Units.side(unit))) {
            json.writeStringField(id(unit), board.orders().of(unit).text());
          }
        });
    charged(json);
    auxiliaries(json);
    field(json);
    deck(json);
  }

  /** Whether what stands under a box is hidden from the viewer. */
  private boolean hidden(int unit) {
    return army.boxed(unit) && !viewer.sees(Units.side(unit));
  }

  private String id(int unit) {
    return hidden(unit) ? "#" + (unit + 1) : army.id(unit);
  }

  private void bySide(JsonGenerator json, String field, UnitWriter writer) throws IOException {
    json.writeObjectFieldStart(field);
    for (int side = 0; side < 2; side++) {
      json.writeObjectFieldStart(Units.SIDES.name(side));
      for (int unit = side * Units.SIDE_UNITS; unit < (side + 1) * Units.SIDE_UNITS; unit++) {
        if (army.placed(unit)) {
          writer.write(unit);
        }
      }
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private void parts(JsonGenerator json, String field, PartWriter writer) throws IOException {
    bySide(json, field, unit -> eachPart(unit, writer));
  }

  private void eachPart(int unit, PartWriter writer) throws IOException {
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      int part = Units.part(unit, slot);
      if (army.exists(part)) {
        writer.write(part, slot == 0 ? id(unit) : army.partId(part));
      }
    }
  }

  private void units(JsonGenerator json) throws IOException {
    bySide(
        json,
        "units",
        unit -> {
          if (army.active(unit)) {
            eachPart(unit, (part, id) -> json.writeStringField(id, Sector.name(army.sector(part))));
          } else {
            json.writeStringField(
                army.id(unit), army.fate(unit) == Army.Fate.LOST ? "lost" : "joined");
          }
        });
  }

  private void squares(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("square");
    for (int side = 0; side < 2; side++) {
      json.writeFieldName(Units.SIDES.name(side));
      // lists are in ASCII order (WS-11.1), whatever the order of the boxes
      String[] ids =
          IntStream.range(side * Units.SIDE_UNITS, (side + 1) * Units.SIDE_UNITS)
              .filter(army::inSquare)
              .mapToObj(army::id)
              .sorted()
              .toArray(String[]::new);
      json.writeArray(ids, 0, ids.length);
    }
    json.writeEndObject();
  }

  private void guns(JsonGenerator json) throws IOException {
    bySide(
        json,
        "guns",
        unit -> {
          if (board.guns().count(unit) > 0 && !hidden(unit)) {
            json.writeArrayFieldStart(army.id(unit));
            for (String gun : board.guns().names(unit)) {
              json.writeString(gun);
            }
            json.writeEndArray();
          }
        });
  }

  private void charged(JsonGenerator json) throws IOException {
    bySide(
        json,
        "charged",
        unit -> {
          int by = board.charged().by(unit);
          if (by != 0) {
            String[] ids = army.ids(by);
            json.writeFieldName(army.id(unit));
            json.writeArray(ids, 0, ids.length);
          }
        });
  }

  private void auxiliaries(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("auxiliaries");
    for (int side = 0; side < 2; side++) {
      json.writeArrayFieldStart(Units.SIDES.name(side));
      for (int kind = 0; kind < Kind.X.ordinal(); kind++) {
        for (int draw = 0; draw < board.preparation().draws(); draw++) {
          if (board.preparation().drawer(draw) == side
              && board.preparation().drawn(draw).ordinal() == kind
              && viewer.sees(side)) {
            json.writeString(board.preparation().drawn(draw).name());
          }
        }
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  private void field(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("loose");
    for (int sector = 0; sector < Sector.COUNT; sector++) {
      if (board.guns().loose(sector) > 0) {
        json.writeArrayFieldStart(Sector.name(sector));
        for (String gun : board.guns().looseNames(sector)) {
          json.writeString(gun);
        }
        json.writeEndArray();
      }
    }
    json.writeEndObject();
    json.writeObjectFieldStart("bridges");
    for (int i = 0; i < board.map().bridgeCount(); i++) {
      String name = Sector.name(board.map().bridge(i));
      if (board.bridges().left(i) == Bridges.WHOLE) {
        json.writeStringField(name, "whole");
      } else {
        json.writeNumberField(name, board.bridges().left(i));
      }
    }
    json.writeEndObject();
  }

  private void deck(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("deck");
    if (board.deck().alternating()) {
      json.writeStringField("next", board.deck().next() == 0 ? "R" : "B");
    } else {
      json.writeNumberField("R", board.deck().red());
      json.writeNumberField("B", board.deck().black());
    }
    json.writeEndObject();
    json.writeNumberField("cards", board.cards().left());
    json.writeNumberField("hits", board.cards().hits());
    if (board.held() < 0) {
      json.writeNullField("held");
    } else {
      json.writeStringField("held", Units.SIDES.name(board.held()));
    }
    if (board.rules().centreTurns() > 2) {
      json.writeNumberField("running", board.running());
    }
  }
}
