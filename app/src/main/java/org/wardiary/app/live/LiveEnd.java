package org.wardiary.app.live;

/** How the players or their director end a game that no rule has ended. */
public sealed interface LiveEnd {

  /**
   * A side resigns; the director may say so for it.
   *
   * @param side 0 or 1
   */
  record Resigned(int side) implements LiveEnd {}

  /**
   * A side has run out of time; the other side or the director claims it. With clocks, the claim
   * has to be true by the clock of the program that sends it.
   *
   * @param side who has no time left, 0 or 1
   */
  record OutOfTime(int side) implements LiveEnd {}

  /**
   * The director decides.
   *
   * @param result a side's name or {@code draw}
   */
  record Adjudicated(String result) implements LiveEnd {}

  /**
   * A recorded game has ended as its players say.
   *
   * @param result a side's name, {@code draw} or {@code *}
   * @param how the value of the tag {@code Termination}; empty if it is not known
   */
  record Told(String result, String how) implements LiveEnd {}

  /** The director gives the game up, unfinished. */
  record Unfinished() implements LiveEnd {}
}
