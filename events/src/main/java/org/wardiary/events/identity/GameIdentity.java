package org.wardiary.events.identity;

/**
 * Whether two records that give no id are records of the same game. Both have the same game, map
 * and first side; {@code docs/records.md} states the rules.
 */
public enum GameIdentity {
  /** They are records of two games. */
  OTHER_GAME,
  /** Only a person can tell. */
  DOUBTFUL,
  /** They are records of the same game. */
  SAME_GAME;

  /** Whether the game of the record with fewer answers has ended. */
  public enum Shorter {
    /** It has not ended. */
    OPEN,
    /** It has ended. */
    ENDED
  }

  /** Two games may share fewer answers than this by habit, so a common opening proves nothing. */
  public static final int FEW = 8;

  /**
   * Compares two records that have the same answers.
   *
   * @param answers how many answers they have
   */
  public static GameIdentity ofEqual(int answers, Occasion one, Occasion other) {
    if (one.apart(other)) {
      return OTHER_GAME;
    }
    boolean simulated = simulated(one, other);
    return switch (one.contradictions(other)) {
      case 0 -> one.agrees(other) || answers >= FEW ? SAME_GAME : doubtfulIf(answers > 0);
      case 1 -> answers >= FEW ? SAME_GAME : doubtfulIf(answers > 0 && !simulated);
      default -> doubtfulIf(answers >= FEW && !simulated && !one.otherBoardOfTheRound(other));
    };
  }

  /**
   * Compares two records, one of which has all the answers of the other and more.
   *
   * @param answers how many answers the shorter one has
   * @param shorter whether the shorter one's game has ended
   */
  public static GameIdentity ofBeginning(
      int answers, Shorter shorter, Occasion one, Occasion other) {
    if (one.apart(other)) {
      return OTHER_GAME;
    }
    boolean open = shorter == Shorter.OPEN;
    int contradictions = one.contradictions(other);
    if (answers == 0) {
      return open && contradictions == 0 && one.writtenAs(other) ? SAME_GAME : OTHER_GAME;
    }
    if (contradictions == 0) {
      boolean agrees = one.agrees(other);
      return agrees && (open || answers >= FEW) ? SAME_GAME : doubtfulIf(agrees || answers >= FEW);
    }
    return doubtfulIf(contradictions == 1 && answers >= FEW && !simulated(one, other));
  }

  /**
   * Compares two records of games that have ended, at least one of which has no answers: it was not
   * played, or only its result is known.
   */
  public static GameIdentity ofResults(Occasion one, Occasion other) {
    if (one.apart(other) || one.contradictions(other) > 0 || !one.sameSeats(other)) {
      return OTHER_GAME;
    }
    return one.sameRound(other) ? SAME_GAME : DOUBTFUL;
  }

  private static GameIdentity doubtfulIf(boolean condition) {
    return condition ? DOUBTFUL : OTHER_GAME;
  }

  /**
   * Whether programs wrote both records. They make no typing errors, so a difference between their
   * tags means different games.
   */
  private static boolean simulated(Occasion one, Occasion other) {
    return one.simulated() && other.simulated();
  }
}
