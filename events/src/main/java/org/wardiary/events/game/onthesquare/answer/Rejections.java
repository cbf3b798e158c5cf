package org.wardiary.events.game.onthesquare.answer;

import java.util.Optional;
import org.wardiary.events.game.Rejection;

/** Builds rejections in the form that all error messages have. */
public final class Rejections {

  private Rejections() {}

  /** The rule that an answer breaks: what was expected, and what is so. */
  public static Optional<Rejection> of(String rule, String expected, String but) {
    return Optional.of(Rejection.of(rule, "expected %s but %s", expected, but));
  }

  /** The rule that an answer breaks: what was expected in its place. */
  public static Optional<Rejection> of(String rule, String expected, long code) {
    return of(rule, expected, "got '" + AnswerText.of(code) + "'");
  }
}
