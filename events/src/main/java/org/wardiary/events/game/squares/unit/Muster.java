package org.wardiary.events.game.squares.unit;

/**
 * The units of one kind in an army (SQ-2.2).
 *
 * @param kind the kind
 * @param count the number of units, which are numbered from 1
 */
public record Muster(Kind kind, int count) {}
