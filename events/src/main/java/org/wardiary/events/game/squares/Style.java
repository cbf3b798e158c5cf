package org.wardiary.events.game.squares;

import java.util.Locale;

/** Characters of a {@link ThinkingPlayer}; a {@link Weight} says how much each minds a thing. */
enum Style {
  /** Keeps its reserve shut and its line together, and takes what it is given. */
  CAREFUL,
  /** Goes forward, and seeks exchanges. */
  BOLD,
  /** Leaves nobody at home, and wants the enemy's reserve empty. */
  DARING,
  /** Brings its guns forward together, and pins with them. */
  GUNNER;

  /** Name as {@code simulate --players} writes it. */
  String title() {
    return name().toLowerCase(Locale.ROOT);
  }
}
