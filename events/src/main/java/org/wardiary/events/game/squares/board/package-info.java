/**
 * The state of a game, which only its steps change. Contains no rules about what is legal. Uses
 * {@code answer}, {@code variant} and what lies below them.
 */
package org.wardiary.events.game.squares.board;
