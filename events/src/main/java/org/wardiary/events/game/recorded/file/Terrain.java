package org.wardiary.events.game.recorded.file;

import java.util.Optional;

/**
 * A kind of terrain.
 *
 * @param id its letter in the map's rows, or word
 * @param name what people call it
 * @param colour its colour as {@code #rrggbb}, if the file gives one
 * @param cost what entering it costs
 */
public record Terrain(String id, String name, Optional<String> colour, Cost cost) {}
