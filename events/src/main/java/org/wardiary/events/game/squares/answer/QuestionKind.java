package org.wardiary.events.game.squares.answer;

/** The questions of SQ-9. */
public enum QuestionKind {
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

  private static final QuestionKind[] ALL = values();

  private final String title;

  QuestionKind(String title) {
    this.title = title;
  }

  /** The question with an ordinal. */
  public static QuestionKind of(int ordinal) {
    return ALL[ordinal];
  }

  /** The question with a name; {@link #NONE} if there is no such question. */
  public static QuestionKind named(String name) {
    for (QuestionKind question : ALL) {
      if (question.title.equals(name)) {
        return question;
      }
    }
    return NONE;
  }

  /** The question's name in records and positions. */
  public String title() {
    return title;
  }
}
