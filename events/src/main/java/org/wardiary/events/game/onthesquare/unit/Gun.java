package org.wardiary.events.game.onthesquare.unit;

/** A gun encoded in a byte: its hits, 0 or 1, plus 2 if it has its horse (WS-2.5). */
public final class Gun {

  /** No gun. */
  public static final byte NONE = -1;

  /** A gun without hits and with its horse. */
  public static final byte FRESH = 2;

  private static final String[] NAMES = {"0", "1", "0h", "1h"};

  private Gun() {}

  /** Whether a gun has its horse. */
  public static boolean horse(byte gun) {
    return (gun & 2) != 0;
  }

  /** A gun's text in positions and events, e.g. {@code 0h}. */
  public static String name(byte gun) {
    return NAMES[gun];
  }

  /**
   * A gun after a hit: it loses its horse, then takes one hit, then becomes {@link #NONE} (WS-7.6).
   */
  public static byte hit(byte gun) {
    if (horse(gun)) {
      return (byte) (gun - 2);
    }
    return gun == 0 ? (byte) 1 : NONE;
  }

  /** The effect of a hit on a gun: {@code horse}, {@code hit} or {@code destroyed}. */
  public static String effect(byte gun) {
    if (horse(gun)) {
      return "horse";
    }
    return gun == 0 ? "hit" : "destroyed";
  }
}
