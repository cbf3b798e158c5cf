package org.wardiary.events.game.onthesquare.unit;

import org.wardiary.events.game.Sides;

/**
 * The numbering of units and parts. A unit is 0 to 23, the number of its box minus 1, Red's units
 * first. A part is three times its unit plus its slot, which is 0 for the base and 1 and 2 for the
 * sections a and b (WS-2.3).
 */
public final class Units {

  /** The sides: 0 is Red, 1 is Blue. */
  public static final Sides SIDES = new Sides("Red", "Blue");

  /** Number of units and dummies of both sides. */
  public static final int COUNT = 24;

  /** Number of units and dummies of each side. */
  public static final int SIDE_UNITS = 12;

  /** Number of slots of a unit: the base and two sections. */
  public static final int SLOTS = 3;

  private static final String SECTIONS = " ab";
  private static final byte[] UNIT = new byte[COUNT * SLOTS];
  private static final byte[] SLOT = new byte[COUNT * SLOTS];

  static {
    for (int part = 0; part < COUNT * SLOTS; part++) {
      UNIT[part] = (byte) (part / SLOTS);
      SLOT[part] = (byte) (part % SLOTS);
    }
  }

  private Units() {}

  /** The side of a unit, 0 or 1. */
  public static int side(int unit) {
    return unit < SIDE_UNITS ? 0 : 1;
  }

  /** The part that is the base of a unit. */
  public static int base(int unit) {
    return SLOTS * unit;
  }

  /** The part in a slot of a unit. */
  public static int part(int unit, int slot) {
    return SLOTS * unit + slot;
  }

  /** The unit that a part belongs to. */
  public static int unitOf(int part) {
    return UNIT[part];
  }

  /** The slot of a part, 0 to 2. */
  public static int slot(int part) {
    return SLOT[part];
  }

  /** The letter of the section in slot 1 or 2. */
  public static char sectionLetter(int slot) {
    return SECTIONS.charAt(slot);
  }

  /** The slot of the section with the letter a or b. */
  public static int sectionSlot(char letter) {
    return SECTIONS.indexOf(letter);
  }
}
