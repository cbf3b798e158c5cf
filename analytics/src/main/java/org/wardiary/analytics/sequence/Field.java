package org.wardiary.analytics.sequence;

/**
 * A field of an event that a query can name.
 *
 * @param name name in the schema of the event, or of a field that every event has
 * @param sort type of the values
 */
record Field(String name, Sort sort) {

  /** Fields that every event has; a field of that name in the event's schema takes precedence. */
  static final String SIDE = "side";

  static final String MOVER = "mover";
  static final String PLAYER = "player";
  static final String OPPONENT = "opponent";
  static final String TURN = "turn";
  static final String PLY = "ply";
  static final String SEQ = "seq";

  /** Types of the values of a field. */
  enum Sort {
    /** Whole numbers. */
    NUMBER,
    /** Yes or no. */
    FLAG,
    /** Sides of the game. */
    SIDE,
    /** Kinds of units, by their letters. */
    KIND,
    /** Any other text. */
    TEXT
  }

  /** Whether the values of this field can be compared with those of another one. */
  boolean isLike(Field other) {
    return sort == other.sort
        || sort != Sort.NUMBER
            && sort != Sort.FLAG
            && other.sort != Sort.NUMBER
            && other.sort != Sort.FLAG;
  }
}
