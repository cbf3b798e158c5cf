package org.wardiary.events.game.onthesquare;

import java.util.Optional;

/** What a sector is (WS-1.2), with its letter in a map file (WS-1.3). */
enum Terrain {
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

  /** Letter in a map file. */
  char letter() {
    return letter;
  }

  /** The terrain with a letter. */
  static Optional<Terrain> of(char letter) {
    for (Terrain terrain : values()) {
      if (terrain.letter == letter) {
        return Optional.of(terrain);
      }
    }
    return Optional.empty();
  }

  /** Slow (WS-1.2). */
  boolean slow() {
    return slow;
  }

  /** Bars sight (WS-1.2). */
  boolean obstacle() {
    return obstacle;
  }

  /** Counts as road in a move (WS-5.2). */
  boolean road() {
    return road;
  }

  /** Plain or road: where first rows, the centre and squares are (WS-1.3, WS-6.3). */
  boolean open() {
    return this == PLAIN || this == ROAD;
  }

  /**
   * Whether a unit may be here (WS-1.2).
   *
   * @param guns how many guns it has with it
   */
  boolean enterable(Kind kind, int guns) {
    return switch (this) {
      case PLAIN, ROAD, BRIDGE, RIVER, HILL -> true;
      case WOODS -> guns == 0;
      case HOUSE -> kind.infantry();
    };
  }
}
