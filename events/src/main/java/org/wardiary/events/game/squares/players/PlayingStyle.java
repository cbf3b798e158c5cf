package org.wardiary.events.game.squares.players;

import java.util.Locale;

/**
 * The styles of a {@link LookaheadPlayer}; a {@link StyleWeight} gives the value of a feature in
 * each style.
 */
public enum PlayingStyle {
  /** Guards its reserve, keeps its units together, and waits for good exchanges. */
  CAREFUL,
  /** Goes forward and seeks exchanges. */
  BOLD,
  /** Leaves no unit in its reserve, and attacks to empty the enemy's. */
  DARING,
  /** Brings its guns forward together, and pins with them. */
  GUNNER;

  /** The style's name as {@code simulate --players} takes it. */
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }
}
