package org.wardiary.projector.index;

import org.wardiary.projector.fold.GameResult;

/**
 * A game as the index stores it.
 *
 * @param id its id as a number, read from its 16 hex digits
 * @param plies number of answers
 * @param outcome how it ended
 * @param date its date as {@code yyyymmdd}, with unknown parts 0
 * @param edition its edition, from 1
 */
record IndexedGame(long id, int plies, GameResult outcome, int date, int edition) {

  /** Size of a game in a row, in bytes. */
  static final int BYTES = 20;

  private static final int OUTCOME_SHIFT = 28;

  /** Plies and outcome in one number. */
  int packed() {
    return outcome.ordinal() << OUTCOME_SHIFT | plies;
  }

  static IndexedGame of(long id, int packed, int date, int edition) {
    int plies = packed & (1 << OUTCOME_SHIFT) - 1;
    return new IndexedGame(id, plies, GameResult.at(packed >>> OUTCOME_SHIFT), date, edition);
  }
}
