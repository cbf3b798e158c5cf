/**
 * Formations of Wargaming on the Square (WS-6): deployments, squares, falling in. Uses {@code
 * movement}, the board and its steps.
 */
package org.wardiary.events.game.onthesquare.formation;
