package org.wardiary.events.pack.version1;

/** What texts are: those of a kind are alike. */
final class TextKind {

  static final int FILE = 1;
  static final int TAG = 2;
  static final int RULES = 3;
  static final int MAP_HASH = 4;
  static final int MAP = 5;
  static final int RESULT = 6;
  static final int COMMENT = 7;

  /** Most bytes of a name. */
  static final int LONGEST_NAME = 1000;

  private TextKind() {}
}
