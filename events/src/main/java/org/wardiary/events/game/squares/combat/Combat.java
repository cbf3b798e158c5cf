package org.wardiary.events.game.squares.combat;

import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.attack.OptionTable;
import org.wardiary.events.game.squares.attack.RetreatCause;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.EliminationCause;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.step.Steps;
import org.wardiary.events.game.squares.turn.TurnSequence;

/** Resolves attacks from their declaration to the end of the action (SQ-6, SQ-7). */
public final class Combat {

  /** The option of the standard table after which the attacker may advance. */
  private static final int SUPPORTER_FOR_DEFENDER = 2;

  private Combat() {}

  /** Resolves the attack that was just declared, up to the first question. */
  public static void resolve(Board board, Steps steps) {
    if (board.attack().defender() == Board.NOBODY) {
      ReserveAttack.resolve(board, steps);
    } else if (board.attack().supported()) {
      respond(board, steps);
    } else {
      resolveUnsupported(board, steps);
    }
  }

  /** Resolves an unsupported attack on a square (SQ-6.1, SQ-6.2). */
  private static void resolveUnsupported(Board board, Steps steps) {
    Outcome outcome = Outcome.of(board);
    switch (outcome) {
      case ATTACKER_LOST -> eliminate(board, steps, AttackRole.ATTACKER);
      case DEFENDER_LOST -> eliminate(board, steps, AttackRole.DEFENDER);
      case BOTH_LOST -> {
        eliminate(board, steps, AttackRole.DEFENDER);
        eliminate(board, steps, AttackRole.ATTACKER);
      }
      case RESPONSE, SAFE_RESPONSE -> {
        respond(board, steps);
        return;
      }
    }
    if (outcome == Outcome.DEFENDER_LOST) {
      Advance.offer(board, steps);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  /**
   * Makes the defender stand or retreat, or asks its owner if there is a choice (SQ-6.3); a flank
   * attack may also eliminate it (SQ-7.1).
   */
  private static void respond(Board board, Steps steps) {
    if (!Retreats.isPossible(board, board.attack().defender())) {
      if (Outcome.standsWithoutRetreat(board)) {
        stand(board, steps, Compulsion.FORCED);
      } else {
        eliminate(board, steps, AttackRole.DEFENDER);
        Advance.offer(board, steps);
      }
    } else if (Outcome.mustRetreat(board)) {
      beginRetreat(board, steps, AttackRole.DEFENDER);
    } else {
      steps.ask(QuestionKind.RESPONSE, Board.NOBODY);
    }
  }

  /**
   * Makes the defender stand: the attacker is lost, and the defender unless it is safe (SQ-6.2), or
   * the attacker's side takes an option (SQ-7.3).
   */
  public static void stand(Board board, Steps steps, Compulsion compulsion) {
    steps.stand(compulsion);
    if (!board.attack().supported()) {
      if (Outcome.of(board) != Outcome.SAFE_RESPONSE) {
        eliminate(board, steps, AttackRole.DEFENDER);
      }
      eliminate(board, steps, AttackRole.ATTACKER);
      TurnSequence.completeAction(board, steps);
      return;
    }
    int options = AvailableOptions.all(board);
    if (Bits.isSingle(options)) {
      takeOption(board, steps, Bits.first(options));
    } else {
      steps.ask(QuestionKind.OPTION, Board.NOBODY);
    }
  }

  /** Takes an option of the attacker's side (SQ-7.3 to SQ-7.5). */
  public static void takeOption(Board board, Steps steps, int number) {
    steps.chooseOption(number);
    OptionTable table = OptionTable.of(board);
    OptionTable.Option option = table.option(number);
    if (!OptionTable.hasSecondChance(board)) { // else the defender stays until that is decided
      for (AttackRole role : option.eliminated()) {
        eliminate(board, steps, role);
      }
    }
    if (!option.retreats().isEmpty()) {
      beginRetreat(board, steps, option.retreats().get(0));
    } else if (table == OptionTable.STANDARD && number == SUPPORTER_FOR_DEFENDER) {
      Advance.offer(board, steps);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  /** Makes the unit with a role retreat, or asks its owner where to if there is a choice. */
  public static void beginRetreat(Board board, Steps steps, AttackRole role) {
    retreatOrAsk(board, steps, board.attack().unit(role));
  }

  private static void retreatOrAsk(Board board, Steps steps, int unit) {
    int spaces = Retreats.legal(board, unit);
    if (Bits.isSingle(spaces)) {
      retreat(board, steps, unit, Bits.first(spaces));
    } else {
      steps.ask(QuestionKind.RETREAT, unit);
    }
  }

  /**
   * Makes a unit retreat to a space, then the unit that it displaces, then others that the option
   * names.
   */
  public static void retreat(Board board, Steps steps, int unit, int to) {
    steps.retreat(unit, to, compulsion(board, unit));
    int displaced = board.attack().displaced();
    if (displaced != Board.NOBODY) {
      retreatOrAsk(board, steps, displaced);
      return;
    }
    AttackRole retreated = board.attack().retreating();
    AttackRole next = OptionTable.nextToRetreat(board, retreated);
    boolean vacated = retreated == AttackRole.DEFENDER && board.attack().supported();
    if (retreated == AttackRole.SUPPORTER && OptionTable.hasSecondChance(board)) {
      giveSecondChance(board, steps);
    } else if (next != AttackRole.NONE) {
      beginRetreat(board, steps, next);
    } else if (vacated) { // includes option 1 of SQ-7.4, after which a gun never advances
      Advance.offer(board, steps);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  /** Asks whether the defender takes its second chance, if it can retreat (SQ-7.3). */
  private static void giveSecondChance(Board board, Steps steps) {
    if (Retreats.isPossible(board, board.attack().defender())) {
      steps.ask(QuestionKind.SECOND_CHANCE, Board.NOBODY);
    } else {
      declineSecondChance(board, steps);
    }
  }

  /**
   * Continues after a second chance that was declined or impossible: the attacker retreats, unless
   * it is a Grand Battery's (SQ-7.3, SQ-R19).
   */
  public static void declineSecondChance(Board board, Steps steps) {
    eliminate(board, steps, AttackRole.DEFENDER);
    if (OptionTable.nextToRetreat(board, AttackRole.SUPPORTER) == AttackRole.ATTACKER) {
      beginRetreat(board, steps, AttackRole.ATTACKER);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  private static void eliminate(Board board, Steps steps, AttackRole role) {
    steps.eliminate(board.attack().unit(role), EliminationCause.of(role));
  }

  private static Compulsion compulsion(Board board, int unit) {
    return switch (RetreatCause.of(board, unit)) {
      case DISPLACED -> Compulsion.FORCED;
      case OPTION -> Compulsion.OPTION;
      case SECOND_CHANCE -> Compulsion.CHOSEN;
      case ATTACKED -> Outcome.mustRetreat(board) ? Compulsion.FORCED : Compulsion.CHOSEN;
    };
  }
}
