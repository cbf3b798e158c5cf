package org.wardiary.events.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Translates a game as a site publishes it into a record's answers. Thread-safe. */
public interface Importer {

  /** The site, as the command line names it, e.g. {@code abstractplay}. */
  String site();

  /** The names under which the site publishes the game, compared without regard to case. */
  List<String> names();

  /**
   * The side that gives an order, 0 or 1.
   *
   * @return empty if the order does not tell
   */
  OptionalInt side(String move);

  /**
   * Begins the translation of one game.
   *
   * @param start the position at the game's first question; the translation plays on it
   */
  Translation translation(Position start);

  /** A game being translated move by move. Not thread-safe. */
  interface Translation {

    /**
     * Takes the next move.
     *
     * @return why the move does not fit the rules, which ends the translation; empty if it fits
     */
    Optional<Rejection> take(String move);

    /**
     * Takes the end of the moves, and answers what the site leaves unsaid.
     *
     * @param by the side that then ended the game itself; empty if none did
     * @return as {@link #take}
     */
    Optional<Rejection> end(OptionalInt by);

    /** The answers so far, in canonical spelling. */
    List<String> answers();

    /** How a rule has ended the game, {@link Ending#NONE} if none has. */
    Ending ending();
  }
}
