package org.wardiary.events.game.onthesquare.map;

/** A set of sectors. Mutable and reusable. */
public final class SectorSet {

  private static final int WORD = 64;

  private long low;
  private long middle;
  private long high;

  /** Removes all sectors. */
  public void clear() {
    low = 0;
    middle = 0;
    high = 0;
  }

  /** Adds a sector. */
  public void add(int sector) {
    if (sector < WORD) {
      low |= 1L << sector;
    } else if (sector < 2 * WORD) {
      middle |= 1L << sector;
    } else {
      high |= 1L << sector;
    }
  }

  private long word(int sector) {
    return sector < WORD ? low : sector < 2 * WORD ? middle : high;
  }

  /** Whether a sector is in the set. */
  public boolean has(int sector) {
    return (word(sector) >> sector & 1) != 0;
  }

  /**
   * The first sector of the set that is not below {@code from}; {@link Sector#NONE} if there is
   * none.
   */
  public int next(int from) {
    int sector = from;
    while (sector < Sector.COUNT) {
      long left = word(sector) >>> sector;
      if (left != 0) {
        return sector + Long.numberOfTrailingZeros(left);
      }
      sector = (sector | WORD - 1) + 1;
    }
    return Sector.NONE;
  }
}
