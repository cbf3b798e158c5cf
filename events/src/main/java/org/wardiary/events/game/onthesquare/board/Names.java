package org.wardiary.events.game.onthesquare.board;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.GameSteps;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/** The names that events use, and what they name. */
final class Names {

  private final Board board;
  private final Army army;

  Names(Board board) {
    this.board = board;
    army = board.army();
  }

  String sideOf(int unit) {
    return Units.SIDES.name(Units.side(unit));
  }

  String kind(int unit) {
    return army.kind(unit).name();
  }

  String space(int part) {
    return Sector.name(army.sector(part));
  }

  String facing(int part) {
    return Facing.name(army.facing(part));
  }

  List<String> guns(int unit) {
    return board.guns().names(unit);
  }

  /** Ids of some parts of a unit, from a slot on. */
  List<String> parts(int unit, int slots, int from) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < Units.SLOTS; i++) {
      int slot = (from + i) % Units.SLOTS;
      if ((slots >> slot & 1) != 0) {
        names.add(army.partId(Units.part(unit, slot)));
      }
    }
    return names;
  }

  private static int side(String name) {
    return Units.SIDES.number(name).orElseThrow(() -> GameSteps.corrupt("Red or Blue", name));
  }

  /** The name of the side that a named one fights. */
  static String enemy(String name) {
    return Units.SIDES.name(1 - side(name));
  }

  int unit(String side, String id) {
    int key = Kind.valueOf(id.substring(0, 1)).key(id.charAt(1) - '0');
    int unit = army.find(side(side), key);
    if (unit == Board.NOBODY) {
      throw GameSteps.corrupt("a unit of " + side, id);
    }
    return unit;
  }

  int part(String side, String id) {
    int slot = id.length() == 2 ? 0 : Units.sectionSlot(id.charAt(2));
    return Units.part(unit(side, id), slot);
  }

  int slots(String side, List<String> ids) {
    int slots = 0;
    for (String id : ids) {
      slots |= 1 << Units.slot(part(side, id));
    }
    return slots;
  }

  static int sector(String name) {
    int sector = Sector.of(name);
    if (sector < 0) {
      throw GameSteps.corrupt("a sector", name);
    }
    return sector;
  }
}
