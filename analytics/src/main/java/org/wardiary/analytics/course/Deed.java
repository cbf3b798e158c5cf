package org.wardiary.analytics.course;

/**
 * Something that a side did, to be compared with other things that it might have done.
 *
 * @param turn turn in which it was done, from 1
 * @param side 0 for the first-named side, 1 for the other
 * @param sort what it was, e.g. {@code flank}
 * @param like what must be the same of those that it is compared with, e.g. the kind of the unit
 */
public record Deed(int turn, int side, String sort, String like) {}
