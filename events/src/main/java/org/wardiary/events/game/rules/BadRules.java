package org.wardiary.events.game.rules;

import org.wardiary.events.text.Text;

/**
 * Changed rules that cannot be played by: a bad value, an unknown name, or values that exclude each
 * other.
 */
public final class BadRules extends RuntimeException {

  private final String rule;

  /**
   * With the reason.
   *
   * @param path where it stands in the file, e.g. {@code rules.turn-limit}; empty for the whole
   * @param rule id of the rule that it breaks, empty if it breaks none
   * @param reason {@code expected … but got …}
   */
  public BadRules(String path, String rule, String reason) {
    super(
        (path.isEmpty() ? "" : path + ": ")
            + (rule.isEmpty() ? reason : Text.of("%s (%s)", reason, rule)));
    this.rule = rule;
  }

  /** Id of the rule that it breaks, empty if it breaks none. */
  public String rule() {
    return rule;
  }
}
