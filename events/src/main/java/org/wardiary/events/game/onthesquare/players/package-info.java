/**
 * Built-in players of Wargaming on the Square. They look only at what their side may see. Uses the
 * rules and the board.
 */
package org.wardiary.events.game.onthesquare.players;
