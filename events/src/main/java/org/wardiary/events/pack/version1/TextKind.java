package org.wardiary.events.pack.version1;

/** The kinds of texts; the model assumes that texts of the same kind resemble each other. */
final class TextKind {

  static final int FILE = 1;
  static final int TAG = 2;
  static final int RULES = 3;
  static final int MAP_HASH = 4;
  static final int MAP = 5;
  static final int RESULT = 6;
  static final int COMMENT = 7;

  /** The largest number of bytes in a name. */
  static final int LONGEST_NAME = 1000;

  private TextKind() {}
}
