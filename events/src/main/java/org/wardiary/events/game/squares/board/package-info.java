/**
 * The state of a game: the board, the steps that alone change it, and its snapshot. Holds no rule
 * of what is legal. Uses {@code answer}, {@code variant} and what lies below them.
 */
package org.wardiary.events.game.squares.board;
