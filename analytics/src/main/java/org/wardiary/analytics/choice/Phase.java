package org.wardiary.analytics.choice;

import java.util.Optional;

/**
 * A question that the rules of a game ask: a phase of play.
 *
 * @param question its name in records, e.g. {@code turn}
 * @param about what is decided, in a few words
 * @param unforced id of the rule that asks it only if two or more answers are legal; empty if it is
 *     asked even if only one is
 */
public record Phase(String question, String about, Optional<String> unforced) {

  /** A question that is asked even if only one answer is legal. */
  public static Phase always(String question, String about) {
    return new Phase(question, about, Optional.empty());
  }

  /**
   * A question that is asked only if two or more answers are legal.
   *
   * @param rule id of the rule that says so
   */
  public static Phase unforced(String question, String about, String rule) {
    return new Phase(question, about, Optional.of(rule));
  }
}
