package org.wardiary.events.game.squares.players;

/**
 * A legal answer that a player considers.
 *
 * @param code the answer
 * @param bonus a random addition to its worth, so that games differ
 */
record RootAnswer(long code, int bonus) {}
