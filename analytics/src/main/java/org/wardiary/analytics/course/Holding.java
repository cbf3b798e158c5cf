package org.wardiary.analytics.course;

/**
 * A side held a place for some turns in a row: it stood there, or owned it.
 *
 * @param side 0 for the first-named side, 1 for the other
 * @param place the place as its holder sees it, where both sides' places are counted together
 * @param from turn at whose end the side first held it, from 1
 * @param turns number of turns in a row at whose ends the side held it, 1 or more
 */
public record Holding(int side, String place, int from, int turns) {

  /** Whether the place was held at the end of a turn. */
  boolean at(int turn) {
    return turn >= from && turn < from + turns;
  }
}
