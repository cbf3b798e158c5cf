package org.wardiary.events.referee;

import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/** Thrown if an answer is unreadable or illegal, with the rule and the nearest legal answers. */
public final class AnswerRefused extends InputRefused {

  private final transient Rejection why;

  /** The refusal of an answer that was given in a position. */
  public AnswerRefused(Position position, String answer) {
    this(answer, Refusal.of(position, answer));
  }

  private AnswerRefused(String answer, Rejection why) {
    super(Text.of("expected a legal answer but got '%s': %s", answer, why.reason()));
    this.why = why;
  }

  /** Why it was refused. */
  public Rejection why() {
    return why;
  }
}
