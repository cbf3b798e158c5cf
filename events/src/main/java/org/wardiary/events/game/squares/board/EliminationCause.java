package org.wardiary.events.game.squares.board;

import java.util.List;
import org.wardiary.events.game.Titled;

/** The role in which a unit is eliminated, as the event {@code UnitEliminated} gives it. */
public enum EliminationCause implements Titled {
  /** As the defender. */
  ATTACKED,
  /** As the attacker. */
  ATTACKER,
  /** As the supporter. */
  SUPPORTER,
  /** In its reserve (SQ-7.7). */
  CASUALTY;

  /** All constants. */
  public static final List<EliminationCause> ALL = List.of(values());

  /** The cause for a unit that is eliminated in an attack. */
  public static EliminationCause of(AttackRole role) {
    return switch (role) {
      case ATTACKER -> ATTACKER;
      case SUPPORTER -> SUPPORTER;
      case DEFENDER, NONE -> ATTACKED;
    };
  }
}
