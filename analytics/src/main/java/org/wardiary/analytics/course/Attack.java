package org.wardiary.analytics.course;

/**
 * An attack of a side, to be compared with other attacks of the same kind of unit.
 *
 * @param turn turn in which it was made, from 1
 * @param side 0 for the first-named side, 1 for the other
 * @param sort what sort of attack it was, e.g. {@code flank}
 * @param unitKind kind of the attacking unit
 */
public record Attack(int turn, int side, String sort, String unitKind) {}
