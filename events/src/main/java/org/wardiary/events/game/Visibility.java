package org.wardiary.events.game;

import java.util.Optional;

/**
 * What each viewer may know of a game: its events, its positions, its messages, the number of
 * answers. Whatever shows a game asks this object and decides nothing itself. Immutable.
 */
public interface Visibility {

  /** The visibility of a game that hides nothing. */
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

  /** Whether anything is hidden from a side. */
  boolean hidesInformation();

  /**
   * A new redaction of one game's events for a viewer.
   *
   * @param viewer who looks; the umpire's redaction lets everything through
   */
  Redaction redaction(Viewer viewer);

  /** The viewer whose view is shown: the umpire's to everybody if nothing is hidden. */
  default Viewer viewer(Viewer viewer) {
    return hidesInformation() ? viewer : Viewer.UMPIRE;
  }

  /** Whether a viewer may know everything. */
  default boolean seesAll(Viewer viewer) {
    return viewer(viewer) == Viewer.UMPIRE;
  }

  /**
   * Whether a viewer may know the number of answers given. A side that knows it could count the
   * enemy's hidden answers.
   */
  default boolean showsPly(Viewer viewer) {
    return seesAll(viewer);
  }

  /** Whether a viewer may know where and why a record is refused. */
  default boolean showsRefusals(Viewer viewer) {
    return seesAll(viewer);
  }
}
