package org.wardiary.events.game.squares.combat;

import org.wardiary.events.game.squares.attack.OptionTable;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;

/** Why a unit retreats, as the event {@code UnitRetreated} gives it. */
public enum RetreatCause {
  /** As the defender (SQ-6.3, SQ-7.1). */
  ATTACKED("attacked"),
  /** By an option that the attacker's side has chosen (SQ-7.3 to SQ-7.5). */
  OPTION("option"),
  /** As the defender that takes its second chance (SQ-7.3). */
  SECOND_CHANCE("second-chance"),
  /** Because a friend displaces it (SQ-6.5). */
  DISPLACED("displaced");

  private final String title;

  RetreatCause(String title) {
    this.title = title;
  }

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

  /** Whether a unit has to retreat in the attack in progress, or who chose its retreat. */
  static Compulsion compulsion(Board board, int unit) {
    return switch (of(board, unit)) {
      case DISPLACED -> Compulsion.FORCED;
      case OPTION -> Compulsion.OPTION;
      case SECOND_CHANCE -> Compulsion.CHOSEN;
      case ATTACKED -> Outcome.mustRetreat(board) ? Compulsion.FORCED : Compulsion.CHOSEN;
    };
  }

  /** The word that the event uses. */
  public String title() {
    return title;
  }
}
