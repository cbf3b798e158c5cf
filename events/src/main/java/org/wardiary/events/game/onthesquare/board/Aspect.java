package org.wardiary.events.game.onthesquare.board;

/** The direction from which a charge meets its target (WS-8.3, WS-8.4). */
public enum Aspect {
  /** From the front. */
  FRONT("front"),
  /** From either flank. */
  FLANK("flank"),
  /** From behind. */
  REAR("rear"),
  /** From what would be the front if it were not 2 against 1. */
  TWO_AGAINST_ONE("two-against-one"),
  /** At a dummy, which is removed (WS-3.2). */
  DUMMY("dummy");

  private final String title;

  Aspect(String title) {
    this.title = title;
  }

  /** The aspect's name in events. */
  public String title() {
    return title;
  }

  /**
   * The aspect with a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Aspect named(String title) {
    for (Aspect aspect : values()) {
      if (aspect.title.equals(title)) {
        return aspect;
      }
    }
    throw new IllegalArgumentException("expected the aspect of a charge but got '" + title + "'");
  }
}
