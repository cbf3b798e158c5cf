package org.wardiary.events.record;

/**
 * A tag pair as it stands in a text.
 *
 * @param name its name
 * @param value its value, escapes resolved
 * @param place of its {@code [}
 * @param valuePlace of the first character of its value
 */
public record TagText(String name, String value, Place place, Place valuePlace) {}
