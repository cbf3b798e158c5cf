/**
 * The board of Wargaming on the Square: the complete state of a position, its components by theme,
 * and the {@code Steps}, the only way to change it, each of which is an event. Uses {@code map},
 * {@code unit} and {@code answer}.
 */
package org.wardiary.events.game.onthesquare.board;
