package org.wardiary.events.game.squares.board;

import java.util.List;
import org.wardiary.events.game.Titled;

/** Whether a unit had to retreat or stand, as events give it. */
public enum Compulsion implements Titled {
  /** The rules allowed nothing else. */
  FORCED,
  /** The owner could have chosen otherwise. */
  CHOSEN,
  /** The attacker's side chose an option that includes this retreat. */
  OPTION;

  /** All constants. */
  public static final List<Compulsion> ALL = List.of(values());
}
