package org.wardiary.events.game.squares.players;

import java.util.Locale;

/**
 * Styles of a {@link LookaheadPlayer}; a {@link StyleWeight} says how much each values a feature.
 */
public enum PlayingStyle {
  /** Guards its reserve, keeps its units together, and waits for good exchanges. */
  CAREFUL,
  /** Goes forward, and seeks exchanges. */
  BOLD,
  /** Leaves no unit in its reserve, and attacks to empty the enemy's. */
  DARING,
  /** Brings its guns forward together, and pins with them. */
  GUNNER;

  /** Name as {@code simulate --players} writes it. */
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }
}
