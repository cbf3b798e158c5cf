/**
 * Losses and retreats of Wargaming on the Square (WS-2.3, WS-9). Uses {@code movement}, the board
 * and its steps.
 */
package org.wardiary.events.game.onthesquare.retreat;
