package org.wardiary.events.game.onthesquare.unit;

import org.wardiary.events.game.Sides;

/**
 * How units and their parts are numbered: a unit 0 to 23, the number of its box less 1, Red's
 * first; a part three times its unit plus its slot, 0 the base, 1 and 2 the sections a and b
 * (WS-2.3).
 */
public final class Units {

  /** The sides: 0 is Red, 1 Blue. */
  public static final Sides SIDES = new Sides("Red", "Blue");

  /** Units and dummies of both sides. */
  public static final int COUNT = 24;

  /** Units and dummies of a side. */
  public static final int SIDE_UNITS = 12;

  /** Slots of a unit: base and two sections. */
  public static final int SLOTS = 3;

  /** No part, no unit. */
  public static final int NONE = -1;

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

  /** The base of a unit, a part. */
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

  /** Letter of a section's slot, 1 or 2. */
  public static char sectionLetter(int slot) {
    return SECTIONS.charAt(slot);
  }

  /** Slot of the section with a letter, a or b. */
  public static int sectionSlot(char letter) {
    return SECTIONS.indexOf(letter);
  }
}
