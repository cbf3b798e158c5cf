package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * Units as a whole: their bodies, detached sections, and whether they form a line (WS-2.3, WS-2.4).
 */
abstract class Bodies extends Parts {

  /** Number of men in all parts of a unit. */
  public final int totalMen(int unit) {
    return men(Units.base(unit)) + men(Units.part(unit, 1)) + men(Units.part(unit, 2));
  }

  /** Number of men in the parts of a unit whose slots are set in {@code slots}. */
  public final int men(int unit, int slots) {
    int sum = 0;
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      sum += (slots >> slot & 1) * men(Units.part(unit, slot));
    }
    return sum;
  }

  /**
   * The men that count when a part's strength is compared: those of the whole body if it is part of
   * one, else its own (WS-9.1).
   */
  public final int strength(int part) {
    int unit = Units.unitOf(part);
    return inBody(part) ? men(unit, body(unit)) : men(part);
  }

  /** Number of sections of a unit, including detached ones. */
  public final int sections(int unit) {
    return (exists(Units.part(unit, 1)) ? 1 : 0) + (exists(Units.part(unit, 2)) ? 1 : 0);
  }

  /** Slot of the first free section letter; 0 if none is free. */
  public final int freeSlot(int unit) {
    if (!exists(Units.part(unit, 1))) {
      return 1;
    }
    return exists(Units.part(unit, 2)) ? 0 : 2;
  }

  /** Whether a part is a section adjacent to its base (WS-2.3). */
  public final boolean besideBase(int part) {
    return sector(part) >= 0
        && Units.slot(part) > 0
        && Sector.adjacent(sector(part), sector(Units.base(Units.unitOf(part))));
  }

  /** Whether a unit has a section adjacent to its base. */
  public final boolean hasBody(int unit) {
    return besideBase(Units.part(unit, 1)) || besideBase(Units.part(unit, 2));
  }

  /** The slots of the base and the sections adjacent to it, as bits (WS-2.3). */
  public final int body(int unit) {
    return 1
        | (besideBase(Units.part(unit, 1)) ? 2 : 0)
        | (besideBase(Units.part(unit, 2)) ? 4 : 0);
  }

  /** Whether a part is its unit's base or a section adjacent to the base. */
  public final boolean inBody(int part) {
    return Units.slot(part) == 0 || besideBase(part);
  }

  /**
   * Whether the sections adjacent to a unit's base, if any, have the same facing as the base and
   * stand beside it in a row across that facing (WS-2.4).
   */
  final boolean abreast(int unit) {
    int base = Units.base(unit);
    for (int part = base + 1; part < base + Units.SLOTS; part++) {
      if (besideBase(part) && (facing(part) != facing(base) || ahead(base, part))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether the second of two adjacent parts stands in front of or behind the first, by the first
   * one's facing.
   */
  private boolean ahead(int one, int other) {
    int way = facing(one);
    return Sector.ahead(sector(one), way) == sector(other)
        || Sector.ahead(sector(one), Facing.opposite(way)) == sector(other);
  }
}
