/**
 * Players of simulated games. They read the board and the rules of movement, and answer with codes.
 * Uses {@code board}, {@code movement} and what they use.
 */
package org.wardiary.events.game.generalsview.players;
