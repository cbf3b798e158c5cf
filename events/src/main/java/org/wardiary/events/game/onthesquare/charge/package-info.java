/**
 * Charges and melees of Wargaming on the Square (WS-8). Uses {@code fire}, {@code retreat}, {@code
 * movement}, the board and its steps.
 */
package org.wardiary.events.game.onthesquare.charge;
