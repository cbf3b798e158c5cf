/**
 * Fire in Wargaming on the Square (WS-7): sight, volleys, and the effects of hits. Uses {@code
 * retreat}, {@code movement}, the board and its steps.
 */
package org.wardiary.events.game.onthesquare.fire;
