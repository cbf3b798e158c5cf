package org.wardiary.events.game.onthesquare.unit;

/** A gun in a byte: its hits, 0 or 1, and 2 more for its horse (WS-2.5). */
public final class Gun {

  /** No gun. */
  public static final byte NONE = -1;

  /** Unhurt, with its horse. */
  public static final byte FRESH = 2;

  private static final String[] NAMES = {"0", "1", "0h", "1h"};

  private Gun() {}

  /** Whether it has its horse. */
  public static boolean horse(byte gun) {
    return (gun & 2) != 0;
  }

  /** Text in positions and events, e.g. {@code 0h}. */
  public static String name(byte gun) {
    return NAMES[gun];
  }

  /** The gun with a text, {@link #NONE} if there is none. */
  public static byte of(String name) {
    for (byte gun = 0; gun < NAMES.length; gun++) {
      if (NAMES[gun].equals(name)) {
        return gun;
      }
    }
    return NONE;
  }

  /** The gun after a hit: the horse falls, then the first hit, then {@link #NONE} (WS-7.6). */
  public static byte hit(byte gun) {
    if (horse(gun)) {
      return (byte) (gun - 2);
    }
    return gun == 0 ? (byte) 1 : NONE;
  }

  /** What a hit does to it: {@code horse}, {@code hit} or {@code destroyed}. */
  public static String effect(byte gun) {
    if (horse(gun)) {
      return "horse";
    }
    return gun == 0 ? "hit" : "destroyed";
  }
}
