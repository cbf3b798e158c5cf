package org.wardiary.analytics.sequence;

import java.util.Collection;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.projector.view.GameSummary;

/**
 * An event of a game, as seen by a query.
 *
 * @param event the event
 * @param game the game of the event
 */
public record EventRow(GameEvent event, GameSummary game) {

  /** Fields that may name the side that an event is about; the first one present counts. */
  private static final List<String> SIDES = List.of(Field.SIDE, "attackerSide", "decides");

  /** Name of the kind of event. */
  String type() {
    return event.getType();
  }

  /** Number of answers given up to the event. */
  public int ply() {
    return event.getPly();
  }

  /** Turn in which the event happened; 0 before the first turn. */
  public int turn() {
    return event.getTurn();
  }

  /** The side that the event is about: from its own fields, or else the side whose turn it is. */
  public String side() {
    SpecificRecord body = (SpecificRecord) event.getBody();
    for (String name : SIDES) {
      Schema.Field field = body.getSchema().getField(name);
      if (field != null) {
        return body.get(field.pos()).toString();
      }
    }
    return event.getSide();
  }

  /**
   * The value of a field: a number as a {@link Long}, a flag as {@code yes} or {@code no}, texts as
   * a collection, anything else as text.
   *
   * @param name name of a field that this kind of event has
   */
  Object value(String name) {
    SpecificRecord body = (SpecificRecord) event.getBody();
    Schema.Field own = body.getSchema().getField(name);
    return own == null ? common(name) : value(body.get(own.pos()));
  }

  private static Object value(Object value) {
    if (value instanceof Number number) {
      return number.longValue();
    }
    if (value instanceof Boolean flag) {
      return flag ? "yes" : "no";
    }
    return value instanceof Collection<?> ? value : value.toString();
  }

  private Object common(String name) {
    return switch (name) {
      case Field.SIDE -> side();
      case Field.MOVER -> event.getSide();
      case Field.PLAYER -> player(game.getSides().indexOf(side()));
      case Field.OPPONENT -> player(1 - game.getSides().indexOf(side()));
      case Field.TURN -> (long) turn();
      case Field.PLY -> (long) ply();
      case Field.SEQ -> event.getSeq();
      default -> throw new IllegalArgumentException("expected a field but got " + name);
    };
  }

  /** The player who has a side; "" if it is neither 0 nor 1. */
  private String player(int side) {
    return switch (side) {
      case 0 -> game.getFirstPlayer();
      case 1 -> game.getSecondPlayer();
      default -> "";
    };
  }
}
