package org.wardiary.events.game.hasami;

import java.util.List;
import org.wardiary.events.game.Titled;

/** The questions of the game. */
enum QuestionKind implements Titled {
  NONE,
  TURN;

  static final List<QuestionKind> ALL = List.of(values());
}
