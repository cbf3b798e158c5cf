package org.wardiary.events.game.recorded.board;

import java.util.List;
import org.wardiary.events.game.Titled;

/** What is asked in a recorded game: what happened next. */
public enum RecordedQuestion implements Titled {
  /** Nothing. */
  NONE,
  /** The next statement. */
  STATEMENT;

  /** All of them. */
  static final List<RecordedQuestion> ALL = List.of(values());
}
