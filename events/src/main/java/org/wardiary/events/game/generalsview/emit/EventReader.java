package org.wardiary.events.game.generalsview.emit;

import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.Grid;
import org.wardiary.events.game.generalsview.unit.Kind;
import org.wardiary.events.text.Text;

/**
 * Translates the names in events into the numbers of a board. Throws {@link CorruptEvent} for a
 * name that means nothing on the board.
 */
final class EventReader {

  private final Board board;

  EventReader(Board board) {
    this.board = board;
  }

  /** Checks a value of an event against the board's. */
  static void expect(Object expected, Object got) {
    if (!expected.equals(got)) {
      throw corrupt(expected.toString(), got);
    }
  }

  static CorruptEvent corrupt(String expected, Object got) {
    return new CorruptEvent(Text.of("expected %s but got '%s'", expected, got));
  }

  int side(String name) {
    return GeneralsViewMap.SIDES
        .number(name)
        .orElseThrow(() -> corrupt("one of " + GeneralsViewMap.SIDES.names(), name));
  }

  /** The acting side; the name must be its name. */
  int acting(String name) {
    int side = side(name);
    expect(board.acting(), side);
    return side;
  }

  int owner(String name) {
    return name.isEmpty() ? GeneralsViewMap.NEUTRAL : side(name);
  }

  int square(String name) {
    int square = board.map().square(name);
    if (square == Grid.OFF) {
      throw corrupt("a square", name);
    }
    return square;
  }

  /** A side's unit, which must be on the map. */
  int unit(int side, String id) {
    Army army = board.army(side);
    int unit = army.find(id);
    if (unit == Board.NONE) {
      throw corrupt("a unit on the map", id);
    }
    return unit;
  }

  Kind kind(String letter) {
    if (letter.length() != 1) {
      throw corrupt("a kind", letter);
    }
    return Kind.withLetter(letter.charAt(0)).orElseThrow(() -> corrupt("a kind", letter));
  }
}
