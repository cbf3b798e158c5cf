package org.wardiary.events.game.squares.answer;

import java.util.List;
import org.wardiary.events.game.Titled;

/** The questions of SQ-9. */
public enum QuestionKind implements Titled {
  /** No question is open. */
  NONE(""),
  /** Which order is given (SQ-3 to SQ-5). */
  TURN("turn"),
  /** Whether the defender stands or retreats (SQ-6.3). */
  RESPONSE("response"),
  /** Where a unit retreats (SQ-6.4). */
  RETREAT("retreat"),
  /** Which option the attacker's side takes (SQ-7.3). */
  OPTION("option"),
  /** Whether the defender retreats after all (SQ-7.3). */
  SECOND_CHANCE("second-chance"),
  /** Whether the attacker advances (SQ-7.6). */
  ADVANCE("advance"),
  /** Which kind of unit is lost in a reserve (SQ-7.7). */
  CASUALTY("casualty");

  /** All questions, {@link #NONE} first. */
  public static final List<QuestionKind> ALL = List.of(values());

  private final String title;

  QuestionKind(String title) {
    this.title = title;
  }

  @Override
  public String title() {
    return title;
  }
}
