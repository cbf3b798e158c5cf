package org.wardiary.analytics.course;

/**
 * A number that says something about a position.
 *
 * @param name name for people, unique in its game, e.g. {@code Infantry}
 * @param meaning what is counted, the first-named side's less the other's
 */
public record Feature(String name, String meaning) {}
