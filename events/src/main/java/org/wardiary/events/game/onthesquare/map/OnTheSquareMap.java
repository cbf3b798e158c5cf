package org.wardiary.events.game.onthesquare.map;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.wardiary.events.game.GameMap;

/**
 * The field of 12 x 12 sectors (WS-1), numbered as in {@link Sector}, with its terrain while all
 * bridges stand. Immutable.
 */
public final class OnTheSquareMap implements GameMap {

  private final Terrain[] terrain;
  private final int[] bridges;
  // index of the bridge on each sector, -1 if there is none
  private final int[] bridgeOf;

  /**
   * Creates a field.
   *
   * @param terrain the terrain of each sector, from a1 eastwards, row by row
   */
  OnTheSquareMap(Terrain[] terrain) {
    this.terrain = terrain.clone();
    bridges =
        IntStream.range(0, Sector.COUNT)
            .filter(sector -> terrain[sector] == Terrain.BRIDGE)
            .toArray();
    bridgeOf = new int[terrain.length];
    Arrays.fill(bridgeOf, -1);
    for (int i = 0; i < bridges.length; i++) {
      bridgeOf[bridges[i]] = i;
    }
  }

  /**
   * The terrain of a sector while its bridge, if any, stands (WS-1.2).
   *
   * @param sector 0 to 143, from a1 eastwards
   */
  public Terrain terrain(int sector) {
    return terrain[sector];
  }

  /** The terrain of all sectors by number while all bridges stand, in a new array. */
  public Terrain[] terrain() {
    return terrain.clone();
  }

  /** Number of sectors with a bridge. */
  public int bridgeCount() {
    return bridges.length;
  }

  /**
   * The sector of a bridge.
   *
   * @param index 0 to {@link #bridgeCount} minus 1, in ascending order of the sectors
   */
  public int bridge(int index) {
    return bridges[index];
  }

  /** Index of the bridge on a sector; -1 if it has none. */
  public int bridgeOn(int sector) {
    return bridgeOf[sector];
  }
}
