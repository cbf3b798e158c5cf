package org.wardiary.reports.page;

/**
 * A line of a report's provenance.
 *
 * @param name what it is, e.g. {@code games archived}
 * @param value its value as people read it
 */
public record Fact(String name, String value) {}
