/**
 * The board of Wargaming on the Square: the whole of a position, its parts by theme, its bytes, and
 * the {@code Steps} that alone change it. Uses {@code map}, {@code unit} and {@code answer}.
 */
package org.wardiary.events.game.onthesquare.board;
