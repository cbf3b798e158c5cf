/**
 * Built-in players of Wargaming on the Square. They look at what their side sees alone. Uses the
 * rules and the board.
 */
package org.wardiary.events.game.onthesquare.players;
