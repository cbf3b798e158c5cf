package org.wardiary.analytics.study;

import org.wardiary.analytics.estimate.Ratio;

/**
 * A difference that a table would speak of: a share against one half.
 *
 * @param table id of the table
 * @param row what the row is about, unique in its table
 * @param ratio the share
 */
public record Claim(String table, String row, Ratio ratio) {

  /** An even game. */
  public static final double EVEN = 0.5;

  /** Probability of such a share, or one further from one half, by chance alone. */
  public double chance() {
    return ratio.chance(EVEN);
  }

  /** Whether there are enough games to speak of it at all. */
  public boolean shown() {
    return ratio.share().shown();
  }
}
