package org.wardiary.events.game.onthesquare.map;

import java.util.Optional;

/** The terrain of a sector (WS-1.2), with its letter in a map file (WS-1.3). */
public enum Terrain {
  PLAIN('.'),
  ROAD('+'),
  BRIDGE('='),
  RIVER('~'),
  HILL('^'),
  WOODS('w'),
  HOUSE('h');

  private final char letter;
  private final boolean slow;
  private final boolean obstacle;
  private final boolean road;

  Terrain(char letter) {
    this.letter = letter;
    slow = "~^wh".indexOf(letter) >= 0;
    obstacle = "^wh".indexOf(letter) >= 0;
    road = "+=".indexOf(letter) >= 0;
  }

  /** The terrain's letter in a map file. */
  public char letter() {
    return letter;
  }

  /** The terrain with a letter; empty if there is none. */
  static Optional<Terrain> of(char letter) {
    for (Terrain terrain : values()) {
      if (terrain.letter == letter) {
        return Optional.of(terrain);
      }
    }
    return Optional.empty();
  }

  /** Whether the terrain is slow (WS-1.2). */
  public boolean slow() {
    return slow;
  }

  /** Whether the terrain is an obstacle, which bars sight (WS-1.2). */
  public boolean obstacle() {
    return obstacle;
  }

  /** Whether the terrain counts as road in a move (WS-5.2). */
  public boolean road() {
    return road;
  }

  /**
   * Whether the terrain is plain or road, as required for first rows, the centre and squares
   * (WS-1.3, WS-6.3).
   */
  public boolean open() {
    return this == PLAIN || this == ROAD;
  }
}
