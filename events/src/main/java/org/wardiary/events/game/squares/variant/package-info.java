/**
 * What the variants differ in: armies, the table of attacks (SQ-5.3) and named differences. Uses
 * {@code unit}, and {@code map} for sets of numbers.
 */
package org.wardiary.events.game.squares.variant;
