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

/** Translates the names in events into the numbers of a board. */
final class EventReader {

  private final Board board;

  EventReader(Board board) {
    this.board = board;
  }

  /** The side with a name, 0 or 1. */
  static int side(String name) {
    return Units.SIDES
        .number(name)
        .orElseThrow(
            () -> new IllegalArgumentException("expected Red or Blue but got '" + name + "'"));
  }

  /** The name of the side opposing the one with a name. */
  static String other(String name) {
    return Units.SIDES.name(1 - side(name));
  }

  /** Who decides a question: a side, or {@link Question#CHANCE}. */
  static int decides(QuestionAsked event) {
    return event.getDecides().equals("chance") ? Question.CHANCE : side(event.getDecides());
  }

  /** The unit that a question is about; {@link Units#NONE} if it is about none. */
  int asked(QuestionAsked event) {
    if (event.getUnit().isEmpty()) {
      return Units.NONE;
    }
    if (QuestionKind.named(event.getQuestion()) == QuestionKind.CARD) {
      return board.cards().unit();
    }
    return unit(event.getDecides(), event.getUnit());
  }

  /** The side with a name; -1 if the name is empty. */
  static int sideOrNone(String name) {
    return name.isEmpty() ? -1 : side(name);
  }

  /** The unit of a side with an id. */
  int unit(String side, String id) {
    int key = Kind.valueOf(id.substring(0, 1)).key(id.charAt(1) - '0');
    int unit = board.army().find(side(side), key);
    if (unit == Units.NONE) {
      throw new IllegalArgumentException("expected a unit of " + side + " but got " + id);
    }
    return unit;
  }

  /** The unit with an id of a side's opponent. */
  int enemy(String side, String id) {
    return unit(other(side), id);
  }

  /** The part of a side with an id. */
  int part(String side, String id) {
    int slot = id.length() == 2 ? 0 : Units.sectionSlot(id.charAt(2));
    return Units.part(unit(side, id), slot);
  }

  /** The slots of a unit's parts with the given ids, as bits. */
  int slots(String side, List<String> ids) {
    int slots = 0;
    for (String id : ids) {
      slots |= 1 << Units.slot(part(side, id));
    }
    return slots;
  }

  /** The sector with a name. */
  static int sector(String name) {
    int sector = Sector.of(name);
    if (sector < 0) {
      throw new IllegalArgumentException("expected a sector but got " + name);
    }
    return sector;
  }

  /** The facing with a letter. */
  static int facing(String name) {
    return Facing.of(name.charAt(0));
  }
}
