package org.wardiary.analytics.study;

import java.util.Arrays;

/** How a game ended, as win conditions are counted. */
public enum Condition {
  /** The reserve entered, all cities taken, the centre held. */
  STRATEGIC("strategic"),
  /** By losses. */
  ATTRITION("attrition"),
  /** The side to act had no legal order. */
  NO_LEGAL_ORDER("no-legal-order"),
  /** The turn limit. */
  LIMIT("limit"),
  /** No rule ended it: resignation, agreement, time, adjudication, unfinished. */
  OTHER("other");

  private final String termination;

  Condition(String termination) {
    this.termination = termination;
  }

  /** The condition that a record's {@code Termination} stands for. */
  public static Condition of(String termination) {
    return Arrays.stream(values())
        .filter(condition -> condition.termination.equals(termination))
        .findFirst()
        .orElse(OTHER);
  }

  /** The condition as tables write it. */
  public String label() {
    return termination.replace('-', ' ');
  }

  static Condition of(PlayedGame game) {
    return of(game.summary().getTermination());
  }
}
