package org.wardiary.projector.index;

/**
 * A game, or an edition of one, that was read to its end.
 *
 * @param game what the index stores of it
 * @param positions its positions, the one at the end included
 */
record ReadGame(IndexedGame game, GamePositions positions) {}
