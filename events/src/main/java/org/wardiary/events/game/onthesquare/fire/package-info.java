/**
 * Fire of Wargaming on the Square (WS-7): sight, volleys, what hits do. Uses {@code retreat},
 * {@code movement}, the board and its steps.
 */
package org.wardiary.events.game.onthesquare.fire;
