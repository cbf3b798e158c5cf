/**
 * The sequence of play of Wargaming on the Square (WS-2.2, WS-3.1, WS-4, WS-10): what is asked,
 * which answers are legal, which rules others break, and what an answer leads to. Uses all packages
 * of the rules.
 */
package org.wardiary.events.game.onthesquare.turn;
