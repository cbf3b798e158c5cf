/**
 * Rows of games that are recorded only: attacks, losses, draws by chance, first moves, states and
 * how much was done in each turn.
 */
package org.wardiary.projector.game.recorded;
