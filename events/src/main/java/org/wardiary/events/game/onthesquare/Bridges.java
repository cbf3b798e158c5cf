package org.wardiary.events.game.onthesquare;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/** What the sectors are now: the map, and what fire has done to its bridges. Immutable. */
final class Bridges {

  private final OnTheSquareMap field;
  private final byte[] bridges;
  private final Terrain[] terrain;
  private final boolean fire;

  private Bridges(OnTheSquareMap field, byte[] bridges) {
    this.field = field;
    this.bridges = bridges;
    terrain = field.terrain();
    boolean any = false;
    for (int sector : field.bridges()) {
      int left = bridges[field.bridge(sector)];
      any |= left > 0 && left < Board.WHOLE;
      if (left == 0) {
        terrain[sector] = Terrain.RIVER;
      }
    }
    fire = any;
  }

  /** A field whose bridges all stand. */
  static Bridges of(OnTheSquareMap field) {
    byte[] bridges = new byte[field.bridges().length];
    Arrays.fill(bridges, (byte) Board.WHOLE);
    return new Bridges(field, bridges);
  }

  /** A bridge: {@link Board#WHOLE}, ends of turns that it still burns, or 0 if it is gone. */
  int bridge(int index) {
    return bridges[index];
  }

  /** Whether a sector is a bridge on fire. */
  boolean burning(int sector) {
    if (!fire) {
      return false;
    }
    int index = field.bridge(sector);
    return index >= 0 && bridges[index] > 0 && bridges[index] < Board.WHOLE;
  }

  /** What a sector is: a bridge that has burnt down is river (WS-1.2). */
  Terrain terrain(int sector) {
    return terrain[sector];
  }

  /** The same, but for what is left of the bridge on a sector. */
  Bridges burn(int sector, int left) {
    byte[] then = bridges.clone();
    then[field.bridge(sector)] = (byte) left;
    return new Bridges(field, then);
  }

  void write(DataOutputStream out) throws IOException {
    out.write(bridges);
  }

  static Bridges read(DataInputStream in, OnTheSquareMap field) throws IOException {
    byte[] bridges = new byte[field.bridges().length];
    in.readFully(bridges);
    return new Bridges(field, bridges);
  }
}
