/**
 * The steps of a game, each of which changes the board and is an event. Uses {@code retreat} and
 * what lies below it.
 */
package org.wardiary.events.game.squares.step;
