package org.wardiary.events.game.squares.unit;

/**
 * The points that lost units count (SQ-8.2).
 *
 * @param foot points for Infantry and Light Infantry
 * @param guard points for Guard
 * @param guns points for a gun
 * @param horse points for Horse
 * @param doubledFrom number of a side's Horse whose loss makes all its lost Horse count double
 */
public record Losses(int foot, int guard, int guns, int horse, int doubledFrom) {

  /** The most points that a unit may count. */
  public static final int MOST_POINTS = 7;

  /** Points for a kind before the doubling of lost Horse. */
  int of(Kind kind) {
    if (kind.isGun()) {
      return guns;
    }
    if (kind.isHorse()) {
      return horse;
    }
    return kind == Kind.GUARD ? guard : foot;
  }

  /** Points that are added for a side's lost Horse when they count double. */
  int doubling(int lostHorse) {
    return lostHorse >= doubledFrom ? lostHorse * horse : 0;
  }

  /** Points that the loss of a unit costs a side that has lost none yet. */
  public int first(Kind kind) {
    return of(kind) + (kind.isHorse() ? doubling(1) : 0);
  }
}
