package org.wardiary.events.game;

/**
 * A map file.
 *
 * @param name its name without {@code .json}
 * @param text its whole text
 */
public record MapFile(String name, String text) {}
