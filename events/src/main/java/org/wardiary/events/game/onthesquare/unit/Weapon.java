package org.wardiary.events.game.onthesquare.unit;

/** What a unit fires with (WS-7.1). */
public enum Weapon {
  /** Muskets of all its parts. */
  MUSKETS(3),
  /** Guns of its base. */
  GUNS(6);

  private final int range;

  Weapon(int range) {
    this.range = range;
  }

  /** Range in sectors by the rulebook; games are played by {@link OnTheSquareRules}. */
  public int range() {
    return range;
  }
}
