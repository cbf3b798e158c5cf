package org.wardiary.analytics.sequence;

/**
 * A field of an event that a query can name.
 *
 * @param name as the schema of the event writes it, or one of those that every event has
 * @param sort what its values are
 */
record Field(String name, Sort sort) {

  /** Fields that every event has; one of the same name of its own comes first. */
  static final String SIDE = "side";

  static final String MOVER = "mover";
  static final String PLAYER = "player";
  static final String OPPONENT = "opponent";
  static final String TURN = "turn";
  static final String PLY = "ply";
  static final String SEQ = "seq";

  /** What the values of a field are. */
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

  /** Whether the values of both can be compared. */
  boolean isLike(Field other) {
    return sort == other.sort
        || sort != Sort.NUMBER
            && sort != Sort.FLAG
            && other.sort != Sort.NUMBER
            && other.sort != Sort.FLAG;
  }
}
