package org.wardiary.events.game.onthesquare.board;

import java.util.List;
import org.wardiary.events.game.Titled;

/** The direction from which a charge meets its target (WS-8.3, WS-8.4). */
public enum Aspect implements Titled {
  /** From the front. */
  FRONT,
  /** From either flank. */
  FLANK,
  /** From behind. */
  REAR,
  /** From what would be the front if it were not 2 against 1. */
  TWO_AGAINST_ONE,
  /** At a dummy, which is removed (WS-3.2). */
  DUMMY;

  static final List<Aspect> ALL = List.of(values());
}
