package org.wardiary.events.game.squares.unit;

/**
 * Units of one kind in an army (SQ-2.2).
 *
 * @param kind the kind
 * @param count how many, numbered from 1
 */
public record Muster(Kind kind, int count) {}
