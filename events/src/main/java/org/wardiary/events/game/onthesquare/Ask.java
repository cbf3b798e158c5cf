package org.wardiary.events.game.onthesquare;

/** The questions (WS-11.1). */
enum Ask {
  NONE(""),
  AUXILIARY("auxiliary"),
  SETUP("setup"),
  ORDER("order"),
  EXECUTE("execute"),
  REACT("react"),
  CARD("card");

  private static final Ask[] ALL = values();

  private final String title;

  Ask(String title) {
    this.title = title;
  }

  /** Name in records. */
  String title() {
    return title;
  }

  static Ask at(int ordinal) {
    return ALL[ordinal];
  }

  /**
   * The question with a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Ask named(String title) {
    for (Ask ask : ALL) {
      if (ask.title.equals(title)) {
        return ask;
      }
    }
    throw new IllegalArgumentException("expected a question but got '" + title + "'");
  }
}
