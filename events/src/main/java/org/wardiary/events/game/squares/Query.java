package org.wardiary.events.game.squares;

/** The questions of SQ-9. */
enum Query {
  /** None stands. */
  NONE(""),
  TURN("turn"),
  RESPONSE("response"),
  RETREAT("retreat"),
  OPTION("option"),
  SECOND_CHANCE("second-chance"),
  ADVANCE("advance"),
  CASUALTY("casualty");

  private static final Query[] ALL = values();

  private final String title;

  Query(String title) {
    this.title = title;
  }

  static Query of(int ordinal) {
    return ALL[ordinal];
  }

  /** The question with a name; {@link #NONE} if there is no such question. */
  static Query named(String name) {
    for (Query query : ALL) {
      if (query.title.equals(name)) {
        return query;
      }
    }
    return NONE;
  }

  /** Name as records and positions write it. */
  String title() {
    return title;
  }
}
