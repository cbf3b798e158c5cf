/**
 * Moves, double moves and pairs of moves by Horse (SQ-4): which are legal, and why others are
 * refused. Uses {@code order} and what lies below it.
 */
package org.wardiary.events.game.squares.movement;
