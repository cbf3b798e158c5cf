/**
 * The state of a game. All packages above read the {@link
 * org.wardiary.events.game.generalsview.board.Board} and its parts, the armies and the territory;
 * only the {@link org.wardiary.events.game.generalsview.board.Steps} change them. Uses {@code
 * answer}, {@code map} and {@code unit}.
 */
package org.wardiary.events.game.generalsview.board;
