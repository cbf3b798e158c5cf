package org.wardiary.analytics.course;

/**
 * Something to have, for its worth: what it changes in a position that is even without it.
 *
 * @param name name for people, e.g. {@code an Infantry}
 * @param values what the first-named side's having it adds to each feature
 */
public record Asset(String name, double... values) {}
