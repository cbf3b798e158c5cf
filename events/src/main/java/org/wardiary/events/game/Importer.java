package org.wardiary.events.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Translates a game as a site publishes it into a record's answers. Safe to share. */
public interface Importer {

  /** The site, as the command line names it, e.g. {@code abstractplay}. */
  String site();

  /** The site's name for the game, in any case of letters. */
  String name();

  /**
   * The side that gives an order, 0 or 1.
   *
   * @return nothing if the order does not tell
   */
  OptionalInt side(String move);

  /**
   * A translation of one game.
   *
   * @param start the position at the game's first question; it is played on
   */
  Translation translation(Position start);

  /** A game being translated move by move. For one thread. */
  interface Translation {

    /**
     * Takes the next move.
     *
     * @return why it does not fit the rules, if it does not; then the translation is over
     */
    Optional<Rejection> take(String move);

    /** The answers so far, in their canonical spelling. */
    List<String> answers();

    /** How a rule has ended the game, {@link Ending#NONE} if none has. */
    Ending ending();
  }
}
