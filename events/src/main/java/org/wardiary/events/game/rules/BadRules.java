package org.wardiary.events.game.rules;

import org.wardiary.events.text.Text;

/**
 * Thrown when a game cannot be played by changed rules: a value is bad, a name is unknown, or
 * values exclude each other.
 */
public final class BadRules extends RuntimeException {

  private final String rule;

  /**
   * Creates an exception for a place in a file.
   *
   * @param path path of the bad field in the file, e.g. {@code rules.turn-limit}; empty for the
   *     whole file
   * @param rule id of the rule that is broken, empty if there is none
   * @param reason {@code expected … but got …}
   */
  public BadRules(String path, String rule, String reason) {
    super(
        (path.isEmpty() ? "" : path + ": ")
            + (rule.isEmpty() ? reason : Text.of("%s (%s)", reason, rule)));
    this.rule = rule;
  }

  /** Id of the rule that is broken, empty if there is none. */
  public String rule() {
    return rule;
  }
}
