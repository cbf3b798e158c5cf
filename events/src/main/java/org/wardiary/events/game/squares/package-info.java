/**
 * SQUARES, both variants ({@code rules/squares.md}, ids {@code SQ-…}, rulings {@code SQ-R…}).
 *
 * <p>There is one engine. A variant is a {@link org.wardiary.events.game.squares.variant.Variant}:
 * an army, a table of who may attack what, and a set of named differences. {@link
 * org.wardiary.events.game.squares.CivilWar} and {@link
 * org.wardiary.events.game.squares.Napoleonic} hold these data.
 *
 * <p>Spaces are numbered in the ASCII order of their codes, and units {@code 16 * side + index}, so
 * that a set of spaces or of units is the bits of an {@code int}, and the order of the numbers is
 * the ASCII order of the texts. The {@link org.wardiary.events.game.squares.board.Board} is the
 * state; only {@link org.wardiary.events.game.squares.step.Steps} change it.
 *
 * <p>The sub-packages, each using only those before it: {@code map}, {@code unit}, {@code variant},
 * {@code answer}, {@code board}, {@code order}, {@code movement}, {@code attack}, {@code retreat},
 * {@code step}, {@code turn}, {@code combat}, {@code decision}, {@code view}, {@code players}.
 */
package org.wardiary.events.game.squares;
