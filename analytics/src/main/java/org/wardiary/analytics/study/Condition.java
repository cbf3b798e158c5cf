package org.wardiary.analytics.study;

import java.util.Arrays;

/** How a game ended, as win conditions are counted. */
public enum Condition {
  /** A strategic victory: the reserve entered, all cities were taken, or the centre was held. */
  STRATEGIC("strategic"),
  /** A win by the enemy's losses. */
  ATTRITION("attrition"),
  /** The side to act had no legal order. */
  NO_LEGAL_ORDER("no-legal-order"),
  /** The turn limit was reached. */
  LIMIT("limit"),
  /**
   * No rule ended the game: resignation, agreement, time, adjudication, or unfinished; or it is not
   * known how it ended.
   */
  OTHER("other");

  private final String termination;

  Condition(String termination) {
    this.termination = termination;
  }

  /** The condition for the tag {@code Termination} of a record. */
  public static Condition of(String termination) {
    return Arrays.stream(values())
        .filter(condition -> condition.termination.equals(termination))
        .findFirst()
        .orElse(OTHER);
  }

  /** Label of the condition in tables. */
  public String label() {
    return termination.replace('-', ' ');
  }

  static Condition of(PlayedGame game) {
    return of(game.summary().getTermination());
  }
}
