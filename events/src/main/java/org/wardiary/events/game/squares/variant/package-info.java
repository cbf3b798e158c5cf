/**
 * What the variants differ in: armies, the table of attacks (SQ-5.3) and named differences. Uses
 * {@code unit}.
 */
package org.wardiary.events.game.squares.variant;
