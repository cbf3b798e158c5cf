package org.wardiary.events.game.onthesquare.answer;

/** The kinds of questions (WS-11.1). */
public enum QuestionKind {
  /** No question. */
  NONE(""),
  /** Chance draws an auxiliary (WS-2.2). */
  AUXILIARY("auxiliary"),
  /** A side places a box (WS-3.1). */
  SETUP("setup"),
  /** A side gives an order, or ends its orders (WS-4.2). */
  ORDER("order"),
  /** A side executes an order (WS-4.3), or a charged unit its order F (WS-8.3). */
  EXECUTE("execute"),
  /** A charged unit retreats or stands (WS-8.4). */
  REACT("react"),
  /** Chance draws a card (WS-7.5). */
  CARD("card");

  private static final QuestionKind[] ALL = values();

  private final String title;

  QuestionKind(String title) {
    this.title = title;
  }

  /** The question's name in records. */
  public String title() {
    return title;
  }

  /** The question with an ordinal. */
  public static QuestionKind at(int ordinal) {
    return ALL[ordinal];
  }

  /**
   * The question with a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static QuestionKind named(String title) {
    for (QuestionKind kind : ALL) {
      if (kind.title.equals(title)) {
        return kind;
      }
    }
    throw new IllegalArgumentException("expected a question but got '" + title + "'");
  }
}
