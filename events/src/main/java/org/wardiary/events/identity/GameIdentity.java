package org.wardiary.events.identity;

/**
 * Whether two records that give no id are of one game. Both are of the same game, map and first
 * side; {@code docs/records.md} states the rules.
 */
public enum GameIdentity {
  /** They are of two games. */
  OTHER_GAME,
  /** Only a person can tell. */
  DOUBTFUL,
  /** They are of one game. */
  SAME_GAME;

  /** The record that has fewer answers. */
  public enum Shorter {
    /** Its game goes on. */
    OPEN,
    /** Its game has ended. */
    ENDED
  }

  /** Fewer answers than this may be alike in two games by habit; an opening is no proof. */
  public static final int FEW = 8;

  /**
   * Of two records with the same answers.
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
   * Of two records, one of which has all answers of the other and more.
   *
   * @param answers how many answers the shorter one has
   * @param shorter whether the shorter one has ended
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

  private static GameIdentity doubtfulIf(boolean condition) {
    return condition ? DOUBTFUL : OTHER_GAME;
  }

  /** What programs write is not mistyped: two things that differ are two games. */
  private static boolean simulated(Occasion one, Occasion other) {
    return one.simulated() && other.simulated();
  }
}
