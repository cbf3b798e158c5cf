package org.wardiary.events.game.squares.answer;

/** The questions of SQ-9. */
public enum QuestionKind {
  /** None stands. */
  NONE(""),
  TURN("turn"),
  RESPONSE("response"),
  RETREAT("retreat"),
  OPTION("option"),
  SECOND_CHANCE("second-chance"),
  ADVANCE("advance"),
  CASUALTY("casualty");

  private static final QuestionKind[] ALL = values();

  private final String title;

  QuestionKind(String title) {
    this.title = title;
  }

  public static QuestionKind of(int ordinal) {
    return ALL[ordinal];
  }

  /** The question with a name; {@link #NONE} if there is no such question. */
  public static QuestionKind named(String name) {
    for (QuestionKind query : ALL) {
      if (query.title.equals(name)) {
        return query;
      }
    }
    return NONE;
  }

  /** Name as records and positions write it. */
  public String title() {
    return title;
  }
}
