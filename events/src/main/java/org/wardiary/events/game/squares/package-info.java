/**
 * SQUARES, both variants ({@code rules/squares.md}, ids {@code SQ-…}, rulings {@code SQ-R…}).
 *
 * <p>One engine; a variant is a {@link org.wardiary.events.game.squares.Variant}: an army, a table
 * of who may attack what, and a set of named differences.
 *
 * <p>Spaces are numbered in the ASCII order of their codes, so that a set of spaces is the bits of
 * an {@code int} and an order's ASCII order is the order of its numbers. Units are numbered {@code
 * 16 * side + index}, so that a set of units is the bits of an {@code int} too. The {@link
 * org.wardiary.events.game.squares.Board} is the state; it changes only by the steps of {@link
 * org.wardiary.events.game.squares.SquaresSteps}.
 */
package org.wardiary.events.game.squares;
