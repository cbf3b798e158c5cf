package org.wardiary.events.game.onthesquare.board;

import java.util.Arrays;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Terrain;

/**
 * The current terrain of the sectors: that of the map, with bridges that have burnt down.
 * Immutable.
 */
public final class Bridges {

  /** State of a bridge that is intact. */
  public static final int WHOLE = 9;

  private final OnTheSquareMap map;
  private final byte[] bridges;
  private final Terrain[] terrain;
  private final boolean fire;

  private Bridges(OnTheSquareMap map, byte[] bridges) {
    this.map = map;
    this.bridges = bridges;
    terrain = map.terrain();
    boolean any = false;
    for (int i = 0; i < bridges.length; i++) {
      any |= bridges[i] > 0 && bridges[i] < WHOLE;
      if (bridges[i] == 0) {
        terrain[map.bridge(i)] = Terrain.RIVER;
      }
    }
    fire = any;
  }

  /** The bridges of a map, all intact. */
  static Bridges of(OnTheSquareMap map) {
    byte[] bridges = new byte[map.bridgeCount()];
    Arrays.fill(bridges, (byte) WHOLE);
    return new Bridges(map, bridges);
  }

  /**
   * State of a bridge: {@link #WHOLE}, the number of turn ends for which it still burns, or 0 if it
   * is gone.
   */
  public int left(int index) {
    return bridges[index];
  }

  /** Whether a sector is a bridge on fire. */
  public boolean burning(int sector) {
    if (!fire) {
      return false;
    }
    int index = map.bridgeOn(sector);
    return index >= 0 && bridges[index] > 0 && bridges[index] < WHOLE;
  }

  /** The terrain of a sector: a bridge that has burnt down is river (WS-1.2). */
  Terrain terrain(int sector) {
    return terrain[sector];
  }

  /** These bridges with another state for the bridge on a sector. */
  Bridges burn(int sector, int left) {
    byte[] then = bridges.clone();
    then[map.bridgeOn(sector)] = (byte) left;
    return new Bridges(map, then);
  }

  /** These bridges written, or those that are read. */
  Bridges transfer(StateBytes bytes) {
    byte[] then = bridges.clone();
    bytes.octets(then);
    return bytes.reading() ? new Bridges(map, then) : this;
  }
}
