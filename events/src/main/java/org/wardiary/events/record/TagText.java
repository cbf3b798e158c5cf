package org.wardiary.events.record;

/**
 * A tag pair in a text.
 *
 * @param name its name
 * @param value its value, with escapes resolved
 * @param place the place of its {@code [}
 * @param valuePlace the place of the first character of its value
 */
public record TagText(String name, String value, Place place, Place valuePlace) {}
