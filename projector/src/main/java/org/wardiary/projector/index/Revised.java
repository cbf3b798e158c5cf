package org.wardiary.projector.index;

import java.util.HexFormat;
import java.util.Map;

/**
 * A game that was revised, as the index knows it.
 *
 * @param begun the last edition that began
 * @param standing the edition that stands: the last one that has ended; {@value #WITHDRAWN} if the
 *     game is withdrawn
 */
record Revised(int begun, int standing) {

  /** No edition of a withdrawn game stands. */
  static final int WITHDRAWN = 0;

  /** Of a game that was not revised. */
  static final Revised NOT = new Revised(1, 1);

  /** Which editions of games count. */
  enum Counting {
    /** Those that stand. */
    CORRECTED,
    /** The first ones. */
    RECORDED
  }

  /**
   * Whether a game's line counts.
   *
   * @param revised the games that were revised, by id
   */
  static boolean counts(GameLine line, Counting counting, Map<String, Revised> revised) {
    int edition = counting == Counting.RECORDED ? 1 : of(line, revised).standing();
    return line.edition() == edition;
  }

  /** Whether a game's line is of use: its edition stands, or it is the first one. */
  static boolean isOfUse(GameLine line, Map<String, Revised> revised) {
    return line.edition() == 1 || line.edition() == of(line, revised).standing();
  }

  private static Revised of(GameLine line, Map<String, Revised> revised) {
    return revised.isEmpty()
        ? NOT
        : revised.getOrDefault(HexFormat.of().toHexDigits(line.id()), NOT);
  }
}
