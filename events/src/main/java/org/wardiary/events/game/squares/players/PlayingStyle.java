package org.wardiary.events.game.squares.players;

import java.util.Locale;

/**
 * Characters of a {@link LookaheadPlayer}; a {@link StyleWeight} says how much each minds a thing.
 */
public enum PlayingStyle {
  /** Keeps its reserve shut and its line together, and takes what it is given. */
  CAREFUL,
  /** Goes forward, and seeks exchanges. */
  BOLD,
  /** Leaves nobody at home, and wants the enemy's reserve empty. */
  DARING,
  /** Brings its guns forward together, and pins with them. */
  GUNNER;

  /** Name as {@code simulate --players} writes it. */
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }
}
