/**
 * The state of a game. {@link org.wardiary.events.game.generalsview.board.Board} and what it
 * consists of, armies and territory, are read by all above; the {@link
 * org.wardiary.events.game.generalsview.board.Steps} alone change them. Uses {@code answer}, {@code
 * map} and {@code unit}.
 */
package org.wardiary.events.game.generalsview.board;
