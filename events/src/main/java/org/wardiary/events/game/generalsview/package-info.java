/**
 * A General's View ({@code rules/generals-view.md}): a grid of squares, gold, units bought with it,
 * supply, and battles decided by chance.
 *
 * <p>{@link org.wardiary.events.game.generalsview.GeneralsViewGame} is the game and {@link
 * org.wardiary.events.game.generalsview.GeneralsViewPosition} a position of it; all else is in the
 * packages below, which do not use this one. From the lowest: {@code unit}, {@code map}, {@code
 * answer}, {@code board}; the rules in {@code movement}, {@code battle}, {@code supply} and {@code
 * turn}; then {@code emit}, {@code view} and {@code players}. An answer is resolved into steps. The
 * board applies them; the recorder applies them and also emits them as events; the evolver turns
 * events back into steps.
 */
package org.wardiary.events.game.generalsview;
