/** Kinds of units and the two armies (SQ-2.2). Uses {@code map} for sets of numbers alone. */
package org.wardiary.events.game.squares.unit;
