package org.wardiary.events.game.squares.emit;

import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.text.Text;

/**
 * Finds the sides, spaces and units that events name; throws {@link CorruptEvent} for unknown
 * names.
 */
final class EventReferences {

  private final Board board;

  EventReferences(Board board) {
    this.board = board;
  }

  int side(String name) {
    int side = board.variant().sides().indexOf(name);
    if (side < 0) {
      throw new CorruptEvent(
          Text.of("expected a side of %s but got '%s'", board.variant().sides(), name));
    }
    return side;
  }

  int space(String code) {
    int space = board.map().codes().find(code);
    if (space < 0) {
      throw new CorruptEvent(Text.of("expected a space of the map but got '%s'", code));
    }
    return space;
  }

  int unit(String sideName, String id) {
    int unit = board.armies().find(side(sideName), id);
    if (unit < 0) {
      throw new CorruptEvent(Text.of("expected a unit of %s but got '%s'", sideName, id));
    }
    return unit;
  }

  /** The unit with an id, which must be on a space. */
  int unitAt(String sideName, String id, String from) {
    int unit = unit(sideName, id);
    if (board.space(unit) != space(from)) {
      String place =
          board.space(unit) < 0 ? "a lost unit" : "it at " + board.map().code(board.space(unit));
      throw new CorruptEvent(Text.of("expected %s %s at %s but got %s", sideName, id, from, place));
    }
    return unit;
  }
}
