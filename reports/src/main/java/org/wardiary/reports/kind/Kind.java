package org.wardiary.reports.kind;

/**
 * A kind of unit.
 *
 * @param letter with which its ids begin, e.g. {@code I}
 * @param name for people, e.g. {@code Infantry}
 * @param symbol name of its symbol in pictures, e.g. {@code infantry}
 */
public record Kind(String letter, String name, String symbol) {}
