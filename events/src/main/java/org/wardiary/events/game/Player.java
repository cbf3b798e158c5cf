package org.wardiary.events.game;

/**
 * A program that answers for a side in a simulated game. Immutable; all chance comes from the
 * draws.
 */
public interface Player {

  /** The player's name as {@code simulate --players} takes it, e.g. {@code mixed:0.5}. */
  String name();

  /**
   * Chooses an answer.
   *
   * @param position the position, which must not be changed; a player reads only what its side may
   *     know
   * @param legal the codes of all legal answers, at least one
   * @param draws the random numbers that the player uses
   * @return one of the codes
   */
  long choose(Position position, AnswerList legal, RandomDraws draws);

  /**
   * An instance of this player for one game, which may keep what it has found; not thread-safe.
   * What it chooses depends only on the positions it was asked about and on the draws.
   */
  default Player forOneGame() {
    return this;
  }
}
