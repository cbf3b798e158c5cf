package org.wardiary.analytics.course;

/**
 * The position at the end of a turn.
 *
 * @param turn the turn, counted as the game counts them; 0 for the position before the first
 * @param values the features' values in their order, the first-named side's less the other's
 */
public record TurnEnd(int turn, double... values) {}
