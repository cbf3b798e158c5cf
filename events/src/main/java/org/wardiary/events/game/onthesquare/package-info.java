/**
 * Wargaming on the Square (rules page {@code wargaming-on-the-square.md}, WS-1 to WS-11): the game
 * and its positions. Nothing below uses this package.
 *
 * <p>The packages, from the lowest: {@code map}, {@code unit} and {@code answer}; {@code board},
 * the complete state of a position with the steps, which change it and are its events; the rules by
 * theme, which read the board and take steps ({@code movement}, {@code formation}, {@code retreat},
 * {@code fire}, {@code charge}), and {@code turn}, which combines them; {@code view} and {@code
 * players}.
 *
 * <p>Numbers used throughout: a side is 0 or 1; a unit is 0 to 23, the number of its box minus 1; a
 * part is three times its unit plus its slot, which is 0 for the base and 1 and 2 for the sections
 * a and b; a sector is 0 to 143, from a1 eastwards; a facing is 0 to 3 for north, east, south and
 * west.
 */
package org.wardiary.events.game.onthesquare;
