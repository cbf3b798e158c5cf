package org.wardiary.events.game.onthesquare.answer;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.text.Text;

/** Builds rejections in the form that all error messages have. */
public final class Rejections {

  private Rejections() {}

  /**
   * A rejection: {@code expected … but …}.
   *
   * @param rule id of the rule that the answer breaks; empty if it could not be read
   */
  public static Rejection of(String rule, String expected, String but) {
    return new Rejection(rule, Text.of("expected %s but %s", expected, but));
  }

  /** A rejection of an answer other than what was expected. */
  public static Rejection of(String rule, String expected, long code) {
    return of(rule, expected, "got '" + AnswerText.of(code) + "'");
  }
}
