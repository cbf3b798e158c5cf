package org.wardiary.events.game;

/**
 * A program that answers for a side in a simulated game. Immutable; all chance comes from the
 * draws.
 */
public interface Player {

  /** Name as {@code simulate --players} writes it, e.g. {@code mixed:0.5}. */
  String name();

  /**
   * Chooses an answer.
   *
   * @param position the position, not to be changed. A player reads only what its side may know.
   * @param legal the codes of all legal answers, at least one
   * @param draws the random numbers that the player uses
   * @return one of the codes
   */
  long choose(Position position, AnswerList legal, RandomDraws draws);

  /**
   * This player for one game, in which it may keep what it has found; for one thread. What it
   * chooses depends on nothing but the positions it was asked about and the draws.
   */
  default Player forOneGame() {
    return this;
  }
}
