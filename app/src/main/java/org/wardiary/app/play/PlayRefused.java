package org.wardiary.app.play;

import java.util.List;
import org.wardiary.events.text.Text;

/**
 * Thrown when a request about a played game cannot be carried out, or the sender may not make it.
 */
public final class PlayRefused extends RuntimeException {

  /** Why a request is refused. */
  public enum Kind {
    /** The request is malformed. */
    MALFORMED,
    /** The key is not one of this game, or its seat may not do this. */
    FORBIDDEN,
    /** There is no such game. */
    UNKNOWN,
    /** The game has changed since the sender saw it, or its state does not allow this. */
    CONFLICT,
    /** The rules forbid the answer. */
    ILLEGAL
  }

  private final Kind kind;
  private final String rule;
  private final List<String> nearest;

  /** A refusal that says what was expected. */
  public PlayRefused(Kind kind, String reason) {
    this(kind, reason, "", List.of());
  }

  /** A refusal with the rule that an answer breaks, and the legal answers nearest to it. */
  public PlayRefused(Kind kind, String reason, String rule, List<String> nearest) {
    super(reason);
    this.kind = kind;
    this.rule = rule;
    this.nearest = List.copyOf(nearest);
  }

  /** A refusal of a request with a missing or malformed field. */
  static PlayRefused malformed(String expected, Object got) {
    return new PlayRefused(Kind.MALFORMED, Text.of("expected %s but got %s", expected, got));
  }

  /** Why the request is refused. */
  public Kind kind() {
    return kind;
  }

  /** Id of the rule that an answer breaks; empty if none is named. */
  public String rule() {
    return rule;
  }

  /** Legal answers nearest to a refused one, best first. */
  public List<String> nearest() {
    return nearest;
  }
}
