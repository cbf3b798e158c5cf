package org.wardiary.events.game.squares.board;

import java.util.List;
import org.wardiary.events.game.Titled;

/** The way in which a unit moves by an order, as the event {@code UnitMoved} gives it. */
public enum MoveType implements Titled {
  /** A move of the only unit that moves in its action. */
  SINGLE,
  /** A move of one of two Horse units (SQ-4.5). */
  TWO_HORSE,
  /** A double move, which uses up a double turn (SQ-4.6). */
  DOUBLE;

  /** All constants. */
  public static final List<MoveType> ALL = List.of(values());
}
