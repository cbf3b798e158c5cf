/**
 * Moves in Wargaming on the Square (WS-5): where they may end, what the answers to orders A, F and
 * B do, and why an answer is refused. Uses the board and its steps.
 */
package org.wardiary.events.game.onthesquare.movement;
