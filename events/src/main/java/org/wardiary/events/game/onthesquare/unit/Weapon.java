package org.wardiary.events.game.onthesquare.unit;

/** The weapons that units fire with (WS-7.1). */
public enum Weapon {
  /** The muskets of all parts of a unit. */
  MUSKETS(3),
  /** The guns of a unit's base. */
  GUNS(6);

  private final int range;

  Weapon(int range) {
    this.range = range;
  }

  /** Range in sectors according to the rulebook; games use {@link OnTheSquareRules}. */
  public int range() {
    return range;
  }
}
