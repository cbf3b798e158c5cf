/**
 * A General's View ({@code rules/generals-view.md}): a grid of squares, gold, units bought with it,
 * supply, and battles decided by chance.
 *
 * <p>{@link org.wardiary.events.game.generalsview.GeneralsViewGame} is the game and {@link
 * org.wardiary.events.game.generalsview.GeneralsViewPosition} a position of it; all else is in the
 * packages below, which do not use this one. From the lowest: {@code unit}, {@code map}, {@code
 * answer}, {@code board}; the rules in {@code movement}, {@code battle}, {@code supply} and {@code
 * turn}; then {@code view} and {@code players}. An answer is resolved into steps, each of which
 * changes the board and is an event.
 */
package org.wardiary.events.game.generalsview;
