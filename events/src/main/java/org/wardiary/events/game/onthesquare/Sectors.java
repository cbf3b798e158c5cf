package org.wardiary.events.game.onthesquare;

/** A set of sectors. */
final class Sectors {

  private long low;
  private long middle;
  private long high;

  void clear() {
    low = 0;
    middle = 0;
    high = 0;
  }

  void add(int sector) {
    if (sector < 64) {
      low |= 1L << sector;
    } else if (sector < 128) {
      middle |= 1L << sector;
    } else {
      high |= 1L << sector;
    }
  }

  boolean has(int sector) {
    long word = sector < 64 ? low : sector < 128 ? middle : high;
    return (word >> sector & 1) != 0;
  }

  /** The first sector of the set from one on, {@link Sector#NONE} if there is none. */
  int next(int from) {
    for (int sector = from; sector < Sector.COUNT; sector++) {
      if (has(sector)) {
        return sector;
      }
    }
    return Sector.NONE;
  }
}
