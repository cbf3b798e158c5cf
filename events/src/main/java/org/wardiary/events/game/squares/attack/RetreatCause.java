package org.wardiary.events.game.squares.attack;

import org.wardiary.events.game.Titled;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;

/** Why a unit retreats, as the event {@code UnitRetreated} gives it. */
public enum RetreatCause implements Titled {
  /** As the defender (SQ-6.3, SQ-7.1). */
  ATTACKED,
  /** By an option that the attacker's side has chosen (SQ-7.3 to SQ-7.5). */
  OPTION,
  /** As the defender that takes its second chance (SQ-7.3). */
  SECOND_CHANCE,
  /** Because a friend displaces it (SQ-6.5). */
  DISPLACED;

  /** Why a unit retreats in the attack in progress, before it has. */
  public static RetreatCause of(Board board, int unit) {
    if (unit == board.attack().displaced()) {
      return DISPLACED;
    }
    AttackRole role = board.attack().role(unit);
    if (role == AttackRole.DEFENDER && board.attack().option() == 0) {
      return ATTACKED;
    }
    boolean second = role == AttackRole.DEFENDER && OptionTable.hasSecondChance(board);
    return second ? SECOND_CHANCE : OPTION;
  }
}
