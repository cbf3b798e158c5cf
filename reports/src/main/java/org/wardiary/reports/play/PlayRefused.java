package org.wardiary.reports.play;

import java.util.List;
import org.wardiary.events.text.Text;

/** Something about a played game that cannot be, or that nobody may who asks. */
public final class PlayRefused extends RuntimeException {

  /** What is wrong. */
  public enum Kind {
    /** What was sent is not understood. */
    MALFORMED,
    /** The key is none of this game, or its seat may not do this. */
    FORBIDDEN,
    /** There is no such game. */
    UNKNOWN,
    /** The game has gone on since it was looked at, or stands otherwise. */
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

  /** What was sent lacks a field or has it otherwise. */
  static PlayRefused malformed(String expected, Object got) {
    return new PlayRefused(Kind.MALFORMED, Text.of("expected %s but got %s", expected, got));
  }

  /** What is wrong. */
  public Kind kind() {
    return kind;
  }

  /** Id of the rule that an answer breaks; empty if none is told. */
  public String rule() {
    return rule;
  }

  /** Legal answers nearest to a refused one, best first. */
  public List<String> nearest() {
    return nearest;
  }
}
