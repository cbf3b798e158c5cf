package org.wardiary.projector.index;

/**
 * A game as the index knows it.
 *
 * @param id its id, as the number that its 16 hex digits write
 * @param plies number of answers
 * @param outcome how it ended
 * @param date its date as {@code yyyymmdd}, parts that are not known 0
 * @param edition its edition, from 1
 */
record IndexedGame(long id, int plies, GameResult outcome, int date, int edition) {

  /** Bytes of a game in a segment. */
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
