/**
 * The state of a game: the board, the steps that are the only way to change it, and its snapshot.
 * Contains no rules about what is legal. Uses {@code answer}, {@code variant} and what lies below
 * them.
 */
package org.wardiary.events.game.squares.board;
