package org.wardiary.events.game;

/** A map file breaks its game's page. */
public final class BadMap extends RuntimeException {

  /**
   * With the reason.
   *
   * @param name the map's name
   * @param reason {@code expected … but …}
   */
  public BadMap(String name, String reason) {
    super("map '%s': %s".formatted(name, reason));
  }
}
