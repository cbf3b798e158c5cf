package org.wardiary.events.game.squares.combat;

import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.attack.AttackTraits;
import org.wardiary.events.game.squares.attack.OptionTable;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.EliminationCause;
import org.wardiary.events.game.squares.board.Steps;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.turn.TurnSequence;

/** From a declared attack to the end of its action (SQ-6, SQ-7). */
public final class Combat {

  /** The standard option after which the attacker may advance. */
  private static final int SUPPORTER_FOR_DEFENDER = 2;

  private Combat() {}

  /** Resolves the attack that was just declared, up to the first question. */
  public static void resolve(Board board, Steps steps) {
    if (board.attack().defender() == Board.NOBODY) {
      ReserveAttack.resolve(board, steps);
    } else if (board.attack().supported()) {
      resolveSupported(board, steps);
    } else {
      resolveUnsupported(board, steps);
    }
  }

  /** An unsupported attack on a square (SQ-6.1, SQ-6.2). */
  private static void resolveUnsupported(Board board, Steps steps) {
    Outcome outcome = Outcome.of(board);
    switch (outcome) {
      case ATTACKER_LOST -> eliminate(board, steps, AttackRole.ATTACKER);
      case DEFENDER_LOST -> eliminate(board, steps, AttackRole.DEFENDER);
      case BOTH_LOST -> {
        eliminate(board, steps, AttackRole.DEFENDER);
        eliminate(board, steps, AttackRole.ATTACKER);
      }
      case RESPONSE -> {
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

  /** A supported attack on a square (SQ-7.1, SQ-7.2). */
  private static void resolveSupported(Board board, Steps steps) {
    if (!AttackTraits.isFlank(board)) {
      respond(board, steps);
    } else if (Retreats.isPossible(board, board.attack().defender())) {
      beginRetreat(board, steps, AttackRole.DEFENDER);
    } else { // SQ-7.1
      eliminate(board, steps, AttackRole.DEFENDER);
      Advance.offer(board, steps);
    }
  }

  /** The defender stands or retreats; its owner is asked if it can choose (SQ-6.3). */
  private static void respond(Board board, Steps steps) {
    if (!Retreats.isPossible(board, board.attack().defender())) {
      stand(board, steps, Compulsion.FORCED);
    } else if (Outcome.mustRetreat(board)) {
      beginRetreat(board, steps, AttackRole.DEFENDER);
    } else {
      steps.asked(QuestionKind.RESPONSE, Board.NOBODY);
    }
  }

  /** The defender stands: both are lost, or the attacker's side takes an option (SQ-7.3). */
  public static void stand(Board board, Steps steps, Compulsion compulsion) {
    steps.stood(compulsion);
    if (!board.attack().supported()) {
      eliminate(board, steps, AttackRole.DEFENDER);
      eliminate(board, steps, AttackRole.ATTACKER);
      TurnSequence.completeAction(board, steps);
      return;
    }
    int options = AvailableOptions.all(board);
    if (Bits.isSingle(options)) {
      takeOption(board, steps, Bits.first(options));
    } else {
      steps.asked(QuestionKind.OPTION, Board.NOBODY);
    }
  }

  /** The attacker's side takes an option (SQ-7.3 to SQ-7.5). */
  public static void takeOption(Board board, Steps steps, int number) {
    steps.optionChosen(number);
    OptionTable table = OptionTable.of(board);
    OptionTable.Option option = table.option(number);
    if (!OptionTable.hasSecondChance(board)) { // else the defender stays until it is settled
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

  /** The unit with a role retreats; its owner is asked where if it can choose. */
  public static void beginRetreat(Board board, Steps steps, AttackRole role) {
    retreatOrAsk(board, steps, board.attack().unit(role));
  }

  private static void retreatOrAsk(Board board, Steps steps, int unit) {
    int spaces = Retreats.legal(board, unit);
    if (Bits.isSingle(spaces)) {
      retreat(board, steps, unit, Bits.first(spaces));
    } else {
      steps.asked(QuestionKind.RETREAT, unit);
    }
  }

  /** A unit retreats to a space, then the unit that it displaces, then others by the option. */
  public static void retreat(Board board, Steps steps, int unit, int to) {
    steps.retreated(unit, to, RetreatCause.compulsion(board, unit));
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
    } else if (vacated) { // also by option 1 of SQ-7.4, after which no gun advances
      Advance.offer(board, steps);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  /** Asks whether the defender takes its second chance, if it can (SQ-7.3). */
  private static void giveSecondChance(Board board, Steps steps) {
    if (Retreats.isPossible(board, board.attack().defender())) {
      steps.asked(QuestionKind.SECOND_CHANCE, Board.NOBODY);
    } else {
      declineSecondChance(board, steps);
    }
  }

  /** The second chance was declined or impossible (SQ-7.3). */
  public static void declineSecondChance(Board board, Steps steps) {
    eliminate(board, steps, AttackRole.DEFENDER);
    beginRetreat(board, steps, AttackRole.ATTACKER);
  }

  private static void eliminate(Board board, Steps steps, AttackRole role) {
    steps.eliminated(board.attack().unit(role), EliminationCause.of(role));
  }
}
