package org.wardiary.events.game;

import org.wardiary.events.text.Text;

/** Thrown when a map file breaks its game's rulebook. */
public final class BadMap extends RuntimeException {

  /**
   * Creates an exception for a map.
   *
   * @param name the map's name
   * @param reason {@code expected … but got …}, with the field
   */
  public BadMap(String name, String reason) {
    super(Text.of("map '%s': %s", name, reason));
  }
}
