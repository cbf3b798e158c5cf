package org.wardiary.events.game.onthesquare.emit;

import java.util.List;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Finds on a board what the names in events stand for. */
final class EventReader {

  private final Board board;

  EventReader(Board board) {
    this.board = board;
  }

  /** A side, 0 or 1. */
  static int side(String name) {
    return Units.SIDES
        .number(name)
        .orElseThrow(
            () -> new IllegalArgumentException("expected Red or Blue but got '" + name + "'"));
  }

  /** The other side's name. */
  static String other(String name) {
    return Units.SIDES.name(1 - side(name));
  }

  /** Who decides a question that was asked. */
  static int decides(QuestionAsked event) {
    return event.getDecides().equals("chance") ? Question.CHANCE : side(event.getDecides());
  }

  /** The unit that a question is about, {@link Units#NONE} if it is about none. */
  int asked(QuestionAsked event) {
    if (event.getUnit().isEmpty()) {
      return Units.NONE;
    }
    if (QuestionKind.named(event.getQuestion()) == QuestionKind.CARD) {
      return board.cards().unit();
    }
    return unit(event.getDecides(), event.getUnit());
  }

  /** A side, -1 if no name is given. */
  static int sideOrNone(String name) {
    return name.isEmpty() ? -1 : side(name);
  }

  /** A unit of a side. */
  int unit(String side, String id) {
    int key = Kind.valueOf(id.substring(0, 1)).key(id.charAt(1) - '0');
    int unit = board.army().find(side(side), key);
    if (unit == Units.NONE) {
      throw new IllegalArgumentException("expected a unit of " + side + " but got " + id);
    }
    return unit;
  }

  /** A unit of the side against one. */
  int enemy(String side, String id) {
    return unit(other(side), id);
  }

  /** A part of a side. */
  int part(String side, String id) {
    int slot = id.length() == 2 ? 0 : Units.sectionSlot(id.charAt(2));
    return Units.part(unit(side, id), slot);
  }

  /** Slots of the parts of a unit, as bits. */
  int slots(String side, List<String> ids) {
    int slots = 0;
    for (String id : ids) {
      slots |= 1 << Units.slot(part(side, id));
    }
    return slots;
  }

  /** A sector. */
  static int sector(String name) {
    int sector = Sector.of(name);
    if (sector < 0) {
      throw new IllegalArgumentException("expected a sector but got " + name);
    }
    return sector;
  }

  /** A facing. */
  static int facing(String name) {
    return Facing.of(name.charAt(0));
  }
}
