package org.wardiary.events.game.squares.board;

import java.util.List;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Titled;

/** The ways in which a rule ends a game (SQ-8). */
public enum Termination implements Titled {
  /** A unit entered the enemy's reserve (SQ-8.1). */
  STRATEGIC("SQ-8.1"),
  /** A side's losses reached the number that ends the game (SQ-8.2). */
  ATTRITION("SQ-8.2"),
  /** A side has no legal order (SQ-8.3). */
  NO_LEGAL_ORDER("SQ-8.3"),
  /** The last turn is over, in a game with a turn limit; the losses decide as in SQ-8.2. */
  LIMIT("SQ-8.2");

  /** All terminations. */
  public static final List<Termination> ALL = List.of(values());

  private final String rule;

  Termination(String rule) {
    this.rule = rule;
  }

  /** The ending of this kind with a winner, 0, 1 or {@link Ending#DRAW}. */
  public Ending wonBy(int winner) {
    return new Ending(winner, title());
  }

  /** Id of the rule that ends the game. */
  public String rule() {
    return rule;
  }
}
