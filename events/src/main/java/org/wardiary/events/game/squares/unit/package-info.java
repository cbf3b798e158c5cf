/** Kinds of units and the two armies (SQ-2.2). Uses {@code map} only for sets of numbers. */
package org.wardiary.events.game.squares.unit;
