/**
 * Formations in Wargaming on the Square (WS-6): deploying, forming square and falling in. Uses
 * {@code movement}, the board and its steps.
 */
package org.wardiary.events.game.onthesquare.formation;
