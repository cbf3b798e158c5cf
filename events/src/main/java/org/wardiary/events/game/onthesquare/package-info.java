/**
 * Wargaming on the Square (rules page {@code wargaming-on-the-square.md}, WS-1 to WS-11): the game
 * and its positions. Nothing below uses this package.
 *
 * <p>From below: {@code map}, {@code unit}, {@code answer}; {@code board}, the whole of a position,
 * and the steps that alone change it; the rules by theme, which read the board and take steps
 * ({@code movement}, {@code formation}, {@code retreat}, {@code fire}, {@code charge}), and {@code
 * turn}, which joins them; {@code emit}, where a step emits its event and an event takes its step;
 * {@code view} and {@code players}.
 *
 * <p>Numbers used throughout: a side is 0 or 1; a unit 0 to 23, the number of its box less 1; a
 * part three times its unit plus its slot, 0 the base, 1 and 2 the sections a and b; a sector 0 to
 * 143 from a1 eastwards; a facing 0 to 3, north, east, south, west.
 */
package org.wardiary.events.game.onthesquare;
