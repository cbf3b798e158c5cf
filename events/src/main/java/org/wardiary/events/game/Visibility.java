package org.wardiary.events.game;

import java.util.Optional;

/**
 * What each viewer may know about a game: its events, positions and messages, and the number of
 * answers. Code that shows a game must ask this object and never decide for itself. Immutable.
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
   * Creates a redaction of one game's events for a viewer.
   *
   * @param viewer the viewer; the umpire's redaction lets everything through
   */
  Redaction redaction(Viewer viewer);

  /**
   * The viewer whose view a viewer gets: the viewer's own, or the umpire's if nothing is hidden.
   */
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

  /** Whether a viewer may know where and why a record was refused. */
  default boolean showsRefusals(Viewer viewer) {
    return seesAll(viewer);
  }

  /**
   * Whether a viewer may know that a rule forbids the viewer's own answer, and why. A rule about
   * what is hidden from it could disclose that.
   *
   * @param rule id of the rule; empty if the answer could not be read
   */
  default boolean showsRule(Viewer viewer, String rule) {
    return rule.isEmpty() || showsRefusals(viewer);
  }
}
