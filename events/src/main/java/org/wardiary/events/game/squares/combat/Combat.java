package org.wardiary.events.game.squares.combat;

import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.EliminationCause;
import org.wardiary.events.game.squares.board.Steps;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.order.OrderedUnits;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.turn.TurnSequence;

/** From a declared attack to the end of its action (SQ-6, SQ-7). */
public final class Combat {

  private Combat() {}

  /** Resolves the attack that was just declared, up to the first question. */
  public static void resolve(Board board, Steps steps) {
    if (board.battle().defender() == Board.NOBODY) {
      askForCasualty(board, steps);
    } else if (board.battle().supported()) {
      resolveSupported(board, steps);
    } else {
      resolveUnsupported(board, steps);
    }
  }

  /** SQ-7.7. */
  private static void askForCasualty(Board board, Steps steps) {
    int kinds = casualtyKinds(board);
    if (Bits.isSingle(kinds)) {
      loseCasualty(board, steps, Bits.first(kinds));
    } else {
      steps.asked(QuestionKind.CASUALTY, Board.NOBODY);
    }
  }

  /** Kinds in the reserve attacked. */
  public static int casualtyKinds(Board board) {
    int kinds = 0;
    for (int left = board.home(1 - board.turnSide()); left != 0; left = Bits.rest(left)) {
      kinds |= Bits.of(board.layout().armies().kind(Bits.first(left)).ordinal());
    }
    return kinds;
  }

  /** SQ-7.7: the unit with the largest key of the kind (SQ-3.6) is lost. */
  public static void loseCasualty(Board board, Steps steps, int kind) {
    int owner = 1 - board.turnSide();
    int units = board.home(owner) & board.layout().armies().ofKind(owner, kind);
    steps.eliminated(OrderedUnits.last(board, units), EliminationCause.CASUALTY);
    if (board.home(owner) == 0 && board.battle().supported()) {
      offerAdvance(board, steps);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  /** SQ-6.1, SQ-6.2. */
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
      offerAdvance(board, steps);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  private static void resolveSupported(Board board, Steps steps) {
    if (!Outcome.isFlank(board)) {
      respond(board, steps);
    } else if (Retreats.isPossible(board, board.battle().defender())) {
      beginRetreat(board, steps, AttackRole.DEFENDER);
    } else { // SQ-7.1
      eliminate(board, steps, AttackRole.DEFENDER);
      offerAdvance(board, steps);
    }
  }

  /** SQ-6.3: what a defender does that is not simply lost. */
  private static void respond(Board board, Steps steps) {
    if (!Retreats.isPossible(board, board.battle().defender())) {
      stand(board, steps, Compulsion.FORCED);
    } else if (Outcome.mustRetreat(board)) {
      beginRetreat(board, steps, AttackRole.DEFENDER);
    } else {
      steps.asked(QuestionKind.RESPONSE, Board.NOBODY);
    }
  }

  /** The defender stands: both are lost, or the attacker's side takes an option (SQ-7.3). */
  public static void stand(Board board, Steps steps, Compulsion how) {
    steps.stood(how);
    if (!board.battle().supported()) {
      eliminate(board, steps, AttackRole.DEFENDER);
      eliminate(board, steps, AttackRole.ATTACKER);
      TurnSequence.completeAction(board, steps);
      return;
    }
    int options = Options.available(board);
    if (Bits.isSingle(options)) {
      takeOption(board, steps, Bits.first(options));
    } else {
      steps.asked(QuestionKind.OPTION, Board.NOBODY);
    }
  }

  public static void takeOption(Board board, Steps steps, int number) {
    steps.optionChosen(number);
    Options table = Options.of(board);
    Options.Option option = table.option(number);
    if (!Options.hasSecondChance(board)) { // else the defender stays until that is settled
      for (AttackRole role : option.eliminated()) {
        eliminate(board, steps, role);
      }
    }
    if (!option.retreats().isEmpty()) {
      beginRetreat(board, steps, option.retreats().get(0));
    } else if (table == Options.STANDARD && number == Options.SUPPORTER_FOR_DEFENDER) {
      offerAdvance(board, steps);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  public static void beginRetreat(Board board, Steps steps, AttackRole role) {
    retreatOrAsk(board, steps, board.battle().unit(role));
  }

  private static void retreatOrAsk(Board board, Steps steps, int unit) {
    int spaces = Retreats.legal(board, unit);
    if (Bits.isSingle(spaces)) {
      retreat(board, steps, unit, Bits.first(spaces));
    } else {
      steps.asked(QuestionKind.RETREAT, unit);
    }
  }

  /** A unit retreats, then whom it displaces, then what follows. */
  public static void retreat(Board board, Steps steps, int unit, int to) {
    steps.retreated(unit, to, Outcome.howRetreats(board, unit));
    int displaced = board.battle().displaced();
    if (displaced != Board.NOBODY) {
      retreatOrAsk(board, steps, displaced);
      return;
    }
    AttackRole retreated = board.battle().retreating();
    AttackRole next = Options.nextToRetreat(board, retreated);
    boolean left = retreated == AttackRole.DEFENDER && board.battle().supported();
    if (retreated == AttackRole.SUPPORTER && Options.hasSecondChance(board)) {
      giveSecondChance(board, steps);
    } else if (next != AttackRole.NONE) {
      beginRetreat(board, steps, next);
    } else if (left) { // by option 1 of SQ-7.4 as well: no gun advances
      offerAdvance(board, steps);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  private static void giveSecondChance(Board board, Steps steps) {
    if (Retreats.isPossible(board, board.battle().defender())) {
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

  /** SQ-7.6: asked if the attacker may advance, and otherwise over. */
  private static void offerAdvance(Board board, Steps steps) {
    if (Outcome.mayAdvance(board)) {
      steps.asked(QuestionKind.ADVANCE, Board.NOBODY);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  public static void advance(Board board, Steps steps) {
    int target = board.battle().target();
    steps.advanced(board.battle().attacker(), target);
    if (target == board.layout().reserve(1 - board.turnSide())) {
      TurnSequence.enterReserve(board, steps);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  private static void eliminate(Board board, Steps steps, AttackRole role) {
    EliminationCause cause =
        switch (role) {
          case ATTACKER -> EliminationCause.ATTACKER;
          case SUPPORTER -> EliminationCause.SUPPORTER;
          case DEFENDER, NONE -> EliminationCause.ATTACKED;
        };
    steps.eliminated(board.battle().unit(role), cause);
  }
}
