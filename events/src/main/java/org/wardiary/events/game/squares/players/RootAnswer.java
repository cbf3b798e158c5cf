package org.wardiary.events.game.squares.players;

/**
 * A legal answer that a player weighs.
 *
 * @param code the answer
 * @param bonus what chance adds to its worth, so that games differ
 */
record RootAnswer(long code, int bonus) {}
