package org.wardiary.projector.index;

import java.util.HexFormat;
import java.util.Map;

/**
 * The editions of a game that was revised, as the index knows them.
 *
 * @param begun the last edition that began
 * @param standing the edition that stands: the last one that has ended; {@value #WITHDRAWN} if the
 *     game is withdrawn
 */
record RevisionState(int begun, int standing) {

  /** No edition of a withdrawn game stands. */
  static final int WITHDRAWN = 0;

  /** The state of a game that was not revised. */
  static final RevisionState NOT = new RevisionState(1, 1);

  /** Which editions of games count. */
  enum Counting {
    /** Those that stand. */
    CORRECTED,
    /** The first ones. */
    RECORDED
  }

  /**
   * Whether a game in the index counts.
   *
   * @param revised the games that were revised, by id
   */
  static boolean counts(IndexedGame game, Counting counting, Map<String, RevisionState> revised) {
    int edition = counting == Counting.RECORDED ? 1 : of(game, revised).standing();
    return game.edition() == edition;
  }

  private static RevisionState of(IndexedGame game, Map<String, RevisionState> revised) {
    return revised.isEmpty()
        ? NOT
        : revised.getOrDefault(HexFormat.of().toHexDigits(game.id()), NOT);
  }
}
