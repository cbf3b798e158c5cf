package org.wardiary.events.game.recorded.statement;

/** How a statement changes a state. */
public enum Change {
  /** The state begins: {@code T:word}. */
  SET,
  /** The state ends: {@code T:-word}. */
  CLEAR,
  /** The state has a value from now on: {@code T:word=value}. */
  ASSIGN,
  /** A number grows: {@code T:word+2}. */
  ADD,
  /** A number shrinks: {@code T:word-2}. */
  SUBTRACT;

  String text(String state, String value) {
    return switch (this) {
      case SET -> state;
      case CLEAR -> "-" + state;
      case ASSIGN -> state + "=" + value;
      case ADD -> state + "+" + value;
      case SUBTRACT -> state + "-" + value;
    };
  }
}
