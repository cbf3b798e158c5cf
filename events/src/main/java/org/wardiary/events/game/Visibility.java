package org.wardiary.events.game;

import java.util.Optional;

/**
 * What each viewer of a game may know: of its events, its positions, its messages, and of how many
 * answers were given. Whoever shows something of a game asks here and nowhere else. Immutable.
 */
public interface Visibility {

  /** Of a game in which everybody sees everything. */
  Visibility OPEN =
      new Visibility() {
        @Override
        public boolean hidesInformation() {
          return false;
        }

        @Override
        public Redaction redaction(Viewer viewer) {
          return Optional::of;
        }
      };

  /** Whether the sides see different things. */
  boolean hidesInformation();

  /**
   * A new redaction of one game's events for a viewer.
   *
   * @param viewer who looks; the umpire's redaction lets everything through
   */
  Redaction redaction(Viewer viewer);

  /** Whose view a viewer gets: where nothing is hidden, everybody gets the umpire's. */
  default Viewer viewer(Viewer viewer) {
    return hidesInformation() ? viewer : Viewer.UMPIRE;
  }

  /** Whether a viewer sees all that there is. */
  default boolean seesAll(Viewer viewer) {
    return viewer(viewer) == Viewer.UMPIRE;
  }

  /**
   * Whether a viewer may know how many answers were given, in all or since the last view; from the
   * number of answers the enemy's hidden ones could be counted.
   */
  default boolean showsPly(Viewer viewer) {
    return seesAll(viewer);
  }

  /** Whether a viewer may read where and why a record is refused. */
  default boolean showsRefusals(Viewer viewer) {
    return seesAll(viewer);
  }
}
