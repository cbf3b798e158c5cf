package org.wardiary.events.game;

/**
 * Somebody who answers for a side in a simulated game. Immutable; all chance comes from the draws.
 */
public interface Player {

  /** Name as {@code simulate --players} writes it, e.g. {@code mixed:0.5}. */
  String name();

  /**
   * Chooses an answer.
   *
   * @param position the position; not to be changed. A player looks only at what its side may see.
   * @param legal the codes of all legal answers, at least one
   * @param draws where the player's chance comes from
   * @return one of the codes
   */
  long choose(Position position, AnswerList legal, Draws draws);
}
